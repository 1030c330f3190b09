import { ApiError } from '../../http/api-error.ts';
import { and, isNotNull, type SQL } from '../../store/drizzle.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { type Enrolment, lockEnrolments } from '../enrolments/enrolment-rows.ts';
import { lockCreator } from '../ledger/lock-creator.ts';
import { type GuestContents, lockContentsOf } from './move-to-account.ts';

/** A guest whose enrolment, with all that was handed in, is locked. */
export interface LockedGuest {
  readonly enrolment: Enrolment;
  readonly contents: GuestContents;
}

/** The index that an offer to the same account at the same moment runs into, or is run into by. */
const ONE_EACH = 'influencer_activations_creator';
const ATTEMPTS = 3;

/** Merges in a transaction, again where an offer to the account came at the same moment. */
export async function mergeOnce<Merged>(
  store: Store,
  merge: () => Promise<Merged>,
): Promise<Merged> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.transaction(merge);
    } catch (error) {
      if (attempt === ATTEMPTS || !isUniqueViolation(error, ONE_EACH)) throw error;
    }
  }
}

interface Account {
  readonly program_uuid: string;
  readonly creator_id: string;
  /** What is said where there is no such account any more. */
  readonly missing: 'SESSION_ENDED' | 'CREATOR_UNKNOWN';
}

/**
 * Locks a guest and the account that the guest goes into, in the order in which decisions on
 * content lock what they change. Of several at once, one finds the guest.
 * @param which a condition on the enrolment
 * @returns undefined where it is no guest's (any more)
 * @throws ApiError as `missing` says
 */
export async function lockGuest(
  store: Store,
  which: SQL | undefined,
  { program_uuid, creator_id, missing }: Account,
): Promise<LockedGuest | undefined> {
  const guest = and(which, isNotNull(influencerActivations.guest_token_hash));
  const contents = await lockContentsOf(store, guest);
  if (!(await lockCreator(store, program_uuid, creator_id))) throw new ApiError(missing);
  const [enrolment] = await lockEnrolments(store, guest);
  return enrolment && { enrolment, contents };
}
