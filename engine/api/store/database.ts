import type { Pool } from 'pg';
import type { Statement, StatementResult } from './connections.ts';
import {
  createTableRelationsHelpers,
  DrizzleQueryError,
  extractTablesRelationalConfig,
  NodePgSession,
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  type PgQueryResultHKT,
  type PreparedQueryConfig,
  type SQL,
  type TablesRelationalConfig,
} from './drizzle.ts';
import { QueryError, StoreUnavailableError } from './errors.ts';
import * as tables from './tables.ts';

interface StoreResultHKT extends PgQueryResultHKT {
  type: StatementResult<this['row']>;
}

export type Database = PgDatabase<StoreResultHKT, typeof tables>;

type Prepared<T extends PreparedQueryConfig> = PgPreparedQuery<T> & {
  all(values?: Record<string, unknown>): Promise<T['all']>;
};

interface Client {
  query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult>;
}

/**
 * The tables over a client, in drizzle's words. It is one object for the life of the store, in and
 * out of transactions, so that a hot read is prepared once and used anywhere:
 *
 *     const byId = database.select().from(creators)
 *       .where(eq(creators.id, sql.placeholder('id'))).prepare('creator_by_id');
 *     const [creator] = await byId.execute({ id });
 *
 * PostgreSQL then parses and plans it once for each connection, and drizzle builds it once at all.
 * Names are unique within the process.
 */
export function openDatabase(client: Client): Database {
  const { dialect, session, schema } = openSession(client);
  return new PgDatabase(dialect, session, schema) as unknown as Database;
}

/** Runs a statement with values for its placeholders, and answers its rows as the driver reads them. */
export type Run<Row> = (values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]>;

/**
 * Builds a statement's text once, with `sql.placeholder` where values come in; PostgreSQL parses and
 * plans it once for each connection. Names are unique within the process. Timestamps are answered as
 * texts, numbers of eight bytes as well: let the statement cast them.
 */
export function openPrepare(client: Client): <Row>(name: string, statement: SQL) => Run<Row> {
  const { dialect, session } = openSession(client);
  return <Row>(name: string, statement: SQL): Run<Row> => {
    const query = dialect.sqlToQuery(statement);
    const prepared = session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
      query,
      undefined,
      name,
      false,
    );
    return async (values) => (await prepared.execute(values)).rows;
  };
}

function openSession(client: Client) {
  const config = extractTablesRelationalConfig(tables, createTableRelationsHelpers);
  const schema = {
    fullSchema: tables,
    schema: config.tables,
    tableNamesMap: config.tableNamesMap,
  };
  const dialect = new PgDialect();
  const session = new StoreSession(client as unknown as Pool, dialect, schema);
  return { dialect, session, schema };
}

class StoreSession extends NodePgSession<typeof tables, TablesRelationalConfig> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...parameters: Parameters<NodePgSession<typeof tables, TablesRelationalConfig>['prepareQuery']>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...parameters) as Prepared<T>;
    const [{ sql }] = parameters;
    const execute = prepared.execute.bind(prepared);
    const all = prepared.all.bind(prepared);
    prepared.execute = (values) => withoutValues(sql, () => execute(values));
    prepared.all = (values) => withoutValues(sql, () => all(values));
    return prepared;
  }

  override transaction<T>(): Promise<T> {
    throw new Error('Use store.transaction(): it joins the running transaction and retries.');
  }
}

/** drizzle's errors carry a statement's values into logs; ours do not. */
async function withoutValues<T>(query: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (cause instanceof StoreUnavailableError || !(cause instanceof Error)) throw cause;
    if ('detail' in cause) delete cause.detail;
    throw 'severity' in cause ? new QueryError(query, cause) : cause;
  }
}
