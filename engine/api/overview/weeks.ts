import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { desc, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { programDays, programVisits } from '../store/tables/programs.ts';
import { DAILY_FIGURES, type DailyFigure, dailyFigures } from './daily-figures.ts';
import type { Period } from './period.ts';

type Week = ResponseOf<typeof readOverview>['weeks'][number];
type Figures = Readonly<Record<DailyFigure, number>>;

const DAY = 86_400_000;
/** After everything that can have happened. */
const END = '9999-12-31T00:00:00Z';

/**
 * Each week with who took which step in it for the first time, and what was given and spent.
 * @param counting whether visits are counted here
 */
export async function readWeeks(
  store: Store,
  period: Period,
  counting: 'counted' | 'not_counted',
): Promise<Week[]> {
  const figures = await readFigures(store, period);
  const visits = await readVisits(store, period);
  const counted = counting === 'counted' || visits.size > 0;
  return period.weeks.map((begins) => {
    const week = figures.get(begins);
    const figure = (name: DailyFigure) => week?.[name] ?? 0;
    return {
      begins,
      visits: counted ? (visits.get(begins) ?? 0) : null,
      applied: figure('applied'),
      accepted: figure('accepted'),
      first_quest: figure('first_quest'),
      first_reward: figure('first_reward'),
      points_given: figure('points_given'),
      points_spent: figure('points_spent'),
    };
  });
}

/** The figures of days that are closed, and what happened since, by the Mondays of their weeks. */
async function readFigures(store: Store, { program_uuid, since }: Period) {
  const open = await firstOpenDay(store, program_uuid);
  const from = open === undefined || open < since ? since : open;
  const names = sql.join(
    DAILY_FIGURES.map((figure) => sql.identifier(figure)),
    sql`, `,
  );
  const sums = sql.join(
    DAILY_FIGURES.map(
      (figure) => sql`sum(${sql.identifier(figure)})::float8 as ${sql.identifier(figure)}`,
    ),
    sql`, `,
  );
  const { rows } = await store.database.execute<Figures & { readonly begins: string }>(sql`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as begins, ${sums}
    from (
      select day, ${names} from ${programDays}
      where program_uuid = ${program_uuid}
        and day >= ${since.slice(0, 10)}::date and day < ${from.slice(0, 10)}::date
      union all
      select day, ${names} from (${dailyFigures({ program_uuid, from, until: END })}) as latest
    ) as days
    group by 1`);
  return new Map(rows.map((row) => [row.begins, row]));
}

/** When the first day that is not closed begins (RFC 3339); undefined where none is closed. */
async function firstOpenDay({ database }: Store, program_uuid: string) {
  const [last] = await database
    .select({ day: programDays.day })
    .from(programDays)
    .where(eq(programDays.program_uuid, program_uuid))
    .orderBy(desc(programDays.day))
    .limit(1);
  return last && new Date(Date.parse(last.day) + DAY).toISOString();
}

async function readVisits({ database }: Store, { program_uuid, since }: Period) {
  const { rows } = await database.execute<{ begins: string; visits: number }>(sql`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as begins, sum(visits)::int as visits
    from ${programVisits}
    where program_uuid = ${program_uuid} and day >= ${since.slice(0, 10)}::date
    group by 1`);
  return new Map(rows.map(({ begins, visits }) => [begins, visits]));
}
