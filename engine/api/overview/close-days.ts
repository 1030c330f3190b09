import { dayOf } from '#domain/quests/periods.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { programDays, programs } from '../store/tables/programs.ts';
import { DAILY_FIGURES, dailyFigures } from './daily-figures.ts';

const DAY = 86_400_000;
/** What began before midnight may be written a little later, and clocks differ. */
const GRACE = 10 * 60_000;
/** So far back a program's days are closed that has none yet: as far as an overview looks. */
const LOOKED_AT = 90;
/** Days that are kept. */
const KEPT = 366;
/** After so long, in milliseconds, the next time goes on. */
const ENOUGH = 1_000;

interface DueProgram extends Record<string, unknown> {
  readonly program_uuid: string;
  /** The first day that is not closed: `2026-11-21`. */
  readonly first_day: string;
}

/**
 * Writes down what happened in each program on each day (UTC) that is over, so that an overview
 * reads its days instead of all that happened on them. A day is written once.
 * @returns for how many programs days were written; 0 where none is left
 */
export async function closeProgramDays(store: Store, now: Date): Promise<number> {
  const begun = performance.now();
  const yesterday = dayOf(new Date(now.getTime() - GRACE - DAY));
  let closed = 0;
  for (const program of await readDue(store, yesterday)) {
    await closeDays(store, program, yesterday);
    closed += 1;
    if (performance.now() - begun > ENOUGH) break;
  }
  return closed;
}

async function readDue({ database }: Store, yesterday: string): Promise<readonly DueProgram[]> {
  const { rows } = await database.execute<DueProgram>(sql`
    select uuid as program_uuid, first_day::text
    from ${programs}
    cross join lateral (
      select coalesce(max(day) + 1, ${yesterday}::date - ${LOOKED_AT - 1}::int) as first_day
      from ${programDays} where program_uuid = uuid
    ) as known
    where first_day <= ${yesterday}::date
    order by uuid`);
  return rows;
}

/** Of instances that do the same at once, the one that is later writes nothing. */
async function closeDays(
  { database }: Store,
  { program_uuid, first_day }: DueProgram,
  yesterday: string,
): Promise<void> {
  const span = {
    program_uuid,
    from: `${first_day}T00:00:00Z`,
    until: `${dayOf(new Date(Date.parse(yesterday) + DAY))}T00:00:00Z`,
  };
  const names = sql.join(
    DAILY_FIGURES.map((figure) => sql.identifier(figure)),
    sql`, `,
  );
  const figures = sql.join(
    DAILY_FIGURES.map((figure) => sql`coalesce(${sql.identifier(figure)}, 0)`),
    sql`, `,
  );
  await database.execute(sql`
    insert into ${programDays} (program_uuid, day, ${names})
    select ${program_uuid}::uuid, over_day::date, ${figures}
    from generate_series(${first_day}::timestamp, ${yesterday}::timestamp, interval '1 day') over_day
    left join (${dailyFigures(span)}) as figures on day = over_day::date
    on conflict do nothing`);
  await database.execute(sql`
    delete from ${programDays}
    where program_uuid = ${program_uuid} and day <= ${yesterday}::date - ${KEPT}::int`);
}
