import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type ConnectionLoad,
  type Connections,
  DEFAULT_POOL,
  type Lease,
  type Purpose,
  type Statement,
  type StatementObserver,
  type StatementResult,
  type StoreLog,
} from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import { Gate } from '../gate.ts';
import { observed } from '../observe-statement.ts';
import { isConnectionFault, isConnectionLost, toStoreError } from './faults.ts';
import { StatementNames } from './statement-names.ts';
import { tryWrite } from './try-write.ts';
import { Watchdog } from './watchdog.ts';

/** How long a caller waits for a free connection while the database answers, in milliseconds. */
const PATIENCE = 15_000;
/** How long a database may be silent before it is taken for gone, in milliseconds. */
const SILENCE = 1_200;
const STATEMENT_LIMIT = 30_000;
const IDLE_LIMIT = 60_000;
/** A database that is gone does not say goodbye. */
const CLOSE_LIMIT = 2_000;

export interface PoolOptions {
  /** How many connections at most; 20 where absent. */
  readonly pool?: number | undefined;
  /** Milliseconds without an answer after which the database is taken for gone; 1,200 where absent. */
  readonly silence?: number | undefined;
  readonly observer?: StatementObserver | undefined;
}

/** A pool of connections to PostgreSQL, which gets over the database going away. */
export class PostgresqlConnections implements Connections {
  readonly kind = 'postgresql';
  readonly #pool: pg.Pool;
  /** In front of the pool, whose own limit would not tell a long line from a lost database. */
  readonly #gate: Gate;
  readonly #watchdog: Watchdog;
  readonly #observer: StatementObserver | undefined;
  readonly #names = new StatementNames();

  constructor(databaseUrl: string, log: StoreLog, options: PoolOptions = {}) {
    const { pool = DEFAULT_POOL, silence = SILENCE, observer } = options;
    this.#gate = new Gate(pool, PATIENCE);
    this.#observer = observer;
    const settings: pg.PoolConfig = {
      connectionString: databaseUrl,
      max: pool,
      connectionTimeoutMillis: silence,
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
    this.#watchdog = new Watchdog(settings, silence, () => {
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
      const lease = new PostgresqlLease(client, {
        watchdog: this.#watchdog,
        names: this.#names,
        observer: this.#observer,
        giveBack: () => this.#gate.leave(),
      });
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

  load(): ConnectionLoad {
    return this.#gate.load;
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

/** What all leases of a pool share, and how one is given back. */
interface Lending {
  readonly watchdog: Watchdog;
  readonly names: StatementNames;
  readonly observer: StatementObserver | undefined;
  readonly giveBack: () => void;
}

class PostgresqlLease implements Lease {
  readonly #client: pg.PoolClient;
  readonly #lending: Lending;
  #lost = false;

  constructor(client: pg.PoolClient, lending: Lending) {
    this.#client = client;
    this.#lending = lending;
    client.on('error', this.#onError);
  }

  readonly #onError = () => {
    this.#lost = true;
  };

  query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    return observed(this.#lending.observer, statement, () => this.#query(statement, parameters));
  }

  async #query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    const { names, watchdog } = this.#lending;
    // Without parameters it takes one message of the protocol rather than four.
    const name =
      statement.name ?? (parameters.length > 0 ? names.nameOf(statement.text) : undefined);
    const named = name === statement.name ? statement : { ...statement, name };
    try {
      const answer: pg.QueryResult | pg.QueryResult[] = await watchdog.watch(
        () => cut(this.#client),
        () => this.#client.query(named as pg.QueryConfig, [...parameters]),
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
    this.#lending.giveBack();
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
