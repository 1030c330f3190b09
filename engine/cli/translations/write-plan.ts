import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTranslators } from '#catalogue/compile/translators.ts';
import type { Coverage } from '#contract/programs/compiled.ts';
import { UserError } from '../console/user-error.ts';
import type { TranslationCatalogue } from './open-catalogue.ts';
import type { ImportPlan } from './plan-import.ts';

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
