import type { z } from 'zod';
import type { Content, contentPage } from '#contract/shapes/content.ts';
import { and, count, desc, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { contents } from '../../store/tables/pipelines.ts';
import { presentContent } from '../reviews/present-review.ts';
import { readTimelines } from '../reviews/timelines.ts';
import { type ContentAuthor, contentsOf, readActivation } from './content-author.ts';
import { readFigures } from './read-figures.ts';

/** Pieces on a page (specification, section 7). */
const PAGE_SIZE = 20;

/**
 * A numbered page of what the author handed in for the activation, newest first; a page beyond the
 * last one is empty. @throws ApiError ACTIVATION_UNKNOWN
 */
export async function listContentOf(
  store: Store,
  author: ContentAuthor,
  query: {
    readonly page?: number | undefined;
    readonly content_type?: Content['content_type'] | undefined;
  },
): Promise<z.infer<typeof contentPage>> {
  const { page = 1, content_type } = query;
  await readActivation(store, author);
  const own = contentsOf(author);
  if (!own) return { items: [], page, pages: 0, total: 0 };
  const where = and(own, content_type && eq(contents.content_type, content_type));
  const [counted] = await store.database.select({ total: count() }).from(contents).where(where);
  const rows = await store.database
    .select()
    .from(contents)
    .where(where)
    .orderBy(desc(contents.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const ids = rows.map(({ id }) => id);
  const timelines = await readTimelines(store, 'content', ids);
  const figures = await readFigures(store, ids);
  const total = counted?.total ?? 0;
  return {
    items: rows.map((row) =>
      presentContent(row, timelines.get(String(row.id)) ?? [], figures.get(row.id)),
    ),
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
  };
}
