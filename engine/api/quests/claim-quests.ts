import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { claimQuests as endpoint } from '#contract/quests/endpoints.ts';
import { missingAgreements } from '#domain/agreements/missing-agreements.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { type PostedPoints, postEarnings } from '../core/ledger/post-points.ts';
import { readBalance } from '../core/ledger/read-balances.ts';
import { claimableRows } from '../core/quests/claimable.ts';
import { readReached } from '../core/quests/progress-rows.ts';
import { type BookQuest, type QuestBook, readQuestBook } from '../core/quests/quest-book.ts';
import { grantReward } from '../core/rewards/grant-reward.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, asc, eq, inArray, ne, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { agreementAcceptances } from '../store/tables/accounts.ts';
import { questProgress } from '../store/tables/quests.ts';

/** Periods that one call claims; what is left waits for the next call. */
const AT_ONCE = 500;

export interface ClaimRequest {
  readonly activation_id: number;
  /** Undefined: all quests of the activation. */
  readonly quest_id: number | undefined;
  readonly now: Date;
}

interface Waiting {
  readonly quest: BookQuest;
  readonly period: string;
  /** Of a shared goal, which no single person completes. */
  readonly reached_at: Date | null;
}

/**
 * Claims what completed quests bring: progress, points and rewards change together or not at all,
 * and each period is claimed once.
 * @throws ApiError ACTIVATION_UNKNOWN, QUEST_UNKNOWN, NOT_A_MEMBER, NOTHING_TO_CLAIM,
 *   AGREEMENTS_MISSING where every quest that waits needs some
 */
export async function claimQuests(
  store: Store,
  caller: CreatorCaller,
  { activation_id, quest_id, now }: ClaimRequest,
): Promise<ResponseOf<typeof endpoint>> {
  const { program, creator_id } = caller;
  const book = await readQuestBook(store, program.uuid);
  if (!book.activations.has(activation_id)) throw new ApiError('ACTIVATION_UNKNOWN');
  const quests = book.quests.filter(
    (quest) =>
      quest.activation_id === activation_id && (quest_id === undefined || quest.id === quest_id),
  );
  if (quest_id !== undefined && quests.length === 0) throw new ApiError('QUEST_UNKNOWN');
  return store.transaction(async () => {
    const creator = await lockCreator(store, program.uuid, creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    const waiting = await readWaiting(store, book, quests, creator_id);
    if (waiting.length === 0) throw new ApiError('NOTHING_TO_CLAIM');
    const claimed = (await withAgreements(store, caller, waiting)).slice(0, AT_ONCE);
    await markClaimed(store, creator_id, claimed, now);
    const points = await postClaimed(store, caller, activation_id, claimed, now);
    const answers: ResponseOf<typeof endpoint>['claimed'] = [];
    for (const { quest, period } of claimed) {
      const { id, reward_id } = quest;
      const source = `quest:${id}:${period}`;
      const redemption_id =
        reward_id === null
          ? null
          : await grantReward(store, {
              program_uuid: program.uuid,
              creator_id,
              reward_id,
              source,
              now,
            });
      answers.push({ quest_id: id, period, points: quest.points, redemption_id });
    }
    const { balance, earned } = points;
    return { claimed: answers, point_balance: { activation_id, balance, earned } };
  });
}

async function readWaiting(
  store: Store,
  book: QuestBook,
  quests: readonly BookQuest[],
  creator_id: string,
): Promise<readonly Waiting[]> {
  const rows = await store.database
    .select()
    .from(questProgress)
    .where(
      and(
        eq(questProgress.creator_id, creator_id),
        ne(questProgress.state, 'claimed'),
        inArray(
          questProgress.quest_id,
          quests.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(questProgress.completed_at), asc(questProgress.period));
  const own = Map.groupBy(rows, (row) => row.quest_id);
  const shared = quests.filter(({ id, kind }) => kind === 'shared_goal' && own.has(id));
  const reached = await readReached(
    store,
    book.program_uuid,
    shared.map(({ id }) => id),
  );
  return quests.flatMap((quest) => {
    const reached_at = reached.get(quest.id) ?? null;
    const found = claimableRows(book, quest, own.get(quest.id) ?? [], reached_at, creator_id);
    return found.map(({ period }) => ({ quest, period, reached_at }));
  });
}

/** The completions whose quests' agreements are accepted in their current version. */
async function withAgreements(
  { database }: Store,
  { creator_id, program }: CreatorCaller,
  waiting: readonly Waiting[],
): Promise<readonly Waiting[]> {
  const names = [...new Set(waiting.flatMap(({ quest }) => quest.agreements))];
  if (names.length === 0) return waiting;
  const accepted = await database
    .select({ agreement: agreementAcceptances.agreement, version: agreementAcceptances.version })
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, creator_id));
  const missing = (of: readonly string[]) =>
    missingAgreements(of, program.agreementVersions, accepted, {});
  const free = waiting.filter(({ quest }) => missing(quest.agreements).length === 0);
  if (free.length === 0) throw new ApiError('AGREEMENTS_MISSING', { agreements: missing(names) });
  return free;
}

async function markClaimed(
  { database }: Store,
  creator_id: string,
  claimed: readonly Waiting[],
  now: Date,
): Promise<void> {
  const rows = claimed.map(({ quest, period, reached_at }) => ({
    quest_id: quest.id,
    period,
    reached_at,
  }));
  const at = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    update quest_progress set state = 'claimed', claimed_at = ${at}, updated_at = ${at},
      completed_at = coalesce(quest_progress.completed_at, row.reached_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(quest_id int, period text, reached_at timestamptz)
    where quest_progress.creator_id = ${creator_id}
      and quest_progress.quest_id = row.quest_id and quest_progress.period = row.period`);
}

async function postClaimed(
  store: Store,
  { creator_id, program }: CreatorCaller,
  activation_id: number,
  claimed: readonly Waiting[],
  now: Date,
): Promise<PostedPoints> {
  const entries = claimed
    .filter(({ quest }) => quest.points > 0)
    .map(({ quest: { id, kind, points }, period }) => ({
      amount: points,
      source_kind: kind === 'draw' ? ('draw' as const) : ('quest' as const),
      source_id: `${creator_id}:${id}:${period}`,
      reason: { quest_id: id, period },
    }));
  if (entries.length === 0) return readBalance(store, creator_id, activation_id);
  return postEarnings(
    store,
    { program_uuid: program.uuid, activation_id, creator_id, now },
    entries,
  );
}
