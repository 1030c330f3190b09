import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { countInbox } from '#contract/reviews/inbox-endpoints.ts';
import { INBOX_KINDS, type InboxKind, WAITING_STATES } from '#contract/vocabulary/inbox-words.ts';
import { overdueBefore } from '../core/reviews/inbox-promise.ts';
import { exactMomentOf } from '../http/moment-cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { INBOX_PARTS } from './inbox-parts.ts';

type Counts = ResponseOf<typeof countInbox>['counts'];

interface CountedRow extends Record<string, unknown> {
  readonly kind: InboxKind;
  readonly waiting: number;
  readonly overdue: number;
  readonly oldest_at: string | null;
}

/** What waits of each kind, in one statement that reads the queues' indexes alone. */
export async function readInboxCounts(
  { database }: Store,
  program: ApiProgram,
  now: Date,
): Promise<Counts> {
  const bound = overdueBefore(program, now)?.toISOString() ?? null;
  const states = sql.join(
    WAITING_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  const parts = INBOX_KINDS.map((kind) => {
    const { table, at } = INBOX_PARTS[kind];
    return sql`select ${kind}::text as kind, count(*)::int as waiting,
        (count(*) filter (where ${at} < ${bound}::timestamptz))::int as overdue,
        ${exactMomentOf(sql`min(${at})`)} as oldest_at
      from ${table}
      where ${table.program_uuid} = ${program.uuid} and ${table.state} in (${states})`;
  });
  const { rows } = await database.execute<CountedRow>(sql.join(parts, sql` union all `));
  const counted = new Map(rows.map((row) => [row.kind, row]));
  return INBOX_KINDS.map((kind) => {
    const { waiting = 0, overdue = 0, oldest_at = null } = counted.get(kind) ?? {};
    return {
      ...{ kind, waiting, overdue },
      oldest_at: oldest_at === null ? null : new Date(oldest_at).toISOString(),
    };
  });
}
