import type { Enrolment } from '../core/enrolments/enrolment-rows.ts';
import { lockGuest, mergeOnce } from '../core/guest/lock-guest.ts';
import { mergeLockedGuest, readEnrolment, requireKept } from '../core/guest/merge-locked-guest.ts';
import { planMerge } from '../core/guest/plan-merge.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { guestTokenHash } from '../http/guest-token-hash.ts';
import type { ApiServices } from '../http/services.ts';
import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { guestLinks, influencerActivations } from '../store/tables/activations.ts';
import { guestMerges } from '../store/tables/guest-merges.ts';

interface MergeCall {
  readonly caller: CreatorCaller;
  /** The guest's own token. */
  readonly token: string;
  readonly request_id: string;
  readonly now: Date;
}

export interface MergedGuest {
  /** The account's enrolment that has what the guest had. */
  readonly enrolment: Enrolment;
  readonly merged_before: boolean;
}

/**
 * Moves all that a guest link brought somebody into the account of the caller, in one transaction
 * and once and for good (see mergeLockedGuest). Calls that come again, or at the same time, find it
 * done.
 * @throws ApiError as the endpoint declares
 */
export async function mergeGuest(
  { store, secrets }: Pick<ApiServices, 'store' | 'secrets'>,
  { caller, token, request_id, now }: MergeCall,
): Promise<MergedGuest> {
  const { program, creator_id } = caller;
  const hash = await guestTokenHash({ store, secrets }, token);
  const account = { program_uuid: program.uuid, creator_id, missing: 'SESSION_ENDED' } as const;
  const actor = { kind: 'creator', id: creator_id } as const;
  return mergeOnce(store, async () => {
    const which = eq(influencerActivations.guest_token_hash, hash);
    const guest = await lockGuest(store, which, account);
    if (!guest) return mergedBefore(store, caller, hash);
    const { row } = guest.enrolment;
    if (row.program_uuid !== program.uuid) throw new ApiError('GUEST_LINK_OTHER_PROGRAM');
    await requireKept(store, guest, now);
    const plan = await planMerge(store, row, creator_id);
    const into = { program, creator_id, actor, request_id, now };
    return { enrolment: await mergeLockedGuest(store, plan, into), merged_before: false };
  });
}

/** What there is where no guest has this token (any more). */
async function mergedBefore(
  store: Store,
  { program, creator_id }: CreatorCaller,
  hash: string,
): Promise<MergedGuest> {
  const { database } = store;
  const [merge] = await database
    .select()
    .from(guestMerges)
    .where(eq(guestMerges.guest_token_hash, hash));
  const [link] = await database.select().from(guestLinks).where(eq(guestLinks.token_hash, hash));
  const found = merge ?? link;
  if (!found) throw new ApiError('GUEST_LINK_UNKNOWN');
  if (found.program_uuid !== program.uuid) throw new ApiError('GUEST_LINK_OTHER_PROGRAM');
  if (!merge) throw new ApiError('GUEST_LINK_NOT_ACCEPTED');
  if (merge.creator_id !== creator_id) throw new ApiError('GUEST_LINK_MERGED_ELSEWHERE');
  const enrolment = await readEnrolment(store, merge.influencer_activation_id);
  return { enrolment, merged_before: true };
}
