import type { Catalogue } from '#catalogue/catalogue.ts';
import type { View } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import type { Build } from '../build/read-build.ts';
import { type IconName, iconPath, PORTAL_ICON } from './icons.ts';
import { type PagePicture, pagePicture } from './picture/page-picture.ts';
import { pictureOf } from './picture/picture.ts';
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

const FAVICON_PATH = '/favicon.svg';
const LAYOUTS_WITHOUT_HEADER: readonly string[] = ['none', 'bingo-simple'];

/** What search engines, link previews and home screens get of the pages. */
export class Sharing {
  readonly #options: SharingOptions;

  constructor(options: SharingOptions) {
    this.#options = options;
  }

  /** The markup for a page's head. */
  async head(view: View, host: string | undefined): Promise<string> {
    const picture = await this.picture(view, host);
    return sharingHead({
      view,
      title: await this.#options.build.pageTitle(view),
      picture,
      manifest: manifestAddress(view),
      touchIcon: this.icon(view, '180.png'),
      themeColor: this.#themeColor(view),
    });
  }

  /** The picture of a page: its own, or the general one of where it belongs. */
  async picture(view: View, host: string | undefined): Promise<PagePicture> {
    const { build, look } = this.#options;
    const landing = look({ host, locale: view.locale }, view.base || '/');
    const isFound = view.robots === 'index' || view.content.kind === 'profile';
    const own = isFound && view.status === 200;
    const { theme, palettes } = this.#dress(view);
    const title = await build.pageTitle(view);
    const picture = pictureOf(
      { ...view, robots: own ? 'index' : 'noindex' },
      title,
      landing,
      theme,
      palettes,
    );
    return pagePicture(picture, own ? view : (landing ?? view), build.id);
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
