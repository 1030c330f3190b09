import { classifyHost, type HostDirectory } from '#domain/programs/classify-host.ts';
import { readPath } from '#domain/routing/paths.ts';

/**
 * Where a page stands: whose host it is, and the path as routing reads it. All spellings of an
 * address are one; names that lead to the same pages are one. Undefined for hosts that nobody knows
 * and for what is no path: nothing is remembered of these.
 */
export function addressOf(
  host: string | undefined,
  rawPath: string,
  directory: HostDirectory,
): string | undefined {
  const path = readPath(rawPath);
  if (path === undefined) return undefined;
  const found = classifyHost(host, directory);
  switch (found.kind) {
    case 'own':
      return `${found.host} ${path}`;
    case 'portal':
      return `portal${found.local ? ':local' : ''} ${path}`;
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
