import { isDeepStrictEqual } from 'node:util';
import type { CompiledSite, Holdings } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { compileMany, type Progress } from '../compile/compile-many.ts';
import { BINGO_DEMO_ISSUES, bingoDemoIssues } from '../site/bingo-demo-issues.ts';
import { compileSite } from '../site/compile-site.ts';
import { UNKNOWN_HOST_ISSUE, unknownHostIssues } from '../site/unknown-host-issues.ts';
import type { StoredIndex } from './catalogue-store.ts';
import type { CatalogueFolder } from './conflict-issues.ts';
import { engineFingerprint } from './fingerprint.ts';
import { isFresh, type Scan } from './scan-catalogue.ts';
import { settle } from './settle.ts';
import type { IndexUpdate } from './update-index.ts';

export interface Compilation extends CatalogueFolder {
  readonly storeFolder: string | undefined;
  readonly progress?: Progress | undefined;
  /** What programs had in an index that another version of the engine left behind. */
  readonly heldBefore?: ReadonlyMap<string, Holdings> | undefined;
}

/**
 * Compiles what a scan found changed, keeps the last good version of what is broken, and settles
 * which program holds what only one may have.
 */
export async function compileChanges(
  previous: StoredIndex | undefined,
  { siteStamp, stamps, gone }: Scan,
  { storeFolder, progress, heldBefore = new Map(), ...catalogue }: Compilation,
): Promise<IndexUpdate> {
  const site = await currentSite(previous, siteStamp, catalogue);
  if (!site.compiled)
    return { index: previous, siteIssues: site.issues, change: { site: false, slugs: [] } };
  const before = new Map(previous?.entries.map((entry) => [entry.slug, entry]));
  const stale = [...stamps]
    .filter(([slug, stamp]) => site.changed || !isFresh(before.get(slug), stamp))
    .map(([slug]) => slug);
  const setup = { ...catalogue, site: site.compiled.site, storeFolder };
  const outcomes = await compileMany(stale, setup, progress);
  for (const slug of gone) before.delete(slug);
  const settled = settle({ before, heldBefore, outcomes, stamps }, catalogue);
  const changed = outcomes
    .map(({ slug }) => slug)
    .filter((slug) => !isDeepStrictEqual(settled.get(slug), before.get(slug)));
  const entries = [...settled.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const unknownHost = unknownHostIssues(site.compiled.site, entries, catalogue.folder);
  const demo = await bingoDemoIssues(site.compiled.site, entries, catalogue);
  const siteIssues = [...site.issues, ...unknownHost, ...demo];
  if (!site.changed && previous && gone.length === 0 && changed.length === 0)
    return { index: previous, siteIssues, change: { site: false, slugs: [] } };
  const { stamp, compiled } = site;
  return {
    index: { engine: engineFingerprint(), siteStamp: stamp, site: compiled, siteIssues, entries },
    siteIssues,
    change: { site: site.changed, slugs: [...changed, ...gone] },
  };
}

/** Issues of the site that depend on its programs. */
const OF_PROGRAMS: readonly string[] = [UNKNOWN_HOST_ISSUE, ...BINGO_DEMO_ISSUES];

interface CurrentSite {
  readonly compiled: CompiledSite | undefined;
  readonly issues: readonly Issue[];
  readonly stamp: string;
  readonly changed: boolean;
}

async function currentSite(
  previous: StoredIndex | undefined,
  stamp: string,
  { folder, name }: CatalogueFolder,
): Promise<CurrentSite> {
  if (previous?.siteStamp === stamp) {
    const issues = previous.siteIssues.filter(({ code }) => !OF_PROGRAMS.includes(code));
    return { compiled: previous.site, issues, stamp, changed: false };
  }
  const { compiled, issues } = await compileSite(folder, name);
  if (!compiled && previous)
    return { compiled: previous.site, issues, stamp: previous.siteStamp, changed: false };
  return { compiled, issues, stamp, changed: true };
}
