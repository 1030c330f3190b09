import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createTranslators } from '#catalogue/compile/translators.ts';
import type { Coverage } from '#contract/programs/compiled.ts';
import { UserError } from '../console/user-error.ts';
import { openCatalogue, type TranslationCatalogue } from './open-catalogue.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

export interface ImportOptions {
  /** Drop translations of texts that are gone. */
  readonly prune?: boolean;
  /** Write the good entries although others are bad. */
  readonly skipBad?: boolean;
  readonly dryRun?: boolean;
}

export interface Imported extends ImportPlan {
  readonly written: boolean;
}

/**
 * Lays translations over those that a program has in a locale: own ones stay, changed ones are
 * replaced. Where an entry is bad nothing is written, unless `skipBad`.
 * @param catalogue an open one, for many imports in turn, or the folder with site.yaml
 * @param entries texts with their translations, such as the entries of an object or a map
 * @throws UserError where the program cannot be read or is not offered in the locale
 */
export async function importTranslations(
  catalogue: TranslationCatalogue | string,
  slug: string,
  locale: string,
  entries: Iterable<readonly [text: string, translation: string]>,
  { prune = false, skipBad = false, dryRun = false }: ImportOptions = {},
): Promise<Imported> {
  const open = typeof catalogue === 'string' ? await openCatalogue(resolve(catalogue)) : catalogue;
  const plan = await planImport(open, slug, locale, entries, prune);
  const written = plan.differs && !dryRun && (skipBad || plan.bad.length === 0);
  if (written) writePlan(plan);
  return { ...plan, written };
}

/**
 * Writes what a plan says; a reader finds the file as it was or as it is to be.
 * @throws UserError where the disk refuses
 */
export function writePlan({ path, file, content }: ImportPlan): void {
  const temporary = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (cause) {
    throw new UserError(`${file} cannot be written: ${(cause as NodeJS.ErrnoException).code}.`);
  }
}

/** How much of a program is translated to a locale as its files are now. */
export async function coverageNow(
  catalogue: TranslationCatalogue,
  slug: string,
  locale: string,
): Promise<Coverage | undefined> {
  const texts = await catalogue.texts(slug);
  if (!texts) return undefined;
  const { context } = catalogue;
  const [translator] = createTranslators(
    { locales: [locale] },
    context,
    catalogue.own(slug).dictionaries,
  );
  for (const { source } of texts.texts(context.environment)) translator?.translate(source);
  return translator?.coverage();
}
