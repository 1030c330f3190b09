import type { PointSource } from '#contract/vocabulary/state-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, eq, type SQL, sql } from '../../store/drizzle.ts';
import { prepared } from '../../store/prepared.ts';
import type { Store } from '../../store/store.ts';
import { pointTransactions } from '../../store/tables/ledger.ts';
import { creatorChannel } from '../events/channels.ts';
import type { StoredMessage } from '../events/live-message.ts';
import { tellWritten, WRITTEN } from '../events/tell-written.ts';
import { isEarning } from './earning-sources.ts';
import { ledgerSteps } from './ledger-steps.ts';

/** Facts that answer why points changed; texts are made of them in the reader's language. */
export interface PointReason {
  readonly quest_id?: number;
  readonly period?: string;
  readonly reward_id?: number;
  readonly bingo_board_id?: number;
  /** The pattern that was completed on it. */
  readonly pattern?: string;
  /** What an operator wrote, as it was written. */
  readonly note?: string;
}

export interface PointEntry {
  /** Positive: earned or given back; negative: spent or taken. Never zero. */
  readonly amount: number;
  readonly source_kind: PointSource;
  /** Unique within the program and the kind: the same one is posted once. */
  readonly source_id: string;
  readonly reason: PointReason;
}

export interface PointAccount {
  readonly program_uuid: string;
  readonly activation_id: number;
  readonly creator_id: string;
  readonly now: Date;
}

export interface PostedPoints {
  readonly balance: number;
  readonly earned: number;
}

/**
 * Posts one entry to a creator's points, in the running transaction or in one of its own. A source
 * that was posted before changes nothing.
 * @returns the transaction, `posted: false` where the source had been posted before, and the
 *   balance as it is now
 * @throws ApiError POINTS_INSUFFICIENT where the balance would fall below zero
 */
export async function postPoints(
  store: Store,
  { amount, source_kind, source_id, reason, ...account }: PointAccount & PointEntry,
): Promise<PostedPoints & { readonly transaction_id: number; readonly posted: boolean }> {
  const entry = { amount, source_kind, source_id, reason };
  return store.transaction(async () => {
    const result = await post(store, account, entry);
    const { transaction_id, balance } = result;
    if (transaction_id !== undefined) {
      if (balance >= 0) {
        tellWritten(store, result.told);
        return { ...only(result), transaction_id, posted: true };
      }
      throw new ApiError('POINTS_INSUFFICIENT', { balance: balance - amount, cost: -amount });
    }
    const known = await takeBack(store, account, entry, result);
    const earlier = await earlierTransaction(store, account.program_uuid, entry);
    return { ...known, transaction_id: earlier, posted: false };
  });
}

interface Result extends PostedPoints {
  /** Undefined where the source had been posted before. */
  readonly transaction_id: number | undefined;
  readonly change_id: number | undefined;
  readonly told: readonly StoredMessage[] | null;
}

const only = ({ balance, earned }: PostedPoints): PostedPoints => ({ balance, earned });
const earnedOf = ({ source_kind, amount }: PointEntry) => (isEarning(source_kind) ? amount : 0);

type ResultRow = Readonly<Record<Exclude<keyof Result, 'told'>, string | number | null>> &
  Pick<Result, 'told'>;

const { placeholder } = sql;
/** One statement: balance, transaction, the change that leaderboards fold in, and the message. */
const postEntry = prepared<ResultRow>(
  'ledger_post_entry',
  sql`
    with entry as (
      select 1 as place, ${placeholder('amount')}::int as amount,
        ${placeholder('source_kind')}::text as source_kind,
        ${placeholder('source_id')}::text as source_id, ${placeholder('reason')}::jsonb as reason
    ), ${ledgerSteps('left out')}
    select balance, earned, (select id from posted) as transaction_id,
      (select id from changed) as change_id, ${WRITTEN} as told
    from account`,
);

async function post(
  store: Store,
  { now, ...account }: PointAccount,
  { amount, reason, ...source }: PointEntry,
): Promise<Result> {
  if (amount === 0 || !Number.isSafeInteger(amount))
    throw new Error('An entry of the ledger needs an amount: a whole number other than zero.');
  const [row] = await postEntry(store, {
    ...{ ...account, ...source, amount },
    channel: creatorChannel(account.creator_id),
    at: now.toISOString(),
    reason: JSON.stringify(reason),
  });
  const id = (value: string | number | null | undefined) =>
    value == null ? undefined : Number(value);
  return {
    balance: Number(row?.balance ?? 0),
    earned: Number(row?.earned ?? 0),
    transaction_id: id(row?.transaction_id),
    change_id: id(row?.change_id),
    told: row?.told ?? null,
  };
}

/** The transaction that a source led to before. */
async function earlierTransaction(
  { database }: Store,
  program_uuid: string,
  { source_kind, source_id }: PointEntry,
): Promise<number> {
  const [earlier] = await database
    .select({ id: pointTransactions.id })
    .from(pointTransactions)
    .where(
      and(
        eq(pointTransactions.program_uuid, program_uuid),
        eq(pointTransactions.source_kind, source_kind),
        eq(pointTransactions.source_id, source_id),
      ),
    );
  if (!earlier) throw new Error(`The entry of ${source_kind} ${source_id} is not there.`);
  return earlier.id;
}

/** Makes undone what an entry did that turned out to be posted already. */
async function takeBack(
  { database }: Store,
  { creator_id, activation_id }: PointAccount,
  entry: PointEntry,
  { change_id }: Result,
): Promise<PostedPoints> {
  const undone: SQL = sql`
    update point_balances set balance = balance - ${entry.amount}::bigint,
      earned = earned - ${earnedOf(entry)}::bigint
    where creator_id = ${creator_id} and activation_id = ${activation_id}
    returning balance, earned`;
  const { rows } = await database.execute<Record<keyof PostedPoints, string | number>>(undone);
  if (change_id !== undefined)
    await database.execute(sql`delete from leaderboard_changes where id = ${change_id}`);
  return { balance: Number(rows[0]?.balance ?? 0), earned: Number(rows[0]?.earned ?? 0) };
}
