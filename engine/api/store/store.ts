import { join } from 'node:path';
import type { ConnectionLoad, Connections, StatementObserver, StoreLog } from './connections.ts';
import { type Database, openDatabase, openPrepare, type Run } from './database.ts';
import type { SQL } from './drizzle.ts';
import { EmbeddedConnections } from './embedded/connections.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { type Sharing, shareConnections } from './embedded/share-connections.ts';
import { Supervisor } from './embedded/supervisor.ts';
import { scheduleUpkeep } from './embedded/upkeep.ts';
import { migrate } from './migrate.ts';
import { PostgresqlConnections } from './postgresql/connections.ts';
import { Transactions } from './transactions.ts';
import { type StoreSight, watchStatements } from './watch-statements.ts';

/** Where everything lives that the API answers from. */
export interface Store {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * The tables. Statements belong to the transaction that the calling code runs in, or stand for
   * themselves where there is none. One object for the life of the store: see `openDatabase` for
   * reads that are prepared once.
   */
  readonly database: Database;
  /** See `openPrepare`; `prepared` keeps what it makes. */
  prepare<Row>(name: string, statement: SQL): Run<Row>;
  /**
   * Runs work in one transaction (read committed), or in the one that runs already. Work is run
   * again, up to three times, where the database asks for it (SQLSTATE 40001, 40P01), so it may do
   * nothing outside of the store. Where a part that joined has failed, nothing is committed, even
   * if that failure was caught.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs work whose one writing statement stands for itself, in the transaction that runs or in none.
   * Again, as a transaction, where the database asks for it.
   */
  single<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs a part of the running transaction that may fail without failing the rest: where it throws,
   * all that it wrote and announced is taken back, and the error is the caller's to handle. One part
   * at a time. Outside of a transaction it is one.
   */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /** Runs once the transaction is committed (at once where none runs), never where it is not. */
  afterCommit(work: () => void): void;
  /** @throws StoreUnavailableError */
  ping(): Promise<void>;
  /** Writes something and removes it again. @throws StoreUnavailableError where that fails */
  tryWrite(): Promise<void>;
  /** How busy its connections are. */
  load(): ConnectionLoad;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** PostgreSQL; undefined opens the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded store keeps its files; undefined keeps it in memory. */
  readonly dataFolder: string | undefined;
  readonly log?: StoreLog | undefined;
  /** A dump of an embedded store that a new one begins from. */
  readonly templateFile?: string | undefined;
  /**
   * Lets command lines work with an embedded store while this process has it; called whenever one
   * has ended. PostgreSQL lets them in by itself.
   */
  readonly shared?: (() => void) | undefined;
  /** Connections to PostgreSQL at most; 20 where absent. */
  readonly pool?: number | undefined;
  /** Milliseconds without an answer after which PostgreSQL is taken for gone; 1,200 where absent. */
  readonly silence?: number | undefined;
  /** Told what the store does; absent where nobody watches. */
  readonly sight?: StoreSight | undefined;
}

const SILENT: StoreLog = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens the store and brings its tables up to date.
 * @throws StoreUnavailableError where it cannot be reached, StoreLockedError where another process
 *   has the embedded one open.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const log = options.log ?? SILENT;
  const { connections, share, close } = await connect(options, log);
  try {
    await migrate(connections, log);
  } catch (error) {
    await close();
    throw error;
  }
  await share?.();
  return storeOver(connections, close, log);
}

/** A store whose tables are as the code expects them. */
export function storeOver(
  connections: Connections,
  close: () => Promise<void>,
  log: StoreLog = SILENT,
): Store {
  const transactions = new Transactions(connections, log);
  return {
    kind: connections.kind,
    database: openDatabase(transactions),
    prepare: openPrepare(transactions),
    transaction: (work) => transactions.run(work),
    single: (work) => transactions.single(work),
    attempt: (work) => transactions.attempt(work),
    afterCommit: (work) => transactions.afterCommit(work),
    ping: async () => {
      await connections.query({ text: 'select 1' }, []);
    },
    tryWrite: () => connections.tryWrite(),
    load: () => connections.load(),
    close,
  };
}

/** A database that was reached, whatever tables it has. */
export interface Connected {
  readonly connections: Connections;
  /** Called when the tables are as the code expects them. */
  readonly share?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Reaches the database and leaves its tables as they are; a folder that has no embedded store gets one.
 * @throws StoreLockedError where another process has the embedded one open
 */
export async function connect(options: StoreOptions, log: StoreLog = SILENT): Promise<Connected> {
  const { databaseUrl, dataFolder, templateFile, pool, silence, sight } = options;
  const opened: { connections?: Connections } = {};
  const observer = watchStatements(sight, log, () => opened.connections);
  if (databaseUrl !== undefined) {
    const connections = new PostgresqlConnections(databaseUrl, log, { pool, silence, observer });
    opened.connections = connections;
    return { connections, close: () => connections.close() };
  }
  if (dataFolder === undefined) {
    const supervisor = new Supervisor({ folder: undefined, templateFile }, log);
    const connections = new EmbeddedConnections(supervisor, undefined, observer);
    opened.connections = connections;
    return { connections, close: () => connections.close() };
  }
  const connected = await openFolder(dataFolder, options, log, observer);
  opened.connections = connected.connections;
  return connected;
}

async function openFolder(
  dataFolder: string,
  { templateFile, shared: worked }: Pick<StoreOptions, 'templateFile' | 'shared'>,
  log: StoreLog,
  observer: StatementObserver | undefined,
): Promise<Connected> {
  const lock = await lockFolder(join(dataFolder, 'store.lock'));
  const folder = join(dataFolder, 'store');
  const supervisor = new Supervisor({ folder, templateFile }, log);
  const connections = new EmbeddedConnections(supervisor, dataFolder, observer);
  const stopUpkeep = scheduleUpkeep(connections, join(dataFolder, 'store-snapshots'), log);
  let sharing: Sharing | undefined;
  const share = async () => {
    if (worked) sharing = await shareConnections({ connections, dataFolder, log, worked });
  };
  const close = async () => {
    stopUpkeep();
    sharing?.end();
    await connections.close();
    sharing?.close();
    lock.release();
  };
  return { connections, share, close };
}
