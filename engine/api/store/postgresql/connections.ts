import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type {
  Connections,
  Lease,
  Purpose,
  Statement,
  StatementResult,
  StoreLog,
} from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import { Gate } from '../gate.ts';
import { isConnectionFault, isConnectionLost, toStoreError } from './faults.ts';
import { tryWrite } from './try-write.ts';
import { Watchdog } from './watchdog.ts';

const CONNECTIONS = 20;
/** How long a caller waits for a free connection while the database answers, in milliseconds. */
const PATIENCE = 15_000;
const CONNECT_LIMIT = 1_200;
const STATEMENT_LIMIT = 30_000;
const IDLE_LIMIT = 60_000;
/** A database that is gone does not say goodbye. */
const CLOSE_LIMIT = 2_000;

/** A pool of connections to PostgreSQL, which gets over the database going away. */
export class PostgresqlConnections implements Connections {
  readonly kind = 'postgresql';
  readonly #pool: pg.Pool;
  /** In front of the pool, whose own limit would not tell a long line from a lost database. */
  readonly #gate = new Gate(CONNECTIONS, PATIENCE);
  readonly #watchdog: Watchdog;

  constructor(databaseUrl: string, log: StoreLog) {
    const settings: pg.PoolConfig = {
      connectionString: databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_LIMIT,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_LIMIT,
      idle_in_transaction_session_timeout: IDLE_LIMIT,
      keepAlive: true,
      application_name: 'marquee',
      options: '-c timezone=UTC',
    };
    this.#pool = new pg.Pool(settings);
    this.#pool.on('error', (error) => {
      log.warn({ err: error }, 'an idle connection to PostgreSQL was lost');
    });
    this.#watchdog = new Watchdog(settings, () => {
      log.error({}, 'PostgreSQL does not answer; its connections are cut');
      this.#refuseWaiting();
    });
  }

  async query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    const lease = await this.lease('work');
    try {
      return await lease.query(statement, parameters);
    } finally {
      lease.release();
    }
  }

  async lease(purpose: Purpose): Promise<Lease> {
    await this.#gate.enter();
    try {
      const client = await this.#pool.connect();
      const lease = new PostgresqlLease(client, this.#watchdog, () => this.#gate.leave());
      if (purpose === 'upkeep') await lease.query({ text: 'set statement_timeout = 0' }, []);
      return lease;
    } catch (error) {
      if (isConnectionFault(error)) this.#refuseWaiting();
      this.#gate.leave();
      throw toStoreError(error);
    }
  }

  async tryWrite(): Promise<void> {
    const lease = await this.lease('work');
    try {
      await tryWrite(lease);
    } finally {
      lease.release();
    }
  }

  async close(): Promise<void> {
    this.#watchdog.stop();
    const ended = this.#pool.end();
    await Promise.race([ended, sleep(CLOSE_LIMIT, undefined, { ref: false })]);
  }

  /** Who stands in line would wait for connections that cannot be had. */
  #refuseWaiting(): void {
    this.#gate.refuseAll(new StoreUnavailableError('PostgreSQL cannot be reached.'));
  }
}

class PostgresqlLease implements Lease {
  readonly #client: pg.PoolClient;
  readonly #watchdog: Watchdog;
  readonly #giveBack: () => void;
  #lost = false;

  constructor(client: pg.PoolClient, watchdog: Watchdog, giveBack: () => void) {
    this.#client = client;
    this.#watchdog = watchdog;
    this.#giveBack = giveBack;
    client.on('error', this.#onError);
  }

  readonly #onError = () => {
    this.#lost = true;
  };

  async query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    try {
      const answer: pg.QueryResult | pg.QueryResult[] = await this.#watchdog.watch(
        () => cut(this.#client),
        () => this.#client.query(statement as pg.QueryConfig, [...parameters]),
      );
      return toResult(Array.isArray(answer) ? answer.at(-1) : answer);
    } catch (error) {
      this.#lost ||= isConnectionLost(error);
      throw toStoreError(error);
    }
  }

  release(): void {
    this.#giveBackTo(this.#lost);
  }

  discard(): void {
    this.#giveBackTo(true);
  }

  #giveBackTo(unfit: boolean): void {
    this.#client.off('error', this.#onError);
    this.#client.release(unfit);
    this.#giveBack();
  }
}

function toResult(answer: pg.QueryResult | undefined): StatementResult {
  const rows = answer?.rows ?? [];
  return { rows, rowCount: answer?.rowCount ?? rows.length };
}

/** Ends a connection whose other end does not answer; asking it to end would wait as well. */
function cut(client: pg.PoolClient): void {
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
}
