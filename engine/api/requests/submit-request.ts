import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { submitRequest as endpoint } from '#contract/requests/endpoints.ts';
import { requireOpen } from '../core/enrolments/claim-enrolment-key.ts';
import { requireKeyOption } from '../core/enrolments/key-choices.ts';
import { requireAgreements, requireMember } from '../core/membership/membership.ts';
import { HELD_STATES, OPEN_STATES } from '../core/requests/available-activations.ts';
import { requireAnswers } from '../core/reviews/request-form.ts';
import type { ReviewRow } from '../core/reviews/review-rows.ts';
import { writeSubmission } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, desc, eq, inArray, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations, influencerActivations } from '../store/tables/activations.ts';
import { activationRequests } from '../store/tables/pipelines.ts';

type RequestRow = ReviewRow<'activation_request'>;
type ActivationRow = typeof activations.$inferSelect;

/**
 * Requests an activation: of several calls at once, one is taken and the others find it.
 * @throws ApiError as the endpoint declares
 */
export async function submitRequest(
  store: Store,
  caller: CreatorCaller,
  body: BodyOf<typeof endpoint>,
  now: Date,
): Promise<RequestRow> {
  return store.transaction(async () => {
    await requireMember(store, caller);
    const activation = await requireActivation(store, caller, body.activation_id, now);
    await requireAgreements(store, caller, activation.agreements, {}, now);
    await requireTurn(store, caller, activation.id, now);
    const key_option_id = await requireOption(store, caller, activation, body.key_option_id);
    const answers = requireAnswers(activation, body.answers);
    const [created] = await store.database
      .insert(activationRequests)
      .values({
        program_uuid: caller.program.uuid,
        creator_id: caller.creator_id,
        activation_id: activation.id,
        key_option_id,
        state: 'submitted',
        answers,
        submitted_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!created) throw new ApiError('REQUEST_OPEN');
    await writeSubmission(store, 'activation_request', created, {
      actor_kind: 'creator',
      actor_id: caller.creator_id,
    });
    return created;
  });
}

/**
 * Which key a request is for; null where the activation gives none.
 * @throws ApiError KEY_OPTION_UNKNOWN or KEY_OPTION_MISSING
 */
export async function requireOption(
  store: Store,
  { program }: CreatorCaller,
  activation: Pick<ActivationRow, 'id' | 'kind'>,
  asked: number | undefined,
): Promise<number | null> {
  if (activation.kind === 'key')
    return (await requireKeyOption(store, program, activation.id, { asked })).id;
  if (asked !== undefined) throw new ApiError('KEY_OPTION_UNKNOWN', { key_options: [] });
  return null;
}

async function requireActivation(
  { database }: Store,
  { program }: CreatorCaller,
  id: number,
  now: Date,
): Promise<ActivationRow> {
  const [activation] = await database
    .select()
    .from(activations)
    .where(
      and(
        eq(activations.program_uuid, program.uuid),
        eq(activations.id, id),
        isNull(activations.retired_at),
      ),
    );
  if (!activation) throw new ApiError('ACTIVATION_UNKNOWN');
  if (activation.offer !== 'request') throw new ApiError('ACTIVATION_NOT_REQUESTABLE');
  requireOpen(activation, now);
  return activation;
}

/** @throws ApiError REQUEST_OPEN or REQUEST_TOO_EARLY */
async function requireTurn(
  { database }: Store,
  { creator_id }: CreatorCaller,
  activationId: number,
  now: Date,
): Promise<void> {
  const [held] = await database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.creator_id, creator_id),
        eq(influencerActivations.activation_id, activationId),
        inArray(influencerActivations.state, [...HELD_STATES]),
      ),
    );
  if (held) throw new ApiError('REQUEST_OPEN', { influencer_activation_id: held.id });
  const [last] = await database
    .select()
    .from(activationRequests)
    .where(
      and(
        eq(activationRequests.creator_id, creator_id),
        eq(activationRequests.activation_id, activationId),
      ),
    )
    .orderBy(desc(activationRequests.id))
    .limit(1);
  if (!last) return;
  if ((OPEN_STATES as readonly string[]).includes(last.state))
    throw new ApiError('REQUEST_OPEN', { activation_request_id: last.id });
  const { reapply_at } = last;
  if (last.state === 'rejected' && reapply_at && reapply_at > now)
    throw new ApiError('REQUEST_TOO_EARLY', { reapply_at: reapply_at.toISOString() });
}
