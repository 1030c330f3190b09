import pg from 'pg';
import type { Write } from './writes.ts';

export interface Reconciled {
  /** Acknowledged, and not in the store. */
  readonly lost: number;
  /** Points, keys and mails that are there more often than they may be, and balances that are wrong. */
  readonly doubled: number;
}

/** How many rows each proof finds: one where all is well. `$1` is a list of JSON. */
const FOUND = [
  {
    kind: 'claim',
    statement: `select p, (select count(*) from point_transactions t where t.creator_id =
      (p->>'creator_id')::uuid and t.source_kind = 'quest' and t.reason->>'quest_id' = p->>'quest_id'
      and t.source_id not like 'seed:%')::int as n from jsonb_array_elements($1::jsonb) p`,
  },
  {
    kind: 'key',
    statement: `select p, (select count(*) from game_keys k where k.influencer_activation_id =
      (p->>'influencer_activation_id')::bigint)::int as n from jsonb_array_elements($1::jsonb) p`,
  },
  {
    // Whoever claims a key is told so by mail.
    kind: 'key',
    statement: `select p, (select count(*) from mails m where m.kind = 'key_claimed' and m.source =
      'enrolment:' || (p->>'influencer_activation_id'))::int as n
      from jsonb_array_elements($1::jsonb) p`,
  },
  {
    kind: 'event',
    statement: `select p, (select count(*) from metric_events e where e.source_id =
      p->>'source_id')::int as n from jsonb_array_elements($1::jsonb) p`,
  },
] as const;

/** What must be nowhere, whether it was acknowledged or not. */
const DOUBLED = [
  `select count(*)::int as n from (select 1 from point_transactions where source_kind = 'quest'
    and source_id not like 'seed:%' group by creator_id, reason->>'quest_id', reason->>'period'
    having count(*) > 1) twice`,
  `select count(*)::int as n from (select 1 from game_keys where influencer_activation_id is not null
    group by influencer_activation_id having count(*) > 1) twice`,
  `select count(*)::int as n from (select 1 from metric_events group by source_id
    having count(*) > 1) twice`,
  `select count(*)::int as n from (select 1 from mails where source is not null
    group by creator_id, kind, source having count(*) > 1) twice`,
  `select count(*)::int as n from point_balances full join (select creator_id, activation_id,
    sum(amount) as total from point_transactions group by 1, 2) ledger
    using (creator_id, activation_id) where balance is distinct from total`,
];

/** Compares what was acknowledged with what the store has: ledger, keys, events and mails. */
export async function reconcile(url: string, acknowledged: readonly Write[]): Promise<Reconciled> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let lost = 0;
    let doubled = 0;
    for (const { kind, statement } of FOUND) {
      const proofs = acknowledged.flatMap(({ proof }) => (proof?.kind === kind ? [proof] : []));
      const { rows } = await client.query(statement, [JSON.stringify(proofs)]);
      lost += rows.filter(({ n }) => n === 0).length;
    }
    for (const statement of DOUBLED) doubled += (await client.query(statement)).rows[0].n;
    return { lost, doubled };
  } finally {
    await client.end();
  }
}
