import type { Content } from '#contract/shapes/content.ts';
import { nextState } from '#domain/reviews/review-state.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiServices } from '../../http/services.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { changeReview, lockReviews, type ReviewRow } from '../reviews/review-rows.ts';
import { type ContentAuthor, readActivation } from './content-author.ts';
import { CONTENT_ONCE, type ContentBody, contentValues } from './content-values.ts';
import { forgetFigures } from './keep-figures.ts';
import { presentOne } from './submit-content.ts';

type CreatorAuthor = ContentAuthor & { readonly kind: 'creator' };

/**
 * Sends content again after changes were asked for: also after the activation closed, since the
 * wish for changes came later than the deadline allowed for.
 * @throws ApiError CONTENT_UNKNOWN, TRANSITION_REFUSED, CONTENT_TYPE_NOT_TAKEN, CONTENT_DUPLICATE
 */
export async function resubmitContentFor(
  { store, now }: Pick<ApiServices, 'store' | 'now'>,
  author: CreatorAuthor,
  content_id: number,
  body: ContentBody,
): Promise<Content> {
  return store.transaction(async () => {
    const row = await lockOwn(store, author, content_id);
    const { state } = row;
    if (!nextState(state, 'resubmit')) throw new ApiError('TRANSITION_REFUSED', { state });
    const { content } = await readActivation(store, author);
    // An activation keeps its brief; where the campaign took it away, nothing is taken any more.
    const values = contentValues(body, content ?? { types: [] });
    try {
      const { creator_id } = author;
      const change = { action: 'resubmit', actor_kind: 'creator', actor_id: creator_id } as const;
      const changed = await changeReview(store, 'content', row, { ...change, at: now() }, values);
      if (changed.canonical_url !== row.canonical_url) await forgetFigures(store, row.id);
      return await presentOne(store, changed);
    } catch (error) {
      if (isUniqueViolation(error, CONTENT_ONCE)) throw new ApiError('CONTENT_DUPLICATE');
      throw error;
    }
  });
}

/**
 * Withdraws content that is not decided; its address can be handed in again.
 * @throws ApiError CONTENT_UNKNOWN, TRANSITION_REFUSED
 */
export async function withdrawContentOf(
  { store, now }: Pick<ApiServices, 'store' | 'now'>,
  author: CreatorAuthor,
  content_id: number,
): Promise<Content> {
  return store.transaction(async () => {
    const row = await lockOwn(store, author, content_id);
    const { creator_id } = author;
    const change = { action: 'withdraw', actor_kind: 'creator', actor_id: creator_id } as const;
    return presentOne(store, await changeReview(store, 'content', row, { ...change, at: now() }));
  });
}

async function lockOwn(
  store: Store,
  { program, activation_id, creator_id }: CreatorAuthor,
  content_id: number,
): Promise<ReviewRow<'content'>> {
  const rows = await lockReviews(store, 'content', program.uuid, [content_id]);
  const row = rows.get(String(content_id));
  if (row?.creator_id !== creator_id || row.activation_id !== activation_id)
    throw new ApiError('CONTENT_UNKNOWN');
  return row;
}
