import { creatorChannel } from '../core/events/channels.ts';
import type { StoredMessage } from '../core/events/live-message.ts';
import { tellWritten, WRITTEN } from '../core/events/tell-written.ts';
import { ledgerSteps } from '../core/ledger/ledger-steps.ts';
import type { PostedPoints } from '../core/ledger/post-points.ts';
import { sql } from '../store/drizzle.ts';
import { prepared } from '../store/prepared.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import type { Waiting } from './read-waiting.ts';

const { placeholder } = sql;

interface MarkedRow {
  readonly members: number;
  /** Places, from 1. */
  readonly claimed: readonly number[] | null;
  readonly balance: string | number;
  readonly earned: string | number;
  readonly told: readonly StoredMessage[] | null;
}

/**
 * One statement, which stands for itself: the creator is locked first, as by whatever else changes
 * what a creator has earned; periods are claimed that are as they were when they were judged; points
 * are posted for those alone.
 */
const markAndPost = prepared<MarkedRow>(
  'quests_mark_claimed',
  sql`
    with owner as (
      select id from creators
      where program_uuid = ${placeholder('program_uuid')} and id = ${placeholder('creator_id')}
        and ${presentStatus} = 'active' and member_since is not null
      for no key update
    ), wanted as (
      select * from jsonb_to_recordset(${placeholder('wanted')}::jsonb) as wanted(place int,
        quest_id int, period text, state text, amount int, source_kind text, reached_at timestamptz)
    ), marked as (
      update quest_progress set state = 'claimed', claimed_at = ${placeholder('at')}::timestamptz,
        updated_at = ${placeholder('at')}::timestamptz,
        completed_at = coalesce(quest_progress.completed_at, wanted.reached_at)
      from owner, wanted
      where quest_progress.creator_id = owner.id and quest_progress.quest_id = wanted.quest_id
        and quest_progress.period = wanted.period and quest_progress.state = wanted.state
      returning wanted.place, wanted.quest_id, wanted.period, wanted.amount, wanted.source_kind
    ), entry as (
      select place, amount, source_kind, concat_ws(':', ${placeholder('creator_id')}::text, quest_id, period) as source_id,
        jsonb_build_object('quest_id', quest_id, 'period', period) as reason
      from marked where amount > 0
    ), ${ledgerSteps('fails')}, before as (
      select balance, earned from point_balances
      where creator_id = ${placeholder('creator_id')} and activation_id = ${placeholder('activation_id')}
    )
    select (select count(*)::int from owner) as members,
      (select jsonb_agg(place order by place) from marked) as claimed,
      coalesce((select balance from account), (select balance from before), 0) as balance,
      coalesce((select earned from account), (select earned from before), 0) as earned,
      ${WRITTEN} as told`,
);

export interface MarkedClaims extends PostedPoints {
  /** False where the person is none of the program any more. */
  readonly member: boolean;
  /** Those that nobody claimed meanwhile. */
  readonly claimed: readonly Waiting[];
}

/** Claims what waits: progress, points and the message that tells of them change together or not at all. */
export async function markClaimed(
  store: Store,
  account: {
    readonly program_uuid: string;
    readonly activation_id: number;
    readonly creator_id: string;
    readonly now: Date;
  },
  waiting: readonly Waiting[],
): Promise<MarkedClaims> {
  const { now, ...ids } = account;
  const wanted = waiting.map(({ quest, period, state, reached_at }, index) => ({
    ...{ place: index + 1, quest_id: quest.id, period, state, reached_at, amount: quest.points },
    source_kind: quest.kind === 'draw' ? 'draw' : 'quest',
  }));
  const [row] = await markAndPost(store, {
    ...{ ...ids, channel: creatorChannel(ids.creator_id), at: now.toISOString() },
    wanted: JSON.stringify(wanted),
  });
  tellWritten(store, row?.told ?? null);
  return {
    member: (row?.members ?? 0) > 0,
    claimed: (row?.claimed ?? []).flatMap((place) => waiting[place - 1] ?? []),
    balance: Number(row?.balance ?? 0),
    earned: Number(row?.earned ?? 0),
  };
}
