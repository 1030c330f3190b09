import type { IncomingMessage } from 'node:http';
import type { Environment } from '#contract/programs/program.ts';
import { DEVELOPMENT_NAMESPACES, NAMESPACES, type Namespaces } from '#domain/events/namespaces.ts';
import type { ApiServices } from '../http/services.ts';

/** What a client may ask of one instance. */
export interface EventLimits {
  /** Connections of one address at a time. */
  readonly connections: number;
  /** Frames a second on one connection. */
  readonly frames: number;
}

export interface EventOptions {
  readonly services: ApiServices;
  /** The API key that every visitor's page has: it opens what everybody may see. */
  readonly publicKey: string;
  /** Undefined: a limiter of one's own stands in front. */
  readonly limits: EventLimits | undefined;
  /** The address of the person who asks, beyond proxies that are trusted. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Who may use which channels. */
export const namespacesOf = (environment: Environment): Namespaces =>
  environment === 'development' ? DEVELOPMENT_NAMESPACES : NAMESPACES;
