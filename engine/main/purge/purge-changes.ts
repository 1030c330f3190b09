import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, CatalogueChange, ServedBefore } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import { EVERYTHING, PORTAL, programTag } from '../documents/shared-caching.ts';
import { Purger, type PurgerOptions } from './purger.ts';

/**
 * The tags of all pages that a change may have changed. A program that came, went or moved may show
 * at addresses that were another's, or nobody's: then it is everything.
 */
export function changedTags(
  { site, slugs }: CatalogueChange,
  before: ServedBefore,
  after: ServedBefore,
): readonly string[] {
  if (site || slugs.some((slug) => addressesOf(before(slug)) !== addressesOf(after(slug))))
    return [EVERYTHING];
  return slugs.length === 0 ? [] : [...slugs.map(programTag), PORTAL];
}

/** What of a program decides at which addresses it stands, as a text to compare. */
function addressesOf(compiled: CompiledProgram | undefined): string {
  if (!compiled) return '';
  const { hosts, base_route, aliases, status, uuid } = compiled.program;
  return JSON.stringify([hosts, base_route, aliases, status, uuid]);
}

export interface PurgedChangesOptions extends Omit<PurgerOptions, 'onDone'> {
  readonly catalogue: Pick<Catalogue, 'onChange' | 'compiled' | 'hash'>;
  /** The id of the portal's build. */
  readonly build: string;
  /** Where it is noted what is purged. */
  readonly dataFolder: string;
}

/**
 * Purges what changes, from now on. What changed while the process did not run is purged first: pages of
 * another build or catalogue than the one noted last. Each instance does it for itself, as each knows
 * by itself from when on it serves what is new; a purge too many costs a page that is fetched again.
 * @returns how to stop it
 */
export function purgeChanges(options: PurgedChangesOptions): () => void {
  const { catalogue, build, dataFolder, log } = options;
  const note = join(dataFolder, 'purged.json');
  const served = () => JSON.stringify({ build, catalogue: catalogue.hash });
  let noted = readNote(note);
  const purger = new Purger({
    ...options,
    onDone: () => {
      const now = served();
      if (now === noted) return;
      try {
        mkdirSync(dataFolder, { recursive: true });
        writeFileSync(note, now);
        noted = now;
      } catch (error) {
        log.warn(
          error,
          `${note} cannot be written: each start purges every page. Let it be written.`,
        );
      }
    },
  });
  if (noted !== served()) purger.purge([EVERYTHING]);
  const unlisten = catalogue.onChange((change, before) => {
    const tags = changedTags(change, before, (slug) => catalogue.compiled(slug));
    if (tags.length > 0) purger.purge(tags);
  });
  return () => {
    unlisten();
    purger.close();
  };
}

function readNote(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
