import type { Content } from '#contract/shapes/content.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiServices } from '../../http/services.ts';
import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { contents } from '../../store/tables/pipelines.ts';
import { presentContent } from '../reviews/present-review.ts';
import { readTimelines, writeSubmission } from '../reviews/timelines.ts';
import { type ContentAuthor, requireTaken } from './content-author.ts';
import { type ContentBody, contentValues } from './content-values.ts';
import { readFigures } from './read-figures.ts';

/**
 * Hands in a piece of content. One address is taken once for an activation, from whomever it comes,
 * until it is withdrawn.
 * @throws ApiError see `requireTaken`; CONTENT_TYPE_NOT_TAKEN, CONTENT_DUPLICATE
 */
export async function submitContentFor(
  { store, now }: Pick<ApiServices, 'store' | 'now'>,
  author: ContentAuthor,
  body: ContentBody,
): Promise<Content> {
  const at = now();
  const { program, activation_id } = author;
  return store.transaction(async () => {
    const { influencer_activation_id, brief } = await requireTaken(store, author, at);
    const creator_id = author.kind === 'creator' ? author.creator_id : null;
    const [row] = await store.database
      .insert(contents)
      .values({
        ...contentValues(body, brief),
        program_uuid: program.uuid,
        activation_id,
        influencer_activation_id,
        creator_id,
        state: 'submitted',
        submitted_at: at,
        updated_at: at,
      })
      .onConflictDoNothing({
        target: [contents.program_uuid, contents.activation_id, contents.canonical_url],
        where: sql`${contents.state} <> 'withdrawn'`,
      })
      .returning();
    if (!row) throw new ApiError('CONTENT_DUPLICATE');
    await writeSubmission(store, 'content', row, {
      actor_kind: author.kind,
      actor_id: creator_id ?? String(influencer_activation_id),
    });
    return presentOne(store, row);
  });
}

/** A row that was read for its author, with its timeline. */
export async function presentOne(
  store: Store,
  row: typeof contents.$inferSelect,
): Promise<Content> {
  const timelines = await readTimelines(store, 'content', [row.id]);
  const figures = await readFigures(store, [row.id]);
  return presentContent(row, timelines.get(String(row.id)) ?? [], figures.get(row.id));
}
