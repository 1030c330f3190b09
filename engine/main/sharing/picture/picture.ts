import type { BlockOf, Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import type { Palettes } from '#portal/frame/style/theme-css.ts';

export type Composition = NonNullable<BlockOf<'hero'>['composition']>;

/** All that a picture shows: the same picture always has the same content. */
export interface Picture {
  readonly locale: string;
  readonly title: string;
  readonly eyebrow?: string;
  /** The program's name, or the portal's. */
  readonly name: string;
  /** Absent where the name says it, and where the program names no provider. */
  readonly product?: string;
  readonly of: 'program' | 'portal';
  readonly composition: Composition;
  readonly palette: Readonly<Record<string, string>>;
  readonly theme: Pick<Theme, 'art' | 'display' | 'fonts' | 'radius'>;
  /** Address of the logo among the programs' assets. */
  readonly logo?: string;
}

/** What pictures need of a program's landing page. */
export interface Landing extends Pick<View, 'canonical' | 'locale'> {
  readonly hero?: BlockOf<'hero'>;
}

export const landingFacts = (view: View): Landing => {
  const hero = heroOf(view);
  return { canonical: view.canonical, locale: view.locale, ...(hero ? { hero } : {}) };
};

/**
 * The picture of a page: of its own words where search engines may have them, otherwise the
 * program's general one. `landing` is the program's landing page, of which the latter is made;
 * `pageTitle` what the page is called. Logos are drawn for dark grounds: so are pictures.
 */
export function pictureOf(
  view: View,
  pageTitle: string | undefined,
  landing: Landing | undefined,
  theme: Theme,
  palettes: Palettes,
): Picture {
  const showsItself = view.robots === 'index' || !landing;
  const own = showsItself ? pageTitle : undefined;
  const { program, product, locale } = view;
  const name = program?.title ?? `${product} Creators`;
  const hero = showsItself ? heroOf(view) : landing.hero;
  const composition = (hero ?? landing?.hero)?.composition ?? 'split';
  const { art, display, fonts, radius } = theme;
  return {
    locale,
    title: hero?.title ?? own ?? name,
    ...(hero?.eyebrow ? { eyebrow: hero.eyebrow } : {}),
    name,
    ...(program && program.provider?.named !== false ? { product } : {}),
    of: program ? 'program' : 'portal',
    composition,
    palette: palettes.dark,
    theme: {
      ...(art ? { art } : {}),
      ...(display ? { display } : {}),
      ...(fonts ? { fonts } : {}),
      ...(radius ? { radius } : {}),
    },
    ...(program?.dashboard_logo ? { logo: program.dashboard_logo.src } : {}),
  };
}

/** The opening block of a page, where it has one. */
function heroOf({ content }: View): BlockOf<'hero'> | undefined {
  if (content.kind !== 'page') return undefined;
  return content.page.blocks.find((block) => block.kind === 'hero');
}
