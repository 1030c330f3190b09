import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listCreatorTags } from '#contract/people/endpoints.ts';
import { tagWord } from '#contract/shapes/creator-tags.ts';
import type { Acting } from '../audit/acting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { readTagsOf } from '../core/people/read-tags.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, asc, count, eq, gt, inArray, min, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorTags } from '../store/tables/people.ts';

/**
 * Sets a person's tags, each as somebody else's in the program is spelled already.
 * @returns them in the order of the alphabet
 * @throws ApiError CREATOR_UNKNOWN
 */
export async function setCreatorTags(
  store: Store,
  { program_uuid, operator_id, request_id }: Acting,
  creator_id: string,
  tags: readonly string[],
): Promise<string[]> {
  return store.transaction(async () => {
    const { database } = store;
    if (!(await lockCreator(store, program_uuid, creator_id)))
      throw new ApiError('CREATOR_UNKNOWN');
    const before = await readTagsOf(store, creator_id);
    const spelled = await readSpellings(store, program_uuid, creator_id, tags.map(tagWord));
    await database.delete(creatorTags).where(eq(creatorTags.creator_id, creator_id));
    if (tags.length > 0)
      await database.insert(creatorTags).values(
        tags.map((tag) => {
          const word = tagWord(tag);
          return { program_uuid, creator_id, word, tag: spelled.get(word) ?? tag };
        }),
      );
    const after = await readTagsOf(store, creator_id);
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: 'creator.tag',
      subject_kind: 'creator',
      subject_id: creator_id,
      details: { from_tags: before, to_tags: after },
      request_id,
    });
    return after;
  });
}

/** How others of the program have these tags spelled, by their words. */
async function readSpellings(
  { database }: Store,
  program_uuid: string,
  creator_id: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([creatorTags.word], { word: creatorTags.word, tag: creatorTags.tag })
    .from(creatorTags)
    .where(
      and(
        eq(creatorTags.program_uuid, program_uuid),
        inArray(creatorTags.word, [...words]),
        ne(creatorTags.creator_id, creator_id),
      ),
    )
    .orderBy(asc(creatorTags.word), asc(creatorTags.creator_id));
  return new Map(rows.map(({ word, tag }) => [word, tag]));
}

/** A page of a program's tags, each with how many people have it. @throws ApiError CURSOR_INVALID */
export async function readTagsPage(
  { database }: Store,
  program_uuid: string,
  {
    cursor,
    limit = PAGE_SIZE,
  }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<ResponseOf<typeof listCreatorTags>> {
  const { word, tag } = creatorTags;
  const rows = await database
    .select({ word, tag: min(tag), creators: count() })
    .from(creatorTags)
    .where(
      and(
        eq(creatorTags.program_uuid, program_uuid),
        cursor === undefined ? undefined : gt(word, readCursor(cursor, ['string'])[0]),
      ),
    )
    .groupBy(word)
    .orderBy(asc(word))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (row) => [row.word]);
  return {
    items: page.rows.map((row) => ({ tag: row.tag ?? row.word, creators: row.creators })),
    next_cursor: page.next_cursor,
  };
}
