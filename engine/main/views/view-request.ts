import type { Resolution } from '#domain/routing/resolve-address.ts';

/** An address that was resolved, and for whom it is shown. */
export interface ViewRequest {
  readonly resolution: Exclude<Resolution, { kind: 'redirect' }>;
  readonly locale: string;
  /** The public path, decoded. */
  readonly path: string;
  readonly page: number;
  /** The rest of what the address asks for; each page reads what it knows. */
  readonly parameters?: Pick<URLSearchParams, 'get'> | undefined;
  /** Milliseconds. */
  readonly now: number;
  /** The request came to localhost or an address: links to other hosts stay on this machine. */
  readonly localPort: number | undefined;
}
