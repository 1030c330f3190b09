import type { Progress } from '#domain/quests/advance-progress.ts';
import { arrayOf } from '../../store/array-of.ts';
import { and, eq, inArray, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { questTotals } from '../../store/tables/quests.ts';

export type ProgressRow = Progress & { readonly creator_id: string; readonly quest_id: number };

export const progressKey = (creator_id: string, quest_id: number, period: string) =>
  `${creator_id} ${quest_id} ${period}`;
/** Under which the open period of an `always` quest is found. */
export const OPEN = 'open';

interface Wanted {
  readonly creator_id: string;
  readonly quest_id: number;
  /** Undefined: whichever is open. */
  readonly period: string | undefined;
}

/** As a statement answers it that is not drizzle's. */
type StoredProgress = Record<keyof ProgressRow, unknown> &
  Omit<ProgressRow, 'completed_at'> & { readonly completed_at: Date | string | null };

/**
 * Progress of creators who are locked, by `progressKey`. One look into the index for each quest of a
 * creator, however the planner thinks of the table.
 */
export async function readProgress(
  { database }: Store,
  wanted: readonly Wanted[],
): Promise<Map<string, ProgressRow>> {
  const found = new Map<string, ProgressRow>();
  if (wanted.length === 0) return found;
  const pairs = [
    ...new Map(wanted.map((one) => [`${one.creator_id} ${one.quest_id}`, one])).values(),
  ];
  const periods = new Set(wanted.flatMap(({ period }) => period ?? []));
  const counting = new Set(
    wanted.filter(({ period }) => period === undefined).map((one) => one.quest_id),
  );
  const { rows } = await database.execute<StoredProgress>(sql`
    select progress.*
    from unnest(${arrayOf(pairs.map((one) => one.creator_id))}::uuid[],
      ${arrayOf(pairs.map((one) => one.quest_id))}::int[]) as wanted(creator_id, quest_id)
    cross join lateral (
      select creator_id, quest_id, period, value, state, completed_at from quest_progress
      where creator_id = wanted.creator_id and quest_id = wanted.quest_id
        and (period = any(${arrayOf(periods)}::text[])
          or (state = 'in_progress' and quest_id = any(${arrayOf(counting)}::int[])))
      offset 0
    ) as progress`);
  for (const { completed_at, ...row } of rows) {
    const open = counting.has(row.quest_id) && row.state === 'in_progress';
    found.set(progressKey(row.creator_id, row.quest_id, open ? OPEN : row.period), {
      ...row,
      completed_at: completed_at === null ? null : new Date(completed_at),
    });
  }
  return found;
}

/** Writes progress as it is now; the creators are locked, so nothing came between. */
export async function writeProgress(
  { database }: Store,
  program_uuid: string,
  rows: readonly ProgressRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends keyof ProgressRow>(name: Name) =>
    arrayOf(rows.map((row) => row[name]));
  await database.execute(sql`
    insert into quest_progress as kept
      (program_uuid, creator_id, quest_id, period, value, state, completed_at, updated_at)
    select ${program_uuid}::uuid, row.*, ${now.toISOString()}::timestamptz
    from unnest(${column('creator_id')}::uuid[], ${column('quest_id')}::int[],
      ${column('period')}::text[], ${column('value')}::float8[], ${column('state')}::text[],
      ${column('completed_at')}::timestamptz[])
      as row(creator_id, quest_id, period, value, state, completed_at)
    order by row.creator_id, row.quest_id, row.period
    on conflict (creator_id, quest_id, period) do update set value = excluded.value,
      state = excluded.state, completed_at = excluded.completed_at, updated_at = excluded.updated_at`);
}

/** When shared goals were reached; those that were not are left out. */
export async function readReached(
  { database }: Store,
  program_uuid: string,
  questIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (questIds.length === 0) return new Map();
  const rows = await database
    .select({ quest_id: questTotals.quest_id, reached_at: questTotals.reached_at })
    .from(questTotals)
    .where(
      and(eq(questTotals.program_uuid, program_uuid), inArray(questTotals.quest_id, [...questIds])),
    );
  return new Map(
    rows.flatMap(({ quest_id, reached_at }): [number, Date][] =>
      reached_at ? [[quest_id, reached_at]] : [],
    ),
  );
}

/** Adds to shared goals, in the order of their ids: the one row that all creators share. */
export async function addToTotals(
  { database }: Store,
  program_uuid: string,
  added: readonly { readonly quest_id: number; readonly value: number; readonly target: number }[],
  now: Date,
): Promise<void> {
  if (added.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const goals = JSON.stringify(added);
  await database.execute(sql`
    with goal as (
      select * from jsonb_to_recordset(${goals}::jsonb)
        as goal(quest_id int, value float8, target float8)
    )
    insert into quest_totals as kept (program_uuid, quest_id, period, value, reached_at)
    select ${program_uuid}::uuid, quest_id, 'once', value, case when value >= target then ${at} end
    from goal order by quest_id
    on conflict (program_uuid, quest_id, period) do update set
      value = kept.value + excluded.value,
      reached_at = coalesce(kept.reached_at, case when kept.value + excluded.value >=
        (select target from goal where goal.quest_id = kept.quest_id) then ${at} end)`);
}
