import { dayOf, weekOf } from '#domain/quests/periods.ts';
import { eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { questProgress, questTotals } from '../../store/tables/quests.ts';

export type OwnProgress = Pick<
  typeof questProgress.$inferSelect,
  'quest_id' | 'period' | 'value' | 'state' | 'completed_at' | 'claimed_at'
>;
export interface SharedProgress {
  readonly value: number;
  readonly reached_at: Date | null;
}

/** How far a creator is, and all together with shared goals. */
export interface ProgressSnapshot {
  /** Present periods, and those that wait to be claimed; by quest. */
  readonly own: ReadonlyMap<number, readonly OwnProgress[]>;
  readonly shared: ReadonlyMap<number, SharedProgress>;
}

type Reader = (of: {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly now: Date;
}) => Promise<ProgressSnapshot>;

const TOTAL = 'total';
const readers = new WeakMap<Store, Reader>();

/** Reads a creator's progress in one query, which is prepared once for each store. */
export function readSnapshot(store: Store, ...of: Parameters<Reader>): Promise<ProgressSnapshot> {
  const reader = readers.get(store) ?? openReader(store);
  readers.set(store, reader);
  return reader(...of);
}

function openReader({ database }: Store): Reader {
  const { placeholder } = sql;
  const rows = sql`(
    select quest_id, period, value, state, completed_at, claimed_at from quest_progress
    where creator_id = ${placeholder('creator_id')} and (
      state = 'completed' or period in ('once', ${placeholder('day')}, ${placeholder('week')})
      or (state = 'in_progress' and strpos(period, '-') = 0))
    union all
    select quest_id, period, value, ${sql.raw(`'${TOTAL}'`)}, reached_at, null from quest_totals
    where program_uuid = ${placeholder('program_uuid')}
  ) as row`;
  const query = database
    .select({
      quest_id: sql<number>`row.quest_id`,
      period: sql<string>`row.period`,
      value: sql<number>`row.value`,
      state: sql<OwnProgress['state'] | typeof TOTAL>`row.state`,
      completed_at: sql<Date | null>`row.completed_at`.mapWith(questProgress.completed_at),
      claimed_at: sql<Date | null>`row.claimed_at`.mapWith(questProgress.claimed_at),
    })
    .from(rows)
    .prepare('quest_progress_snapshot');
  return async ({ program_uuid, creator_id, now }) => {
    const found = await query.execute({
      creator_id,
      program_uuid,
      day: dayOf(now),
      week: weekOf(now),
    });
    const own = new Map<number, OwnProgress[]>();
    const shared = new Map<number, SharedProgress>();
    for (const { state, ...row } of found) {
      if (state === TOTAL)
        shared.set(row.quest_id, { value: row.value, reached_at: row.completed_at });
      else {
        const rows = own.get(row.quest_id) ?? [];
        rows.push({ ...row, state });
        own.set(row.quest_id, rows);
      }
    }
    return { own, shared };
  };
}

/** What all have reached together, for those who have no progress of their own. */
export async function readShared(
  { database }: Store,
  program_uuid: string,
): Promise<ProgressSnapshot> {
  const rows = await database
    .select()
    .from(questTotals)
    .where(eq(questTotals.program_uuid, program_uuid));
  return { own: new Map(), shared: new Map(rows.map((row) => [row.quest_id, row])) };
}
