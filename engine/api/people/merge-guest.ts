import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { mergeGuestForCreator as endpoint } from '#contract/people/guest-endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { type LockedGuest, lockGuest, mergeOnce } from '../core/guest/lock-guest.ts';
import { mergeLockedGuest, requireKept } from '../core/guest/merge-locked-guest.ts';
import { type EnrolmentWithKey, type MergePlan, planMerge } from '../core/guest/plan-merge.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { guestMerges } from '../store/tables/guest-merges.ts';

type Merged = ResponseOf<typeof endpoint>;

interface MergeCall {
  readonly caller: ProgramOperatorCaller;
  readonly creator_id: string;
  readonly body: BodyOf<typeof endpoint>;
  readonly locale: string;
  readonly request_id: string;
}

/**
 * Makes what a guest has a creator's, as the creator could by the guest's link (see
 * mergeLockedGuest), or says what would come of it.
 * @throws ApiError as the endpoint declares
 */
export async function mergeGuestForCreator(
  { store, now }: Pick<ApiServices, 'store' | 'now'>,
  { caller, creator_id, body, locale, request_id }: MergeCall,
): Promise<Merged> {
  const { program, operator_id } = caller;
  const { influencer_activation_id, dry_run } = body;
  const which = and(
    eq(influencerActivations.id, influencer_activation_id),
    eq(influencerActivations.program_uuid, program.uuid),
  );
  const account = { program_uuid: program.uuid, creator_id, missing: 'CREATOR_UNKNOWN' } as const;
  const actor = { kind: 'operator', id: operator_id } as const;
  const at = now();
  return mergeOnce(store, async () => {
    const guest = await lockGuest(store, which, account);
    if (!guest) throw await whyNoGuest(store, program.uuid, influencer_activation_id);
    await requireKept(store, guest, at);
    const plan = await planMerge(store, guest.enrolment.row, creator_id);
    const planned = { ...presentPlan(guest, plan, locale), dry_run };
    if (dry_run) return planned;
    const into = { program, creator_id, actor, request_id, now: at };
    const { row } = await mergeLockedGuest(store, plan, into);
    return { ...planned, result: { ...planned.result, state: row.state } };
  });
}

/** Why there is no such guest: they went into an account, or never were the program's. */
async function whyNoGuest({ database }: Store, program_uuid: string, id: number) {
  const [merge] = await database
    .select({ creator_id: guestMerges.creator_id })
    .from(guestMerges)
    .where(
      and(
        eq(guestMerges.program_uuid, program_uuid),
        eq(guestMerges.guest_influencer_activation_id, id),
      ),
    );
  return merge ? new ApiError('GUEST_MERGED', merge) : new ApiError('GUEST_UNKNOWN');
}

function presentPlan({ enrolment, contents }: LockedGuest, plan: MergePlan, locale: string) {
  const { activation, row } = enrolment;
  return {
    activation: { id: activation.id, title: pickText(activation.title, locale) },
    guest: {
      ...presentSide(plan.guest),
      name: row.guest_name,
      email: row.guest_email,
      contents: contents.pieces,
      accepted_contents: contents.accepted,
    },
    own: plan.own ? presentSide(plan.own) : null,
    way: plan.way,
    result: { influencer_activation_id: plan.id, state: plan.state },
    agreements: Object.keys(row.guest_agreements ?? {}),
  };
}

const presentSide = ({ row, key }: EnrolmentWithKey) => ({
  influencer_activation_id: row.id,
  state: row.state,
  key,
});
