import { PROGRAM_STEPS, type ProgramStep } from '#contract/vocabulary/operator-words.ts';
import { firstSteps, type Span } from '../core/people/first-steps.ts';
import { type SQL, sql } from '../store/drizzle.ts';
import { pointTransactions } from '../store/tables/ledger.ts';

/** What is known of a day, as `program_days` keeps it. */
export const DAILY_FIGURES = [...PROGRAM_STEPS, 'points_given', 'points_spent'] as const;
export type DailyFigure = (typeof DAILY_FIGURES)[number];

/** The day (UTC) of a moment. */
const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'UTC')::date`;

/**
 * Selects the days of a span on which something happened, each with its figures. It costs what
 * happened in the span.
 */
export function dailyFigures(span: Span): SQL {
  const figures = sql.join(
    DAILY_FIGURES.map(
      (figure) =>
        sql`coalesce(sum(amount) filter (where figure = ${figure}), 0)::float8 as ${sql.identifier(figure)}`,
    ),
    sql`, `,
  );
  const parts = [...PROGRAM_STEPS.map((step) => people(step, span)), points(span)];
  return sql`
    select day, ${figures}
    from (${sql.join(parts, sql` union all `)}) as happened
    group by day`;
}

const people = (step: ProgramStep, span: Span): SQL => sql`
  select ${dayOf(sql`at`)} as day, ${step}::text as figure,
    count(distinct creator_id)::bigint as amount
  from (${firstSteps(step, span)}) as steps group by 1`;

/** What was taken by hand lessens what was given; what was given back lessens what was spent. */
const points = ({ program_uuid, from, until }: Span): SQL => sql`
  select ${dayOf(sql`at`)}, case when spending then 'points_spent' else 'points_given' end,
    sum(case when spending then -amount else amount end)::bigint
  from (
    select at, amount, source_kind in ('redemption', 'refund') as spending
    from ${pointTransactions}
    where program_uuid = ${program_uuid}
      and at >= ${from}::timestamptz and at < ${until}::timestamptz
  ) as entries group by 1, 2`;
