import { INBOX_KINDS, type InboxKind, WAITING_STATES } from '#contract/vocabulary/inbox-words.ts';
import { INBOX_QUEUES } from '../core/reviews/inbox-queues.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';

/** What was handed in after a moment, and until another one. */
export interface Span {
  readonly after?: Date | undefined;
  readonly until: Date;
}

interface Counted extends Record<string, unknown> {
  readonly kind: InboxKind;
  readonly count: number;
}

/**
 * How much of each kind was handed in then and waits; kinds of which nothing does are left out. What
 * somebody decided and nobody took back does not wait, even before it takes effect.
 */
export async function countWaiting(
  { database }: Store,
  program_uuid: string,
  { after, until }: Span,
): Promise<readonly Counted[]> {
  const states = sql.join(
    WAITING_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  const from = after?.toISOString() ?? '-infinity';
  const parts = INBOX_KINDS.map((kind) => {
    const { table, at, waits = sql`true` } = INBOX_QUEUES[kind];
    return sql`select ${kind}::text as kind, count(*)::int as count
      from ${table}
      where ${table.program_uuid} = ${program_uuid} and ${table.state} in (${states})
        and ${waits}
        and ${at} > ${from}::timestamptz and ${at} <= ${until.toISOString()}::timestamptz
        and not exists (select 1 from held_decisions h where h.state = 'waiting'
          and h.subject_kind = ${kind} and h.subject_id = ${table.id}::text)`;
  });
  const { rows } = await database.execute<Counted>(sql.join(parts, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}

/** How much that is altogether. */
export const totalOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
