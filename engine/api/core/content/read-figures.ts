import type { ContentFigures } from '#contract/shapes/content-figures.ts';
import { asc, desc, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { contentFigures } from '../../store/tables/content-figures.ts';

/** What pieces of content reached, by their ids, each list by when it was seen, the latest first. */
export async function readFigures(
  { database }: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ContentFigures[]>> {
  const figures = new Map<number, ContentFigures[]>();
  if (ids.length === 0) return figures;
  const { content_id, source, views, likes, comments, observed_at } = contentFigures;
  const rows = await database
    .select({ content_id, source, views, likes, comments, observed_at })
    .from(contentFigures)
    .where(inArray(content_id, [...ids]))
    .orderBy(asc(content_id), desc(observed_at), asc(source));
  for (const { content_id: id, observed_at: at, ...seen } of rows) {
    const list = figures.get(id) ?? [];
    list.push({ ...seen, observed_at: at.toISOString() });
    figures.set(id, list);
  }
  return figures;
}
