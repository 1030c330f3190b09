import type { StatementResult } from '../connections.ts';

/** What an embedded store is opened with. */
export interface EmbeddedSettings {
  /** The database's folder; undefined keeps everything in memory. */
  readonly folder: string | undefined;
  /** A migrated dump that a new database begins from. */
  readonly templateFile: string | undefined;
}

/** What the worker thread of the embedded store is started with. */
export interface WorkerSettings extends EmbeddedSettings {
  /** The database's program. */
  readonly engine: WebAssembly.Module;
}

/** What the worker is asked to do. */
export type Task =
  | {
      readonly kind: 'query';
      readonly text: string;
      readonly parameters: readonly unknown[];
      readonly rowMode: 'array' | undefined;
    }
  /** Writes the whole database to a compressed archive, in one step. */
  | { readonly kind: 'snapshot'; readonly file: string }
  /** Notes how large the files of tables are; see `file-record.ts`. */
  | { readonly kind: 'record' }
  | { readonly kind: 'close' };

export interface Request {
  readonly id: number;
  readonly task: Task;
}

/** The fields of a refused statement, as PostgreSQL names them. */
export interface Fault {
  readonly message: string;
  readonly [field: string]: unknown;
}

export type Answer =
  | { readonly id: number; readonly result: StatementResult }
  | { readonly id: number; readonly fault: Fault };

/** Sent once, before any answer: the database is open, or it is not and why. */
export type Opened = { readonly opened: true } | { readonly opened: false; readonly fault: Fault };
