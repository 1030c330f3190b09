import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import type { Palettes } from '#portal/frame/style/theme-css.ts';
import type { Build } from '../build/read-build.ts';
import { type IconName, iconPath, PORTAL_ICON } from './icons.ts';
import { type PagePicture, pagePicture } from './picture/page-picture.ts';
import { type Landing, landingFacts, pictureOf } from './picture/picture.ts';
import { sharingHead } from './sharing-head.ts';

/** Where a page was asked for: another of the same place is found from there. */
export interface Place {
  readonly host: string | undefined;
  readonly locale: string;
}

/** What stands at a path, undecoded, in a locale; undefined where it leads elsewhere. */
export type Look = (place: Place, path: string) => View | undefined;

export interface SharingOptions {
  readonly catalogue: Catalogue;
  readonly build: Pick<Build, 'id' | 'pageTitle'>;
  readonly look: Look;
}

/** What decides a page's picture beside its view and its title. */
export interface PictureFacts {
  readonly landing?: Landing;
  readonly theme: Theme;
  readonly palettes: Palettes;
  /** The build's id. */
  readonly engine: string;
}

/** What decides a page's head beside its view and its title. */
export interface HeadFacts extends PictureFacts {
  readonly manifest: string;
  readonly touchIcon: string;
  readonly themeColor: string;
}

/** The markup for a page's head. */
export const headOf = (view: View, title: string | undefined, facts: HeadFacts): string =>
  sharingHead({ view, title, picture: pictureAt(view, title, facts), ...facts });

function pictureAt(view: View, title: string | undefined, facts: PictureFacts): PagePicture {
  const { landing, theme, palettes, engine } = facts;
  const isFound = view.robots === 'index' || view.content.kind === 'profile';
  const own = isFound && view.status === 200;
  const robots = own ? 'index' : 'noindex';
  const picture = pictureOf({ ...view, robots }, title, landing, theme, palettes);
  return pagePicture(picture, own ? view : (landing ?? view), engine);
}

const FAVICON_PATH = '/favicon.svg';
const LAYOUTS_WITHOUT_HEADER: readonly string[] = ['none', 'bingo-simple'];

/** What search engines, link previews and home screens get of the pages. */
export class Sharing {
  readonly #options: SharingOptions;

  constructor(options: SharingOptions) {
    this.#options = options;
  }

  /**
   * What a page's head says of it beside its view.
   * @param own whether the page is its program's landing page
   */
  headFacts(view: View, host: string | undefined, own: boolean): HeadFacts {
    return {
      ...this.#pictureFacts(view, host, own ? view : undefined),
      manifest: manifestAddress(view),
      touchIcon: this.icon(view, '180.png'),
      themeColor: this.#themeColor(view),
    };
  }

  /** The picture of a page: its own, or the general one of where it belongs. */
  async picture(view: View, host: string | undefined): Promise<PagePicture> {
    const title = await this.#options.build.pageTitle(view);
    return pictureAt(view, title, this.#pictureFacts(view, host));
  }

  #pictureFacts(view: View, host: string | undefined, known?: View): PictureFacts {
    const { build, look } = this.#options;
    const landing = known ?? look({ host, locale: view.locale }, view.base || '/');
    return {
      ...(landing ? { landing: landingFacts(landing) } : {}),
      ...this.#dress(view),
      engine: build.id,
    };
  }

  /** The address of an icon of the program that a page belongs to, or of the portal's. */
  icon(view: View, name: IconName): string {
    return this.iconOf(view.program?.slug, view.program?.favicon, name);
  }

  iconOf(slug: string | undefined, favicon: string | undefined, name: IconName): string {
    return iconPath(
      {
        owner: slug ?? PORTAL_ICON,
        source: favicon ?? FAVICON_PATH,
        ground: this.ground(slug),
        engine: this.#options.build.id,
      },
      name,
    );
  }

  /** The dark ground of a program, or of the portal. */
  ground(slug: string | undefined): string {
    const { catalogue } = this.#options;
    const { palettes } =
      (slug === undefined ? undefined : catalogue.compiled(slug)) ?? catalogue.site;
    return palettes.dark.ground ?? '#000000';
  }

  #dress({ program }: View) {
    const { catalogue } = this.#options;
    const compiled = program && catalogue.compiled(program.slug);
    return {
      theme: compiled?.program.theme ?? catalogue.site.site.theme,
      palettes: (compiled ?? catalogue.site).palettes,
    };
  }

  /** The header stays dark in light mode, as logos are drawn for that. */
  #themeColor(view: View): string {
    const { dark, light } = this.#dress(view).palettes;
    const bright = view.color_mode === 'light' && LAYOUTS_WITHOUT_HEADER.includes(view.layout);
    return (bright ? light.ground : dark.ground) ?? '#000000';
  }
}

/** The host tells the program, or the address does; the language is not the default one, or is. */
function manifestAddress({ program, base, locale }: View): string {
  const query = new URLSearchParams({
    ...(program && base !== '' ? { program: program.slug } : {}),
    ...(locale === DEFAULT_LOCALE ? {} : { locale }),
  });
  return query.size === 0 ? '/site.webmanifest' : `/site.webmanifest?${query}`;
}
