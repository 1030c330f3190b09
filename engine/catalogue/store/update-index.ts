import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CompiledSite, IndexEntry } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { CatalogueChange, CatalogueOptions } from '../catalogue.ts';
import type { Outcome } from '../compile/compile-into.ts';
import { compileMany } from '../compile/compile-many.ts';
import { stampFolder } from '../compile/stamp.ts';
import { byPlace } from '../issues/locate.ts';
import { Ownership } from '../refine/ownership.ts';
import { compileSite } from '../site/compile-site.ts';
import { UNKNOWN_HOST_ISSUE, unknownHostIssues } from '../site/unknown-host-issues.ts';
import type { StoredIndex } from './catalogue-store.ts';
import { type CatalogueFolder, conflictIssues } from './conflict-issues.ts';
import { engineFingerprint, listSlugs, stampSite } from './fingerprint.ts';

export interface IndexUpdate {
  /** The same object where nothing changed; absent where there is no sound site at all. */
  readonly index: StoredIndex | undefined;
  readonly siteIssues: readonly Issue[];
  readonly change: CatalogueChange;
}

/**
 * Brings an index in step with the files: compiles what changed, keeps the last good version of
 * what is broken, and settles which program holds what only one may have.
 */
export async function updateIndex(
  previous: StoredIndex | undefined,
  options: Pick<CatalogueOptions, 'folder' | 'environment' | 'progress'>,
  storeFolder: string | undefined,
  only?: readonly string[],
): Promise<IndexUpdate> {
  const { environment, progress } = options;
  const folder = resolve(options.folder);
  const name = basename(folder);
  const site = await currentSite(previous, folder, name);
  if (!site.compiled)
    return { index: previous, siteIssues: site.issues, change: { site: false, slugs: [] } };
  const before = new Map(previous?.entries.map((entry) => [entry.slug, entry]));
  const present = only ? namedSlugs(only, folder) : listSlugs(folder);
  const stamps = new Map(present.map((slug) => [slug, stampFolder(join(folder, slug))]));
  const stale = present.filter((slug) => {
    const entry = before.get(slug);
    return site.changed || !entry || entry.contested || entry.stamp !== stamps.get(slug);
  });
  const contested = only ? [...before.values()].filter((entry) => entry.contested) : [];
  for (const { slug } of contested) {
    if (stale.includes(slug)) continue;
    stale.push(slug);
    stamps.set(slug, stampFolder(join(folder, slug)));
  }
  const gone = only
    ? only.filter((slug) => before.has(slug) && !present.includes(slug))
    : [...before.keys()].filter((slug) => !stamps.has(slug));
  const setup = { folder, name, environment, site: site.compiled.site, storeFolder };
  const outcomes = await compileMany(stale, setup, progress);
  for (const slug of gone) before.delete(slug);
  const settled = settle(before, outcomes, stamps, { folder, name, environment });
  const changed = outcomes
    .map(({ slug }) => slug)
    .filter((slug) => !isDeepStrictEqual(settled.get(slug), before.get(slug)));
  const entries = [...settled.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const siteIssues = [...site.issues, ...unknownHostIssues(site.compiled.site, entries, folder)];
  if (!site.changed && previous && gone.length === 0 && changed.length === 0)
    return { index: previous, siteIssues, change: { site: false, slugs: [] } };
  const { stamp: siteStamp, compiled } = site;
  return {
    index: { engine: engineFingerprint(), siteStamp, site: compiled, siteIssues, entries },
    siteIssues,
    change: { site: site.changed, slugs: [...changed, ...gone] },
  };
}

interface CurrentSite {
  readonly compiled: CompiledSite | undefined;
  readonly issues: readonly Issue[];
  readonly stamp: string;
  readonly changed: boolean;
}

async function currentSite(
  previous: StoredIndex | undefined,
  folder: string,
  name: string,
): Promise<CurrentSite> {
  const stamp = stampSite(folder);
  if (previous?.siteStamp === stamp) {
    const issues = previous.siteIssues.filter(({ code }) => code !== UNKNOWN_HOST_ISSUE);
    return { compiled: previous.site, issues, stamp, changed: false };
  }
  const { compiled, issues } = await compileSite(folder, name);
  if (!compiled && previous)
    return { compiled: previous.site, issues, stamp: previous.siteStamp, changed: false };
  return { compiled, issues, stamp, changed: true };
}

function namedSlugs(only: readonly string[], folder: string): string[] {
  const present = new Set(listSlugs(folder));
  return only.filter((slug) => present.has(slug));
}

/** Puts compiled programs into the index, those first that already held their hosts and ids. */
function settle(
  before: Map<string, IndexEntry>,
  outcomes: readonly Outcome[],
  stamps: ReadonlyMap<string, string>,
  catalogue: CatalogueFolder,
): Map<string, IndexEntry> {
  const entries = new Map(before);
  const ownership = new Ownership(entries.values());
  const incumbentsFirst = [...outcomes].sort(
    (a, b) => Number(before.has(b.slug)) - Number(before.has(a.slug)),
  );
  for (const { slug, served } of incumbentsFirst) {
    const earlier = before.get(slug)?.served;
    if (served && earlier) ownership.release(slug, earlier);
  }
  for (const { slug } of outcomes) ownership.reserve(slug);
  for (const { slug, issues, served } of incumbentsFirst) {
    const stamp = stamps.get(slug) ?? '';
    const earlier = before.get(slug)?.served;
    const conflicts = served ? ownership.conflicts(slug, served) : [];
    const kept = served && conflicts.length === 0 ? served : earlier;
    if (kept) ownership.take(slug, kept);
    entries.set(slug, {
      slug,
      stamp,
      issues: [...issues, ...conflictIssues(slug, conflicts, catalogue)].sort(byPlace),
      ...(kept ? { served: kept } : {}),
      ...(conflicts.length > 0 ? { contested: true as const } : {}),
    });
  }
  return entries;
}
