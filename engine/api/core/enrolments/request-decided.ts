import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activationRequests } from '../../store/tables/pipelines.ts';
import type { ReviewRow } from '../reviews/review-rows.ts';
import { offerActivation } from './offer-activation.ts';

/**
 * What a decision on a request leads to, in the decision's transaction: an accepted one is offered
 * its activation with the key that was asked for.
 * @throws ApiError ACTIVATION_FULL
 */
export async function onRequestDecided(
  store: Store,
  request: ReviewRow<'activation_request'>,
  now: Date,
): Promise<void> {
  if (request.state !== 'accepted') return;
  const { program_uuid, activation_id, creator_id, key_option_id } = request;
  const offer = { program_uuid, activation_id, creator_id, key_option_id, now };
  const { id } = await offerActivation(store, offer);
  await store.database
    .update(activationRequests)
    .set({ influencer_activation_id: id })
    .where(eq(activationRequests.id, request.id));
}
