import { basename, join, relative } from 'node:path';
import { type CompileContext, createContext } from '#catalogue/compile/context.ts';
import { type ProgramTexts, readProgramTexts } from '#catalogue/compile/program-texts.ts';
import { readTranslations, type Translations } from '#catalogue/compile/translations.ts';
import { compileSite } from '#catalogue/site/compile-site.ts';
import type { Environment } from '#contract/programs/program.ts';
import { DEFAULT_LOCALE, readsOriginal } from '#domain/locales/default-locale.ts';
import { UserError } from '../console/user-error.ts';

/** A catalogue as who translates it needs it. */
export interface TranslationCatalogue {
  readonly context: CompileContext;
  /** The texts of a program, read once; undefined where its manifests have the wrong shape. */
  readonly texts: (slug: string) => Promise<ProgramTexts | undefined>;
  /** The program's own translations as they are on disk now. */
  readonly own: (slug: string) => Translations;
  /** Where a program's own translations to a locale are kept. */
  readonly poFile: (slug: string, locale: string) => { readonly path: string; shown: string };
}

/**
 * Opens a catalogue for translating; `folder` is absolute.
 * @throws UserError where site.yaml has errors
 */
export async function openCatalogue(
  folder: string,
  environment: Environment = 'development',
): Promise<TranslationCatalogue> {
  const name = basename(folder);
  const { compiled } = await compileSite(folder, name);
  if (!compiled)
    throw new UserError('site.yaml has errors; `marquee validate` says which they are.');
  const context = createContext(folder, name, environment, compiled.site);
  const read = new Map<string, Promise<ProgramTexts | undefined>>();
  return {
    context,
    texts: (slug) => {
      const texts = read.get(slug) ?? readSound(slug, context);
      read.set(slug, texts);
      return texts;
    },
    own: (slug) => readTranslations(join(folder, slug, 'locales'), 'locales'),
    poFile: (slug, locale) => {
      const path = join(folder, slug, 'locales', `${locale}.po`);
      return { path, shown: relative(process.cwd(), path).replaceAll('\\', '/') };
    },
  };
}

async function readSound(slug: string, context: CompileContext): Promise<ProgramTexts | undefined> {
  const read = await readProgramTexts(slug, context);
  return 'issues' in read ? undefined : read;
}

/**
 * The texts of a program that is offered in a locale.
 * @throws UserError where it is not, or cannot be read
 */
export async function offeredTexts(
  catalogue: TranslationCatalogue,
  slug: string,
  locale: string,
): Promise<ProgramTexts> {
  const texts = await catalogue.texts(slug);
  if (!texts)
    throw new UserError(
      `"${slug}" has errors; \`marquee validate ${slug}\` says which. Correct them first.`,
    );
  if (readsOriginal(locale))
    throw new UserError(
      `"${slug}" is written in "${DEFAULT_LOCALE}": there is nothing to translate.`,
    );
  const offered = texts.program.locales.filter((name) => !readsOriginal(name));
  if (offered.some((name) => name === locale || name.startsWith(`${locale}-`))) return texts;
  throw new UserError(
    `"${slug}" is not offered in "${locale}"${offered.length > 0 ? `, but in ${offered.join(', ')}` : ''}. Its locales stand in program.yaml or site.yaml.`,
  );
}
