import type { ProgramStep } from '#contract/vocabulary/operator-words.ts';
import { type SQL, sql } from '../../store/drizzle.ts';
import { creators } from '../../store/tables/accounts.ts';
import { rewardRedemptions } from '../../store/tables/ledger.ts';
import { applications } from '../../store/tables/pipelines.ts';
import { questProgress } from '../../store/tables/quests.ts';

/** A time of a program: from a moment on, up to another that does not belong to it. */
export interface Span {
  readonly program_uuid: string;
  /** RFC 3339. */
  readonly from: string;
  readonly until: string;
}

/** Where a step that can be taken again and again is recorded, and when it was taken. */
const RECORDS: Readonly<
  Record<Exclude<ProgramStep, 'accepted'>, { readonly table: SQL; readonly at: SQL }>
> = {
  applied: { table: sql`${applications}`, at: sql.raw('submitted_at') },
  first_quest: { table: sql`${questProgress}`, at: sql.raw('completed_at') },
  first_reward: { table: sql`${rewardRedemptions}`, at: sql.raw('claimed_at') },
};

/**
 * Selects who (`creator_id`) took a step for the first time in a span, and when (`at`). Indexes find
 * the span's own records and look for earlier ones of the same people: it costs what happened in the
 * span, not what the program has. Who did something twice at the same moment stands there twice.
 */
export function firstSteps(step: ProgramStep, { program_uuid, from, until }: Span): SQL {
  if (step === 'accepted')
    return sql`
      select id as creator_id, member_since as at from ${creators}
      where program_uuid = ${program_uuid}
        and member_since >= ${from}::timestamptz and member_since < ${until}::timestamptz`;
  const { table, at } = RECORDS[step];
  return sql`
    select taken.creator_id, taken.${at} as at from ${table} as taken
    where taken.program_uuid = ${program_uuid}
      and taken.${at} >= ${from}::timestamptz and taken.${at} < ${until}::timestamptz
      and not exists (
        select 1 from ${table} as earlier
        where earlier.program_uuid = taken.program_uuid
          and earlier.creator_id = taken.creator_id and earlier.${at} < taken.${at}
      )`;
}

/** The condition that the creator with an id took a step, whenever that was. */
export function tookStep(step: ProgramStep, creator_id: SQL): SQL {
  if (step === 'accepted') return sql`member_since is not null`;
  const { table, at } = RECORDS[step];
  return sql`exists (
    select 1 from ${table} as taken
    where taken.creator_id = ${creator_id} and taken.${at} is not null
  )`;
}
