import { existsSync } from 'node:fs';
import { updateIndex } from '#catalogue/store/update-index.ts';
import type { IndexEntry } from '#contract/programs/compiled.ts';

/** What differs between two catalogues, as visitors and creators would see it. */
export interface ChangedPrograms {
  /** Programs that are new, or look or work otherwise; sorted. */
  readonly slugs: readonly string[];
  readonly gone: readonly string[];
  /** Whether one of `slugs` is a draft. */
  readonly draft: boolean;
  /** The site's own look, texts or documents differ, which all programs may show. */
  readonly site: boolean;
}

/** Compares two folders with catalogues; where one cannot be compiled, it counts as empty. */
export async function changedPrograms(base: string, head: string): Promise<ChangedPrograms> {
  const [before, after] = [await read(base), await read(head)];
  const slugs = [...after.programs].flatMap(([slug, entry]) =>
    wordOf(entry) === wordOf(before.programs.get(slug)) ? [] : [slug],
  );
  const gone = [...before.programs.keys()].filter((slug) => !after.programs.has(slug));
  const draft = slugs.some((slug) => after.programs.get(slug)?.served?.status === 'draft');
  return { slugs, gone, draft, site: before.site !== after.site };
}

async function read(folder: string) {
  const options = { folder, environment: 'development' } as const;
  const { index } = existsSync(folder)
    ? await updateIndex(undefined, options, undefined)
    : { index: undefined };
  return {
    site: index?.site.hash,
    programs: new Map(index?.entries.map((entry) => [entry.slug, entry])),
  };
}

const wordOf = (entry: IndexEntry | undefined) =>
  entry?.served && `${entry.served.hash} ${entry.served.campaign_hash}`;
