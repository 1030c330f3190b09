import type { AskedAddress } from '#domain/routing/asked-address.ts';
import { pagePath } from '#domain/routing/site-routes.ts';

/**
 * Where a page stands: whose host it is, and the path as routing reads it. All spellings of an
 * address are one; names that lead to the same pages are one. Undefined for hosts that nobody knows
 * and for what is no path: nothing is remembered of these.
 */
export function addressOf({ host, path }: AskedAddress): string | undefined {
  if (path === undefined) return undefined;
  switch (host.kind) {
    case 'own':
      return `${host.host} ${path}`;
    case 'portal':
      return `portal${host.local ? ':local' : ''} ${pagePath(path)}`;
    case 'unknown':
      return undefined;
  }
}

/** What of a page decides which document it is. */
export interface DocumentVariant {
  readonly locale: string;
  /** Of a list; 1 elsewhere. */
  readonly page: number;
  readonly overlay: boolean;
}

/** Under which a document is kept: what decides it, and nothing that a visitor can vary. */
export const documentKey = (address: string, { locale, page, overlay }: DocumentVariant): string =>
  `${address} ${page} ${locale}${overlay ? ' overlay' : ''}`;
