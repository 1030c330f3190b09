import { asc, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creatorTags } from '../../store/tables/people.ts';

/** The tags of people, by id, in the order of the alphabet. The ids must be of the caller's program. */
export async function readTags(
  { database }: Store,
  creatorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tags = new Map<string, string[]>(creatorIds.map((id) => [id, []]));
  if (creatorIds.length === 0) return tags;
  const rows = await database
    .select({ creator_id: creatorTags.creator_id, tag: creatorTags.tag })
    .from(creatorTags)
    .where(inArray(creatorTags.creator_id, [...creatorIds]))
    .orderBy(asc(creatorTags.word));
  for (const { creator_id, tag } of rows) tags.get(creator_id)?.push(tag);
  return tags;
}

/** Those of one person. */
export async function readTagsOf(store: Store, creator_id: string): Promise<string[]> {
  return [...((await readTags(store, [creator_id])).get(creator_id) ?? [])];
}
