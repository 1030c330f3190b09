import type { PointSource } from '#contract/vocabulary/state-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, eq, type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { pointTransactions } from '../../store/tables/ledger.ts';
import { notifyCreator } from '../events/notify-creator.ts';
import { isEarning } from './earning-sources.ts';

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
    const result = await post(store, account, [entry]);
    const { transaction_id, balance } = result;
    if (transaction_id !== undefined) {
      if (balance >= 0) {
        await tellPoints(store, account, amount, balance);
        return { ...only(result), transaction_id, posted: true };
      }
      throw new ApiError('POINTS_INSUFFICIENT', { balance: balance - amount, cost: -amount });
    }
    const known = await takeBack(store, account, entry, result);
    const earlier = await earlierTransaction(store, account.program_uuid, entry);
    return { ...known, transaction_id: earlier, posted: false };
  });
}

/**
 * Posts several earnings of one creator at once. None of their sources may have been posted before:
 * the caller holds the lock of what they come from.
 */
export async function postEarnings(
  store: Store,
  account: PointAccount,
  entries: readonly PointEntry[],
): Promise<PostedPoints> {
  const result = await post(store, account, entries);
  if (result.posted !== entries.length)
    throw new Error(
      `${entries.length - result.posted} of ${entries.length} earnings had been posted before; nothing was posted now.`,
    );
  if (entries.length > 0)
    await tellPoints(store, account, sum(entries.map(({ amount }) => amount)), result.balance);
  return only(result);
}

/** One event, however many entries: the screen shows the balance. */
async function tellPoints(
  store: Store,
  { creator_id, activation_id }: PointAccount,
  amount: number,
  balance: number,
): Promise<void> {
  await notifyCreator(store, creator_id, {
    kind: 'points_changed',
    activation_id,
    amount,
    balance,
  });
}

interface Result extends PostedPoints {
  /** How many entries were new. */
  readonly posted: number;
  /** Of the first one that was. */
  readonly transaction_id: number | undefined;
  readonly change_id: number | undefined;
}

const only = ({ balance, earned }: PostedPoints): PostedPoints => ({ balance, earned });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const earnedOf = ({ source_kind, amount }: PointEntry) => (isEarning(source_kind) ? amount : 0);

/** One statement: balance, transactions, and the change that leaderboards fold in. */
async function post(
  { database }: Store,
  { program_uuid, activation_id, creator_id, now }: PointAccount,
  entries: readonly PointEntry[],
): Promise<Result> {
  if (entries.some(({ amount }) => amount === 0 || !Number.isSafeInteger(amount)))
    throw new Error('An entry of the ledger needs an amount: a whole number other than zero.');
  let total = 0;
  const listed = entries.map((entry, place) => {
    total += entry.amount;
    return { ...entry, place, total };
  });
  const amount = sql`${total}::bigint`;
  const earned = sql`${sum(entries.map(earnedOf))}::bigint`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await database.execute<Record<keyof Result, string | number | null>>(sql`
    with entry as (
      select * from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as entry(place int, total bigint, amount int, source_kind text, source_id text, reason jsonb)
    ), account as (
      insert into point_balances as kept
        (program_uuid, activation_id, creator_id, balance, earned, updated_at)
      values (${program_uuid}, ${activation_id}, ${creator_id}, ${amount}, ${earned}, ${at})
      on conflict (creator_id, activation_id) do update set
        balance = kept.balance + excluded.balance,
        earned = kept.earned + excluded.earned,
        updated_at = excluded.updated_at
      returning balance, earned
    ), posted as (
      insert into point_transactions
        (program_uuid, activation_id, creator_id, amount, balance_after, source_kind, source_id, reason, at)
      select ${program_uuid}::uuid, ${activation_id}::int, ${creator_id}::uuid, entry.amount,
        account.balance - ${amount} + entry.total, entry.source_kind, entry.source_id, entry.reason, ${at}
      from entry cross join account order by entry.place
      on conflict (program_uuid, source_kind, source_id) do nothing
      returning id
    ), changed as (
      insert into leaderboard_changes (program_uuid, activation_id, old_score, new_score)
      select ${program_uuid}::uuid, ${activation_id}::int,
        nullif(account.earned - ${earned}, 0), nullif(account.earned, 0)
      from account where ${earned} <> 0
      returning id
    )
    select balance, earned, (select count(*) from posted) as posted,
      (select min(id) from posted) as transaction_id, (select id from changed) as change_id
    from account`);
  const [row] = rows;
  const number = (name: keyof Result) => Number(row?.[name] ?? 0);
  const id = (name: keyof Result) => (row?.[name] == null ? undefined : Number(row[name]));
  return {
    balance: number('balance'),
    earned: number('earned'),
    posted: number('posted'),
    transaction_id: id('transaction_id'),
    change_id: id('change_id'),
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
