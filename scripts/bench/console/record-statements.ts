import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** Where a server that was started with this module writes which statements it sends. */
export const STATEMENTS_FILE = 'MARQUEE_BENCH_STATEMENTS';

/** A line of that file. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const file = process.env[STATEMENTS_FILE];
if (file) {
  const client: { query: (...parameters: unknown[]) => unknown } = pg.Client.prototype;
  const { query } = client;
  client.query = function (this: unknown, ...parameters) {
    const [config, values] = parameters;
    const asked = typeof config === 'string' ? { text: config, values } : config;
    const { text, values: own } = asked as { text: string; values?: unknown };
    appendFileSync(file, `${JSON.stringify({ text, values: own ?? values ?? [] })}\n`);
    return query.apply(this, parameters);
  };
}
