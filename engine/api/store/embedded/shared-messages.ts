import { createHash } from 'node:crypto';
import type { Purpose, StatementResult } from '../connections.ts';
import { committedMigrations } from '../migrate.ts';
import type { Fault, Task } from './messages.ts';

/** The first frame of a command line, as JSON. */
export interface Greeting {
  readonly token: string;
  /** See `storeVersion`. */
  readonly version: string;
}

/** What a server says to it, as JSON. */
export interface Reception {
  readonly refused?: 'token' | 'version';
}

/** What a command line asks for; at most one lease at a time. */
export type SharedRequest =
  | Exclude<Task, { kind: 'close' | 'record' }>
  | { readonly kind: 'lease'; readonly purpose: Purpose }
  | { readonly kind: 'release' }
  | { readonly kind: 'discard' };

/** One for each request, in their order. */
export type SharedAnswer =
  | { readonly result: StatementResult }
  /** `unavailable`: the store's state is the reason, not the statement. */
  | { readonly fault: Fault; readonly unavailable: boolean };

/** Changes with every release that changes these messages. */
const PROTOCOL = 1;

/** What both sides must have in common: how they speak, and the tables that they know. */
export function storeVersion(): string {
  const known = JSON.stringify([PROTOCOL, committedMigrations()]);
  return createHash('sha256').update(known).digest('hex');
}
