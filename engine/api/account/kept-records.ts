import type { deleteOperatorCreator } from '#contract/account/operator-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { KEPT_RECORDS, type KeptRecord } from '#contract/vocabulary/operator-words.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { gameKeys, influencerActivations } from '../store/tables/activations.ts';
import { bingoClaims } from '../store/tables/bingo.ts';
import { pointTransactions, rewardRedemptions } from '../store/tables/ledger.ts';
import { auditEntries } from '../store/tables/operators.ts';
import { metricEvents } from '../store/tables/quests.ts';
import type { CreatorRow } from './read-self.ts';

type Kept = ResponseOf<typeof deleteOperatorCreator>['kept'];

/** Why what stays of a person who is deleted has to. */
const WHY: Readonly<Record<KeptRecord, string>> = {
  account: 'A number without a name: what is kept below belongs to it.',
  points: 'Amounts without words: the ledger is never rewritten, and sums must stay right.',
  redemptions: 'What was given for points, without a note or an address: stock is counted by it.',
  enrolments: 'Which activation, and how it ended: places and limits are counted by it.',
  keys: 'Which keys were given out: none is given to anybody else.',
  reported_events: 'Values without an account: goals that all share keep what was done for them.',
  bingo_claims: 'Which patterns were paid, without the card: each is paid once.',
  audit_entries: 'What operators did, without what they wrote: they answer for it.',
};

/** What the store keeps of a person who was deleted, how much of it, and why; none that is empty. */
export async function readKept(
  { database }: Store,
  { id, program_uuid }: CreatorRow,
): Promise<Kept> {
  const enrolments = database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(eq(influencerActivations.creator_id, id));
  const redemptions = database
    .select({ id: rewardRedemptions.id })
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.creator_id, id));
  const counts: Readonly<Record<KeptRecord, number>> = {
    account: 1,
    points: await database.$count(pointTransactions, eq(pointTransactions.creator_id, id)),
    redemptions: await database.$count(rewardRedemptions, eq(rewardRedemptions.creator_id, id)),
    enrolments: await database.$count(
      influencerActivations,
      eq(influencerActivations.creator_id, id),
    ),
    keys:
      (await database.$count(gameKeys, inArray(gameKeys.influencer_activation_id, enrolments))) +
      (await database.$count(
        gameKeys,
        and(eq(gameKeys.state, 'claimed'), inArray(gameKeys.redemption_id, redemptions)),
      )),
    reported_events: await database.$count(metricEvents, eq(metricEvents.creator_id, id)),
    bingo_claims: await database.$count(bingoClaims, eq(bingoClaims.creator_id, id)),
    audit_entries: await database.$count(
      auditEntries,
      and(
        eq(auditEntries.program_uuid, program_uuid),
        eq(auditEntries.subject_kind, 'creator'),
        eq(auditEntries.subject_id, id),
      ),
    ),
  };
  return KEPT_RECORDS.filter((record) => counts[record] > 0).map((record) => ({
    record,
    count: counts[record],
    why: WHY[record],
  }));
}
