import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { ProgramCard } from '#contract/programs/view.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { CARD_QUERY, picturePath } from '../sharing/picture/page-picture.ts';
import { localise } from './localise.ts';
import type { ViewRequest } from './view-request.ts';

/** A program as lists show it, in the visitor's language where it is offered in that. */
export function cardOf(
  catalogue: Catalogue,
  [slug, served]: readonly [string, ServedProgram],
  { locale, now }: Pick<ViewRequest, 'locale' | 'now'>,
): ProgramCard {
  const { uuid, title, publisher, locales, platforms, hash, base_route } = served;
  const compiled = catalogue.compiled(slug);
  const shown = compiled && localise(compiled, locale, (name) => name === 'description');
  const description = String(shown?.description ?? served.description);
  const translated = description !== served.description;
  const offered = locales.includes(locale) && locale !== DEFAULT_LOCALE;
  return {
    ...{ uuid, slug, title, publisher, description, locales, platforms },
    language: translated ? locale : DEFAULT_LOCALE,
    ...(typeof shown?.favicon === 'string' ? { favicon: shown.favicon } : {}),
    href: base_route + (offered ? `?locale=${locale}` : ''),
    applications: applicationState(served.applications, now),
    picture: cardPicture({ locales, hash, base_route }, locale),
  };
}

/** The address of the picture that lists show of a program. */
export function cardPicture(
  { locales, hash, base_route }: Pick<ServedProgram, 'locales' | 'hash' | 'base_route'>,
  locale: string,
): string {
  const language = locales.includes(locale) ? locale : DEFAULT_LOCALE;
  // Its own key would take drawing up every landing page: another one leads to the same picture,
  // and changes with the program as well.
  return `${picturePath(language, hash.padEnd(8, '0').slice(0, 8), base_route)}${CARD_QUERY}`;
}
