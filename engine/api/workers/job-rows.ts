import { type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { isScheduled, type Job, retryTimes, type ScheduledDeclaration } from './job.ts';

/** Work that was taken, for one attempt. */
export interface TakenJob extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly program_uuid: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly taken: number;
}

/**
 * Moments are the database's: one clock for all instances. Not that of the transaction's beginning,
 * which may be long ago.
 */
const NOW = sql`statement_timestamp()`;
const RETURNED = sql`jobs.id::int8 as id, jobs.name, jobs.program_uuid, jobs.params, jobs.attempts,
  jobs.taken::int8 as taken`;
export const NOBODY = '00000000-0000-0000-0000-000000000000';

type ScheduledJob = Job & Pick<ScheduledDeclaration, 'every' | 'wanted'>;

/** A number of each kind of work, as an SQL expression of the row's name. */
const numberOf = (jobs: readonly Job[], read: (job: Job) => number): SQL =>
  sql`(${JSON.stringify(Object.fromEntries(jobs.map((job) => [job.name, read(job)])))}::jsonb
    ->> jobs.name)::float8`;

const span = (milliseconds: SQL | number): SQL =>
  sql`make_interval(secs => ${milliseconds}::float8 / 1000)`;

/** Newer builds beside this one have kinds of work that this one does not know. */
const isKnown = (jobs: readonly Job[]): SQL =>
  sql`jobs.name = any(${sql.param(jobs.map(({ name }) => name))}::text[])`;

/** What is to be done by interval is done so often without anybody wanting it. Seconds. */
const SIGN_OF_LIFE = 60;

/** Whether there is something to do, or it was not done for a while. */
function isWanted(jobs: readonly ScheduledJob[]): SQL {
  const asked = jobs.flatMap(({ name, wanted }) =>
    wanted ? [sql`when ${name} then ${wanted}`] : [],
  );
  if (asked.length === 0) return sql`true`;
  // In its order: only what one row asks about is looked at.
  return sql`case
    when done_at between ${NOW} - ${span(SIGN_OF_LIFE * 1_000)} and ${NOW}
    then case jobs.name ${sql.join(asked, sql` `)} else true end
    else true end`;
}

const take = (jobs: readonly Job[]): SQL => sql`
  update jobs set state = 'running', attempts = attempts + 1, taken = taken + 1,
    started_at = ${NOW}, lease_until = ${NOW} + ${span(numberOf(jobs, ({ lease }) => lease))}`;

/** Sees that there is a row for each kind of work that is done by interval. */
export async function ensureSchedules({ database }: Store, jobs: readonly Job[]): Promise<void> {
  const due = jobs.filter(isScheduled).map(({ name, every }) => ({ name, every }));
  if (due.length === 0) return;
  await database.execute(sql`
    insert into jobs (name, due_at)
    select name, ${NOW} + ${span(sql`every`)}
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as declared (name text, every float8)
    order by name
    on conflict do nothing`);
}

/** Takes what is to be done by interval, is due, and has something to do. */
export async function takeScheduled(
  { database }: Store,
  jobs: readonly Job[],
): Promise<readonly TakenJob[]> {
  const known = jobs.filter(isScheduled);
  if (known.length === 0) return [];
  const { rows } = await database.execute<TakenJob>(sql`
    ${take(known)}
    where state = 'waiting' and id in (
      select id from jobs
      where program_uuid is null and state = 'waiting' and due_at <= ${NOW} and ${isKnown(known)}
        and ${isWanted(known)}
      for update skip locked
    )
    returning ${RETURNED}`);
  return rows.map(asTaken);
}

/**
 * Takes pieces that were asked for: of each program the one that is due longest, programs in turn from
 * the one after `last`, so that none waits for another's many.
 */
export async function takeQueued(
  { database }: Store,
  jobs: readonly Job[],
  last: string,
  limit: number,
): Promise<readonly TakenJob[]> {
  const known = jobs.filter((job) => !isScheduled(job));
  if (known.length === 0 || limit <= 0) return [];
  const nextAfter = (program: SQL) => sql`
    select program_uuid from jobs where state = 'waiting' and program_uuid > ${program}
    order by program_uuid limit 1`;
  const { rows } = await database.execute<TakenJob>(sql`
    with recursive programs (program_uuid) as (
      (${nextAfter(sql`${last}::uuid`)})
      union all
      select (${nextAfter(sql`programs.program_uuid`)}) from programs
      where programs.program_uuid is not null
    ), due as (
      select piece.id from programs cross join lateral (
        select id from jobs
        where state = 'waiting' and program_uuid = programs.program_uuid and due_at <= ${NOW}
          and ${isKnown(known)}
        order by due_at, id limit 1
        for update skip locked
      ) as piece
      limit ${limit}
    )
    ${take(known)}
    where state = 'waiting' and id in (select id from due)
    returning ${RETURNED}`);
  return rows.map(asTaken);
}

const asTaken = (row: TakenJob): TakenJob => ({
  ...row,
  id: Number(row.id),
  taken: Number(row.taken),
});

const isMine = ({ id, taken }: TakenJob): SQL =>
  sql`id = ${id} and taken = ${taken} and state = 'running'`;

/** Keeps what was taken to the end of the transaction. @returns whether it is still the taker's */
export async function holdTaken({ database }: Store, taken: TakenJob): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select id from jobs where ${isMine(taken)} for update`,
  );
  return rows.length > 0;
}

/** Says that it is still being done. @returns whether it is still the taker's */
export async function renewLease(
  { database }: Store,
  { lease }: Job,
  taken: TakenJob,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    update jobs set lease_until = ${NOW} + ${span(lease)} where ${isMine(taken)} returning id`);
  return rows.length > 0;
}

/** Notes that it is done: by interval, it is due again; asked for, it is gone. @returns ms until due */
export async function endWell(
  { database }: Store,
  job: Job,
  taken: TakenJob,
  milliseconds: number,
): Promise<number | undefined> {
  if (!isScheduled(job)) {
    await database.execute(sql`delete from jobs where ${isMine(taken)}`);
    return undefined;
  }
  const rest = Math.round(job.every * (0.9 + Math.random() / 5));
  await database.execute(sql`
    update jobs set state = 'waiting', attempts = 0, lease_until = null, last_error = null,
      done_at = ${NOW}, milliseconds = ${Math.round(milliseconds)}, due_at = ${NOW} + ${span(rest)}
    where ${isMine(taken)}`);
  return rest;
}

/** Notes that it failed: it is tried again after `delay` milliseconds, or waits for a person. */
export async function endBadly(
  { database }: Store,
  taken: TakenJob,
  next: { readonly delay: number } | 'dead',
  error: string,
): Promise<void> {
  const [state, delay] = next === 'dead' ? ['dead', 0] : ['waiting', next.delay];
  await database.execute(sql`
    update jobs set state = ${state}, lease_until = null, failed_at = ${NOW},
      last_error = ${error}, due_at = ${NOW} + ${span(delay)}
    where ${isMine(taken)}`);
}

/** Work whose process ended, as `settleLost` found it. */
export interface LostJob extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'dead';
}

/**
 * Has done anew what was taken and not ended within its lease; what lost its process at its last
 * attempt waits for a person, as it may be what ends them.
 * @param alive ids of what is known to go on, though its lease could not be renewed in time
 */
export async function settleLost(
  { database }: Store,
  jobs: readonly Job[],
  alive: readonly number[],
): Promise<readonly LostJob[]> {
  const attempts = numberOf(jobs, (job) =>
    isScheduled(job) ? Number.MAX_SAFE_INTEGER : job.attempts,
  );
  const { rows } = await database.execute<LostJob>(sql`
    update jobs set
      state = case when attempts >= ${attempts} then 'dead' else 'waiting' end,
      lease_until = null, due_at = ${NOW}, failed_at = ${NOW},
      last_error = 'Its process ended, or lost the store, before it was done.'
    where id in (
      select id from jobs
      where state = 'running' and lease_until <= ${NOW} and ${isKnown(jobs)}
        and not id = any(${sql.param([...alive])}::bigint[])
      for update skip locked
    )
    returning id::int8 as id, name, state`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/**
 * Brings nearer what can only be so far away because the database's clock was set back: nothing is
 * then due later than one whole wait from now.
 */
export async function followClock({ database }: Store, jobs: readonly Job[]): Promise<void> {
  const wait = sql`case when program_uuid is not null and attempts = 0 then interval '0'
    else ${span(numberOf(jobs, longestWait))} end`;
  const lease = span(numberOf(jobs, (job) => job.lease));
  await database.execute(sql`
    update jobs set due_at = least(due_at, ${NOW} + ${wait}),
      lease_until = least(lease_until, ${NOW} + ${lease})
    where id in (
      select id from jobs
      where ${isKnown(jobs)} and (
        (state = 'waiting' and due_at > ${NOW} + ${wait})
        or (state = 'running' and lease_until > ${NOW} + ${lease})
      )
      for update skip locked
    )`);
}

const longestWait = (job: Job): number =>
  Math.max(isScheduled(job) ? job.every * 1.1 : 0, retryTimes(job).longest);
