import { windowState } from '#domain/quests/windows.ts';
import { remainingOf } from '#domain/rewards/reward-stock.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { DatedEnrolment } from '#domain/today/enrolment-steps.ts';
import type { ReachableReward } from '#domain/today/nearest-reward.ts';
import { selectEnrolments } from '../core/enrolments/enrolment-rows.ts';
import { offerAutomatic } from '../core/enrolments/offer-automatic.ts';
import { presentEnrolment } from '../core/enrolments/present-enrolment.ts';
import type { Balance } from '../core/ledger/read-balances.ts';
import { countHad } from '../core/rewards/count-had.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, asc, desc, eq, inArray, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { rewards } from '../store/tables/ledger.ts';

const MOST_ENROLMENTS = 100;

interface Reading {
  readonly locale: string;
  readonly now: Date;
}

/**
 * What the caller was offered and accepted and is not done with, newest first; what a member is
 * given without asking is among it from the first time on.
 */
export async function readGoingEnrolments(
  store: Store,
  { creator_id, program, viewed_by }: CreatorCaller,
  { locale, now }: Reading,
): Promise<DatedEnrolment[]> {
  // What an operator looks at stays as it is until the creator comes.
  if (viewed_by === undefined) await offerAutomatic(store, program, creator_id, now);
  const rows = await selectEnrolments(store)
    .where(
      and(
        eq(influencerActivations.creator_id, creator_id),
        eq(influencerActivations.program_uuid, program.uuid),
        inArray(influencerActivations.state, ['offered', 'accepted']),
      ),
    )
    .orderBy(desc(influencerActivations.id))
    .limit(MOST_ENROLMENTS);
  return rows.map(({ row, activation }) => ({
    id: row.id,
    ...presentEnrolment(row, activation, [], { program, locale, now }),
  }));
}

/** The rewards that the caller could have with enough points, in the order of the campaign. */
export async function readReachableRewards(
  store: Store,
  { creator_id, program: { uuid: program_uuid } }: CreatorCaller,
  balances: readonly Balance[],
  { locale, now }: Reading,
): Promise<ReachableReward[]> {
  const rows = await store.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.program_uuid, program_uuid), isNull(rewards.retired_at)))
    .orderBy(asc(rewards.position), asc(rewards.id));
  const there = rows.filter((row) => windowState(row, now) === 'open' && remainingOf(row) !== 0);
  const ids = there.map(({ id }) => id);
  const had = await countHad(store, { program_uuid, creator_id }, ids);
  const points = new Map(balances.map(({ activation_id, balance }) => [activation_id, balance]));
  return there
    .filter(({ id, limit_per_creator: limit }) => limit === null || (had.get(id) ?? 0) < limit)
    .map(({ id, title, cost, activation_id }) => ({
      id,
      title: pickText(title, locale),
      cost,
      balance: points.get(activation_id) ?? 0,
    }));
}
