/** What drizzle hands to a driver; `types` are the parsers it chose. */
export interface Statement {
  readonly text: string;
  /** A name makes it a prepared statement of its connection. */
  readonly name?: string | undefined;
  readonly rowMode?: 'array' | undefined;
  readonly types?: unknown;
}

export interface StatementResult<Row = unknown> {
  readonly rows: Row[];
  /** Rows read or changed. */
  readonly rowCount: number;
}

/** One connection, for one holder until it is given back. */
export interface Lease {
  /** Statements run one after another. @throws StoreUnavailableError where the connection is lost. */
  query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult>;
  release(): void;
  /** Gives it back as unfit for others: its state is unknown. */
  discard(): void;
}

/** How a lease is used: `upkeep` may take as long as it needs. */
export type Purpose = 'work' | 'upkeep';

/** How many connections to PostgreSQL a process opens at most, unless it is told otherwise. */
export const DEFAULT_POOL = 20;

/** How many connections there are, and who waits for one. */
export interface ConnectionLoad {
  readonly size: number;
  readonly used: number;
  readonly waiting: number;
}

/** Told of every statement that was answered: its text without values, and how many milliseconds it took. */
export type StatementObserver = (
  text: string,
  outcome: 'done' | 'failed',
  milliseconds: number,
) => void;

/** The connections to one database, whichever kind it is. */
export interface Connections {
  readonly kind: 'embedded' | 'postgresql';
  /** Runs one statement on any connection. @throws StoreUnavailableError */
  query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult>;
  /** @throws StoreUnavailableError */
  lease(purpose: Purpose): Promise<Lease>;
  /** Writes something and removes it again. @throws StoreUnavailableError where that fails */
  tryWrite(): Promise<void>;
  /** How busy they are. */
  load(): ConnectionLoad;
  close(): Promise<void>;
}

/** Where the store tells what happened; a pino logger is one. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
