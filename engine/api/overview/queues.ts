import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { INBOX_KINDS, type InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { isRole, isRoleUnderWay } from '../core/roles/under-way.ts';
import { type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';
import { activationRequests, appeals, applications, contents } from '../store/tables/pipelines.ts';
import type { Period } from './period.ts';

type Queues = ResponseOf<typeof readOverview>['queues'];

/** Where a queue's things stand: since when each waits, when it was settled, and whether it waits. */
interface QueueTable {
  readonly table: SQL;
  readonly came: SQL;
  readonly settled: SQL;
  readonly waits: SQL;
  /** What was settled by itself is no decision. */
  readonly byHand: SQL;
}

const review = (table: SQL): QueueTable => ({
  table,
  came: sql`submitted_at`,
  settled: sql`decided_at`,
  waits: sql`state in ('submitted', 'in_review')`,
  byHand: sql`true`,
});

const TABLES: Readonly<Record<InboxKind, QueueTable>> = {
  application: review(sql`${applications}`),
  activation_request: review(sql`${activationRequests}`),
  content: review(sql`${contents}`),
  appeal: review(sql`${appeals}`),
  redemption: {
    table: sql`${rewardRedemptions}`,
    came: sql`claimed_at`,
    settled: sql`fulfilled_at`,
    waits: sql`state = 'claimed' and not ${isRoleUnderWay}`,
    byHand: sql`fulfilled_at > claimed_at and not ${isRole}`,
  },
};

/** What waits in each queue and how long, and how long what was decided of late had waited. */
export async function readQueues(store: Store, period: Period): Promise<Queues> {
  const [waiting, decided] = [await readWaiting(store, period), await readDecided(store, period)];
  return INBOX_KINDS.map((kind) => {
    const { waiting: count = 0, overdue = 0, oldest_at = null } = waiting.get(kind) ?? {};
    const { decided: settled = 0, median_hours = null } = decided.get(kind) ?? {};
    return {
      kind,
      waiting: count,
      overdue: period.due === null ? null : overdue,
      oldest_at: oldest_at === null ? null : new Date(oldest_at).toISOString(),
      decided: settled,
      median_hours: median_hours === null ? null : Math.round(median_hours * 10) / 10,
    };
  });
}

async function readWaiting({ database }: Store, { program_uuid, due }: Period) {
  const { rows } = await database.execute<{
    kind: InboxKind;
    waiting: number;
    overdue: number;
    oldest_at: string | null;
  }>(
    ofEach(
      ({ table, came, waits }, kind) => sql`
        select ${kind}::text as kind, count(*)::int as waiting,
          count(*) filter (where ${came} < ${due}::timestamptz)::int as overdue,
          min(${came})::text as oldest_at
        from ${table} where program_uuid = ${program_uuid} and ${waits}`,
    ),
  );
  return new Map(rows.map((row) => [row.kind, row]));
}

async function readDecided({ database }: Store, { program_uuid, week_ago }: Period) {
  const { rows } = await database.execute<{
    kind: InboxKind;
    decided: number;
    median_hours: number | null;
  }>(
    ofEach(
      ({ table, came, settled, byHand }, kind) => sql`
        select ${kind}::text as kind, count(*)::int as decided,
          percentile_cont(0.5) within group (
            order by extract(epoch from ${settled} - ${came})::float8 / 3600
          ) as median_hours
        from ${table}
        where program_uuid = ${program_uuid} and ${settled} >= ${week_ago}::timestamptz
          and ${byHand}`,
    ),
  );
  return new Map(rows.map((row) => [row.kind, row]));
}

/** One statement for all queues. */
const ofEach = (select: (table: QueueTable, kind: InboxKind) => SQL): SQL =>
  sql.join(
    INBOX_KINDS.map((kind) => select(TABLES[kind], kind)),
    sql` union all `,
  );
