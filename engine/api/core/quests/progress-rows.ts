import type { Progress } from '#domain/quests/advance-progress.ts';
import { ONCE } from '#domain/quests/periods.ts';
import { and, eq, inArray, ne, or, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { questProgress, questTotals } from '../../store/tables/quests.ts';

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

/** Progress of creators who are locked, by `progressKey`. */
export async function readProgress(
  { database }: Store,
  wanted: readonly Wanted[],
): Promise<Map<string, ProgressRow>> {
  const found = new Map<string, ProgressRow>();
  if (wanted.length === 0) return found;
  const periods = [...new Set(wanted.flatMap(({ period }) => period ?? []))];
  const counting = [
    ...new Set(wanted.filter(({ period }) => period === undefined).map((one) => one.quest_id)),
  ];
  const rows = await database
    .select({
      creator_id: questProgress.creator_id,
      quest_id: questProgress.quest_id,
      period: questProgress.period,
      value: questProgress.value,
      state: questProgress.state,
      completed_at: questProgress.completed_at,
    })
    .from(questProgress)
    .where(
      and(
        inArray(questProgress.creator_id, [...new Set(wanted.map((one) => one.creator_id))]),
        inArray(questProgress.quest_id, [...new Set(wanted.map((one) => one.quest_id))]),
        or(
          inArray(questProgress.period, periods),
          and(inArray(questProgress.quest_id, counting), eq(questProgress.state, 'in_progress')),
        ),
      ),
    );
  const counted = new Set(counting);
  for (const row of rows) {
    const open = counted.has(row.quest_id) && row.state === 'in_progress';
    found.set(progressKey(row.creator_id, row.quest_id, open ? OPEN : row.period), row);
  }
  return found;
}

/** Which creators have completed which of some quests that are done once, as `creator quest`. */
export async function readCompleted(
  { database }: Store,
  creatorIds: readonly string[],
  questIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (creatorIds.length === 0 || questIds.length === 0) return new Set();
  const rows = await database
    .select({ creator_id: questProgress.creator_id, quest_id: questProgress.quest_id })
    .from(questProgress)
    .where(
      and(
        inArray(questProgress.creator_id, [...creatorIds]),
        inArray(questProgress.quest_id, [...questIds]),
        eq(questProgress.period, ONCE),
        ne(questProgress.state, 'in_progress'),
      ),
    );
  return new Set(rows.map(({ creator_id, quest_id }) => `${creator_id} ${quest_id}`));
}

/** Writes progress as it is now; the creators are locked, so nothing came between. */
export async function writeProgress(
  { database }: Store,
  program_uuid: string,
  rows: readonly ProgressRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await database.execute(sql`
    insert into quest_progress as kept
      (program_uuid, creator_id, quest_id, period, value, state, completed_at, updated_at)
    select ${program_uuid}::uuid, row.creator_id, row.quest_id, row.period, row.value, row.state,
      row.completed_at, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(creator_id uuid, quest_id int,
      period text, value float8, state text, completed_at timestamptz)
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
  const at = now.toISOString();
  for (const { quest_id, value, target } of [...added].sort((a, b) => a.quest_id - b.quest_id))
    await database.execute(sql`
      insert into quest_totals as kept (program_uuid, quest_id, period, value, reached_at)
      values (${program_uuid}, ${quest_id}, 'once', ${value}::float8,
        case when ${value}::float8 >= ${target}::float8 then ${at}::timestamptz end)
      on conflict (program_uuid, quest_id, period) do update set
        value = kept.value + excluded.value,
        reached_at = coalesce(kept.reached_at,
          case when kept.value + excluded.value >= ${target}::float8 then ${at}::timestamptz end)`);
}
