import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { importKeys } from '#contract/campaigns/key-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { applicationReview } from '#contract/reviews/endpoints.ts';
import type { CampaignParts } from '../api/campaign-parts.ts';
import { pathOf } from '../api/measured-calls.ts';
import { atLeast, atMost, type Row, readable } from '../report.ts';
import type { SignOperator } from './operator.ts';
import { postEach } from './post-each.ts';
import type { ConsoleSizes } from './sizes.ts';

/** The names that `--only` takes. */
export const WRITE_NAMES = ['import', 'decide', 'hold'] as const;
export type WriteName = (typeof WRITE_NAMES)[number];

export interface WritePlan {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly parts: CampaignParts;
  readonly sizes: ConsoleSizes;
  readonly sign: SignOperator;
}

/** Characters of CSV in one part, somewhat below what the call takes. */
const PART = 230_000;
/** As many as one call takes. */
const DECIDED_AT_ONCE = 1_000;
/** Keys a second, and seconds for 10,000 decisions. */
const IMPORT_AIM = 20_000;
const DECIDE_AIM = 10;
const DECISIONS_OF_AIM = 10_000;

export const measureWrite = (name: WriteName, plan: WritePlan): Promise<Row> => WRITES[name](plan);

const WRITES: Readonly<Record<WriteName, (plan: WritePlan) => Promise<Row>>> = {
  import: measureImport,
  decide: (plan) => measureDecisions(plan, 'accepted at once', 0),
  hold: (plan) => measureDecisions(plan, 'held for 30 s, as the console does', 30),
};

/** A file of keys, in parts; beside it the same number of rows written by one statement. */
async function measureImport(plan: WritePlan): Promise<Row> {
  const { parts, sizes, sign } = plan;
  const { key_option_id } = parts.wanted;
  type Report = ResponseOf<typeof importKeys>;
  const bodies = csvParts(key_option_id, sizes.keys).map(
    ({ csv, first_line }) =>
      (before: Report | undefined) => ({
        ...{ file_name: 'keys.csv', csv, first_line },
        ...(before ? { import_id: before.import_id } : {}),
      }),
  );
  const url = plan.origin + pathOf(importKeys, {}, { uuid: parts.uuid });
  const { answers, seconds } = await postEach<Report>(url, await sign(), bodies);
  const imported = answers.reduce((sum, answer) => sum + answer.imported, 0);
  if (imported !== sizes.keys) throw new Error(`Of ${sizes.keys} keys ${imported} were imported.`);
  const bare = await timeTakenBack(
    plan.databaseUrl,
    `insert into game_keys (program_uuid, key_option_id, ciphertext, fingerprint, import_id)
     select $1, $2, decode(md5(n::text) || md5('k' || n), 'hex'), md5('f' || n), $4
     from generate_series(1, $3::int) n`,
    [parts.uuid, key_option_id, sizes.keys, answers[0]?.import_id],
  );
  const rate = sizes.keys / seconds;
  return {
    what: `${readable(sizes.keys)} keys imported in ${answers.length} parts, a second`,
    result: readable(rate),
    reference: readable(sizes.keys / bare),
    aim: atLeast(Math.round(rate), IMPORT_AIM),
  };
}

function csvParts(key_option_id: number, keys: number) {
  const head = 'key_option_id,key\n';
  const parts: { csv: string; first_line: number }[] = [];
  let csv = head;
  let first_line = 2;
  for (let n = 0; n < keys; n += 1) {
    const key = randomBytes(8).toString('hex').toUpperCase().match(/.{4}/g)?.join('-');
    const line = `${key_option_id},${key}\n`;
    if (csv.length + line.length > PART) {
      parts.push({ csv, first_line });
      csv = head;
      first_line = n + 2;
    }
    csv += line;
  }
  return [...parts, { csv, first_line }];
}

/** Applications in parts of a thousand; beside it the bare change of their state. */
async function measureDecisions(plan: WritePlan, how: string, hold_seconds: number): Promise<Row> {
  const { parts, sizes, sign, databaseUrl } = plan;
  const items = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; revision: number }>(
      `select id, revision from applications
       where program_uuid = $1 and state = 'submitted' and not exists (
         select 1 from held_decisions where subject_kind = 'application' and subject_id = id::text
       )
       order by submitted_at, id limit $2`,
      [parts.uuid, sizes.decisions],
    );
    return rows;
  });
  const bodies: (() => unknown)[] = [];
  for (let first = 0; first < items.length; first += DECIDED_AT_ONCE)
    bodies.push(() => ({
      ...{ decision: 'accept', reason_code: 'fits_program', hold_seconds, dry_run: false },
      items: items.slice(first, first + DECIDED_AT_ONCE),
    }));
  const { decideMany } = applicationReview;
  const url = plan.origin + pathOf(decideMany, {}, { uuid: parts.uuid });
  // Before the decisions, so that the same rows are there to change.
  const bare = await timeTakenBack(
    databaseUrl,
    `update applications set state = 'accepted', revision = revision + 1, decided_at = now()
     where id = any($1)`,
    [items.map(({ id }) => id)],
  );
  type Answer = ResponseOf<typeof decideMany>;
  const { answers, seconds } = await postEach<Answer>(url, await sign(), bodies);
  const wanted = hold_seconds > 0 ? 'held' : 'decided';
  const refused = answers.flatMap(({ results }) => results).find(({ result }) => result !== wanted);
  if (refused) throw new Error(`A decision was not ${wanted}: ${JSON.stringify(refused)}`);
  const aim = (DECIDE_AIM * items.length) / DECISIONS_OF_AIM;
  return {
    what: `${readable(items.length)} applications ${how}, in ${answers.length} calls, s`,
    result: readable(seconds),
    reference: readable(bare),
    aim: atMost(seconds, aim, 's'),
  };
}

/** Seconds that a statement takes; what it did is rolled back. */
const timeTakenBack = (databaseUrl: string, text: string, values: unknown[]): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    await client.query('begin');
    const begin = performance.now();
    await client.query(text, values);
    const seconds = (performance.now() - begin) / 1000;
    await client.query('rollback');
    return seconds;
  });

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
