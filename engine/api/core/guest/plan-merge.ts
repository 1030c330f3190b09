import type { GuestMergeWay } from '#contract/vocabulary/guest-words.ts';
import type { EnrolmentState } from '#contract/vocabulary/state-words.ts';
import { mergeEnrolments } from '#domain/guest/merge-enrolments.ts';
import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { gameKeys, influencerActivations } from '../../store/tables/activations.ts';
import { type EnrolmentRow, lockEnrolments } from '../enrolments/enrolment-rows.ts';

/** An enrolment and whether it holds a key that was claimed. */
export interface EnrolmentWithKey {
  readonly row: EnrolmentRow;
  readonly key: boolean;
}

/** What becomes of a guest's enrolment and an account's own one in the same activation. */
export interface MergePlan {
  readonly way: GuestMergeWay;
  readonly guest: EnrolmentWithKey;
  /** The account's own one, where it has one. */
  readonly own: EnrolmentWithKey | undefined;
  /** The account's enrolment that has what the guest had. */
  readonly id: number;
  /** Its state then, before what the guest handed in completes it. */
  readonly state: EnrolmentState;
  /** Where the guest's content belongs: the account's own enrolment, where it has one. */
  readonly main: number;
}

/** Says what becomes of a guest's locked enrolment, and locks the account's own one. */
export async function planMerge(
  store: Store,
  row: EnrolmentRow,
  creator_id: string,
): Promise<MergePlan> {
  const [found] = await lockEnrolments(
    store,
    and(
      eq(influencerActivations.creator_id, creator_id),
      eq(influencerActivations.activation_id, row.activation_id),
      eq(influencerActivations.additional, false),
    ),
  );
  const guest = { row, key: await holdsKey(store, row.id) };
  const own = found && { row: found.row, key: await holdsKey(store, found.row.id) };
  const stays = { guest, own, id: row.id, state: row.state, main: own?.row.id ?? row.id };
  // What was revoked takes the place of nothing that the account has or may yet be offered.
  if (row.state === 'revoked') return { way: 'beside', ...stays };
  if (!own) return { way: 'moved', ...stays };
  const merge = mergeEnrolments(
    { state: own.row.state, key: own.key },
    { state: row.state, key: guest.key },
  );
  return merge.way === 'beside'
    ? { way: 'beside', ...stays }
    : { way: 'joined', guest, own, id: own.row.id, state: merge.state, main: own.row.id };
}

async function holdsKey({ database }: Store, id: number): Promise<boolean> {
  const held = and(eq(gameKeys.influencer_activation_id, id), eq(gameKeys.state, 'claimed'));
  return (await database.$count(gameKeys, held)) > 0;
}
