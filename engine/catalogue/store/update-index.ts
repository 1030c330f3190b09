import { basename, resolve } from 'node:path';
import type { Issue } from '#contract/programs/issue.ts';
import type { CatalogueChange, CatalogueOptions } from '../catalogue.ts';
import type { StoredIndex } from './catalogue-store.ts';
import type { Compilation } from './compile-changes.ts';
import { isCurrent, scanCatalogue } from './scan-catalogue.ts';

export interface IndexUpdate {
  /** The same object where nothing changed; absent where there is no sound site at all. */
  readonly index: StoredIndex | undefined;
  readonly siteIssues: readonly Issue[];
  readonly change: CatalogueChange;
}

/**
 * Brings an index in step with the files: all programs, or those named. Parsers and validators are
 * loaded only where something is to be compiled.
 */
export async function updateIndex(
  previous: StoredIndex | undefined,
  {
    folder: given,
    environment,
    progress,
    heldBefore,
  }: Pick<CatalogueOptions, 'folder' | 'environment' | 'progress'> &
    Pick<Compilation, 'heldBefore'>,
  storeFolder: string | undefined,
  only?: readonly string[],
): Promise<IndexUpdate> {
  const folder = resolve(given);
  const scan = await scanCatalogue(previous?.entries ?? [], folder, only);
  if (previous && isCurrent(previous, scan)) {
    const change = { site: false, slugs: [] };
    return { index: previous, siteIssues: previous.siteIssues, change };
  }
  const { compileChanges } = await import('./compile-changes.ts');
  const name = basename(folder);
  const catalogue = { folder, name, environment, storeFolder, progress, heldBefore };
  return compileChanges(previous, scan, catalogue);
}
