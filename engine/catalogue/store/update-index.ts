import type { CompiledSite, IndexEntry } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { CatalogueChange, CatalogueOptions } from '../catalogue.ts';
import { compileMany, type Outcome } from '../compile/compile-many.ts';
import { stampFolder } from '../compile/stamp.ts';
import { locate } from '../issues/locate.ts';
import { writePath } from '../issues/raise.ts';
import { findManifest } from '../read/find-manifest.ts';
import { positionFinder } from '../read/parse-manifest.ts';
import { type Conflict, Ownership } from '../refine/ownership.ts';
import { compileSite } from '../site/compile-site.ts';
import type { StoredIndex } from './catalogue-store.ts';
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
  if (!site.changed && previous && gone.length === 0 && outcomes.length === 0)
    return { index: previous, siteIssues: site.issues, change: { site: false, slugs: [] } };

  for (const slug of gone) before.delete(slug);
  const entries = settle(before, outcomes, stamps, folder, name);
  const index: StoredIndex = {
    engine: engineFingerprint(),
    siteStamp: site.stamp,
    site: site.compiled,
    entries: [...entries.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
  const changed = outcomes.map(({ slug }) => slug);
  return {
    index,
    siteIssues: site.issues,
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
  if (previous?.siteStamp === stamp)
    return { compiled: previous.site, issues: [], stamp, changed: false };
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
  folder: string,
  name: string,
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
  for (const { slug, issues, served } of incumbentsFirst) {
    const stamp = stamps.get(slug) ?? '';
    const earlier = before.get(slug)?.served;
    const conflicts = served ? ownership.conflicts(slug, served) : [];
    const kept = served && conflicts.length === 0 ? served : earlier;
    if (kept) ownership.take(slug, kept);
    entries.set(slug, {
      slug,
      stamp,
      issues: [...issues, ...conflictIssues(slug, conflicts, folder, name)],
      ...(kept ? { served: kept } : {}),
      ...(conflicts.length > 0 ? { contested: true as const } : {}),
    });
  }
  return entries;
}

function conflictIssues(
  slug: string,
  conflicts: readonly Conflict[],
  folder: string,
  name: string,
): Issue[] {
  if (conflicts.length === 0) return [];
  const findings = conflicts.map(({ owner, path, finding }) =>
    finding(placeOf(owner, path, folder, name)),
  );
  const found = findManifest(join(folder, slug), 'program');
  return locate(findings, `${name}/${slug}`, 'manifest' in found ? found.manifest : undefined);
}

/** `programs/beta/program.yaml:9:5` of a path in another program's manifest. */
function placeOf(
  slug: string,
  path: readonly (string | number)[],
  folder: string,
  name: string,
): string {
  const found = findManifest(join(folder, slug), 'program');
  if (!('manifest' in found)) return `${name}/${slug}: ${writePath(path)}`;
  const { file } = found.manifest;
  const text = readFileSync(join(folder, slug, file), 'utf8');
  const { line, column } = positionFinder(text)(path, false);
  return `${name}/${slug}/${file}:${line}:${column}`;
}
