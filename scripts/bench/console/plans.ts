import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startTestServer, untilReady } from '../../../tests/support/browser/start-server.ts';
import type { Place } from '../api/place.ts';
import { type RecordedStatement, STATEMENTS_FILE } from './record-statements.ts';

/** A call whose statements are explained. */
export interface ExplainedCall {
  readonly title: string;
  /** Below the server's origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Calls on a server that writes down its statements, and prints how the database runs each of them. */
export async function printPlans(
  place: Place,
  databaseUrl: string,
  calls: readonly ExplainedCall[],
): Promise<void> {
  const file = join(place.dataFolder, 'statements.jsonl');
  writeFileSync(file, '');
  const recorder = new URL('record-statements.ts', import.meta.url).href;
  const server = await startTestServer(
    { ...place.environment, [STATEMENTS_FILE]: file, NODE_OPTIONS: `--import=${recorder}` },
    'api',
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await untilReady(server);
    await client.connect();
    for (const { title, path, headers } of calls) {
      writeFileSync(file, '');
      const answer = await fetch(server.origin + path, { headers });
      if (!answer.ok) throw new Error(`${title} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      console.log(`\n# ${title}`);
      for (const statement of reads(readFileSync(file, 'utf8'))) await explain(client, statement);
    }
  } finally {
    await client.end();
    await server.close();
  }
}

/** The statements that read; what workers ask meanwhile is among them. */
const reads = (lines: string): RecordedStatement[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): RecordedStatement => JSON.parse(line))
    .filter(({ text }) => /^\s*(\(|select|with)/i.test(text) && !/for update/i.test(text));

async function explain(client: pg.Client, { text, values }: RecordedStatement): Promise<void> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${text}`,
    [...values],
  );
  console.log(`\n${cut(text.replaceAll(/\s+/g, ' ').trim(), LONGEST_STATEMENT)}`);
  for (const { 'QUERY PLAN': line } of rows) console.log(`  ${cut(line)}`);
}

/** Characters of a plan's line and of a statement that are shown: lists of ids go on for pages. */
const LONGEST_LINE = 200;
const LONGEST_STATEMENT = 2_000;

const cut = (text: string, length = LONGEST_LINE): string =>
  text.length > length ? `${text.slice(0, length)} …` : text;
