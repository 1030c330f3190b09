import {
  type Enrolment,
  lockEnrolments,
  selectEnrolments,
} from '../core/enrolments/enrolment-rows.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';

const isOwn = ({ creator_id, program }: CreatorCaller, id: number) =>
  and(
    eq(influencerActivations.id, id),
    eq(influencerActivations.creator_id, creator_id),
    eq(influencerActivations.program_uuid, program.uuid),
  );

/** One of the caller's own. @throws ApiError INFLUENCER_ACTIVATION_UNKNOWN */
export async function readOwnEnrolment(
  store: Store,
  caller: CreatorCaller,
  id: number,
): Promise<Enrolment> {
  const [found] = await selectEnrolments(store).where(isOwn(caller, id));
  if (!found) throw new ApiError('INFLUENCER_ACTIVATION_UNKNOWN');
  return found;
}

/** The same, locked until the running transaction ends. */
export async function lockOwnEnrolment(
  store: Store,
  caller: CreatorCaller,
  id: number,
): Promise<Enrolment> {
  const [found] = await lockEnrolments(store, isOwn(caller, id));
  if (!found) throw new ApiError('INFLUENCER_ACTIVATION_UNKNOWN');
  return found;
}
