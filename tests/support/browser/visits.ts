import type { Page } from 'playwright-core';

/** A page to look at, as one person sees it. */
export interface Visit {
  /** On the main host, with query and hash. */
  readonly path: string;
  /** The visitor of a page that is not everybody's: a sample person's id, or a guest's state. */
  readonly as?: string;
}

/** Options of visits. */
export interface Look {
  readonly locale?: string;
  readonly mode?: 'dark' | 'light';
}

/** Programs and people to keep to; absent: all. */
export interface Choice {
  readonly programs?: readonly string[];
  readonly people?: readonly string[];
  /** Of what `describeVisit` says; a visit has to have one of them. */
  readonly parts?: readonly string[];
  /** Only the pages by which one judges a brand. */
  readonly key?: boolean;
  readonly wanted?: (visit: Visit) => boolean;
}

/** Is given each page once it shows what it will show. */
export type Looker = (page: Page, visit: Visit) => Promise<void>;

/** The address in a language. */
export function localized(path: string, locale?: string): string {
  if (locale === undefined) return path;
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('locale', locale);
  return url.pathname + url.search + url.hash;
}

/** A visit in one line, by which it can be chosen: path and person. */
export const describeVisit = ({ path, as }: Visit): string =>
  as === undefined ? path : `${path} ${as}`;

/** A visit's name as a file's: no slash, no question mark, no token. */
export function visitName(visit: Visit): string {
  const words = describeVisit(visit)
    .replaceAll(/[\w-]{30,}/g, 'token')
    .slice(1);
  return words.replaceAll('/', '--').replaceAll(/[^\w-]+/g, '.') || 'index';
}
