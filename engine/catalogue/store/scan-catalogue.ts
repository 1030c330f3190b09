import { join } from 'node:path';
import type { IndexEntry } from '#contract/programs/compiled.ts';
import { stampFolder } from '../compile/stamp.ts';
import type { StoredIndex } from './catalogue-store.ts';
import { hasSlug, listSlugs, stampSite } from './fingerprint.ts';

/** What stands on disk, as fingerprints; no file is read for it. */
export interface Scan {
  readonly siteStamp: string;
  /** Of each program's folder that was looked at. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Programs of the index that are no longer there. */
  readonly gone: readonly string[];
}

const FOLDERS_A_TURN = 20;

/**
 * Looks at all programs, or at those named and those that wait for what another one holds.
 * Requests are answered meanwhile.
 */
export async function scanCatalogue(
  entries: readonly IndexEntry[],
  folder: string,
  only?: readonly string[],
): Promise<Scan> {
  const waiting = entries.filter(({ contested }) => contested).map(({ slug }) => slug);
  const named = only && [...new Set([...only, ...waiting])];
  const present = named ? named.filter((slug) => hasSlug(folder, slug)) : listSlugs(folder);
  const stamps = new Map<string, string>();
  for (const slug of present) {
    stamps.set(slug, stampFolder(join(folder, slug)));
    if (stamps.size % FOLDERS_A_TURN === 0) await new Promise(setImmediate);
  }
  const looked = named && new Set(named);
  const gone = entries
    .filter(({ slug }) => !stamps.has(slug) && (looked?.has(slug) ?? true))
    .map(({ slug }) => slug);
  return { siteStamp: stampSite(folder), stamps, gone };
}

/** Whether an index already tells what the scan saw. */
export function isCurrent(index: StoredIndex, { siteStamp, stamps, gone }: Scan): boolean {
  if (index.siteStamp !== siteStamp || gone.length > 0) return false;
  const known = new Map(index.entries.map((entry) => [entry.slug, entry]));
  return [...stamps].every(([slug, stamp]) => isFresh(known.get(slug), stamp));
}

/** Whether an entry is what compiling its folder again would give. */
export function isFresh(entry: IndexEntry | undefined, stamp: string): boolean {
  return entry !== undefined && !entry.contested && entry.stamp === stamp;
}
