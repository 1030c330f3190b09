import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Span } from './tracing.ts';

/** What of a request its line in the log, its counts and its trace say; nothing of who asked. */
export interface RequestFacts {
  /** By it everything that follows from the request is found in the log. */
  readonly id: string;
  /** The template of what answers it, never an address: those hold tokens. */
  route?: string;
  /** The slug of the program that it is about, where it is about one that is served. */
  program?: string;
  span?: Span | undefined;
}

/** What is under way, as each line that is logged meanwhile names it. */
export interface Followed {
  /** Of the request that it began with; absent where none did. */
  readonly request_id?: string;
  /** Of a job in the background its name and which of its runs. */
  readonly job?: string;
  readonly run?: string;
  /** What it is in its trace. */
  readonly span?: Span | undefined;
}

const known = new WeakMap<IncomingMessage, RequestFacts>();
const current = new AsyncLocalStorage<Followed>();

/** The facts of a request, begun where it has none. `id` names it where somebody did already. */
export function requestFacts(request: IncomingMessage, id?: string): RequestFacts {
  const found = known.get(request);
  if (found) return found;
  const facts = { id: id ?? randomUUID() };
  known.set(request, facts);
  return facts;
}

/** Does work of which every line in the log is to say what it belongs to. */
export const following = <T>(what: Followed, work: () => T): T => current.run(what, work);

/** By what the work that is under way here is found in the log: null where it is nobody's. */
export function originId(): string | null {
  const { request_id, run } = followed() ?? {};
  return request_id ?? run ?? null;
}

/** Does what follows from earlier work, so that its lines are found with those. */
export const followingOrigin = <T>(id: string | null, work: () => T): T =>
  following(id === null ? {} : { request_id: id }, work);

/** What every line in the log says of what is under way. */
export function loggedFacts(): object {
  const { span, ...facts } = followed() ?? {};
  return span ? { ...facts, trace_id: span.trace_id } : facts;
}

/** What is under way here. */
export const followed = (): Followed | undefined => current.getStore();
