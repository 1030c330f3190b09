import type { Build } from '../build/read-build.ts';
import { FAVICON } from '../server/favicon.ts';
import type { Drawer } from './drawing/drawer.ts';
import type { DrawingCache } from './drawing/drawing-cache.ts';
import { ICONS, type IconName, iconSvg } from './icons.ts';
import type { Picture } from './picture/picture.ts';

export interface DrawingsOptions {
  readonly drawer: Drawer;
  readonly cache: DrawingCache;
  /** Of pictures that name people: nothing of it outlives the process. */
  readonly people: DrawingCache;
  readonly build: Pick<Build, 'renderArt'>;
  /** A program's asset by its address; undefined where there is none. */
  readonly readAsset: (address: string) => Promise<Buffer | undefined> | undefined;
  /** Where fonts are kept as the rasteriser reads them. */
  readonly fonts: string;
}

/** What the rasteriser can put into a picture. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const FAVICON_DATA = dataAddress(TYPES.svg ?? '', Buffer.from(FAVICON));

/** Draws pictures and icons, each once. */
export class Drawings {
  readonly #options: DrawingsOptions;

  constructor(options: DrawingsOptions) {
    this.#options = options;
  }

  /**
   * The picture as a PNG, `width` pixels wide where that is given; `key` names its content.
   * `personal`: it names somebody, and is kept in memory alone.
   */
  picture(
    key: string,
    picture: Picture,
    {
      width,
      personal = false,
    }: { readonly width?: number | undefined; readonly personal?: boolean },
  ): Promise<Buffer> {
    const { cache, people, drawer, build, fonts } = this.#options;
    return (personal ? people : cache).get(
      width === undefined ? key : `${key}-${width}`,
      async () => {
        const { art } = picture.theme;
        const [drawn, logo] = await Promise.all([
          art && build.renderArt(art.kind, art.seed ?? 1, art.density ?? 3),
          picture.of === 'portal' ? FAVICON_DATA : this.#asset(picture.logo),
        ]);
        return drawer.draw({
          kind: 'picture',
          picture,
          fonts,
          ...(drawn ? { art: drawn } : {}),
          ...(logo ? { logo } : {}),
          ...(width === undefined ? {} : { width }),
        });
      },
    );
  }

  /** An icon as a PNG; `key` names its content. `favicon` absent: the portal's own. */
  icon(key: string, name: IconName, favicon: string | undefined, ground: string): Promise<Buffer> {
    const { cache, drawer } = this.#options;
    return cache.get(`${key}-${name.replace('.png', '')}`, async () => {
      const source = (await this.#asset(favicon)) ?? FAVICON_DATA;
      const { size } = ICONS[name];
      return drawer.draw({ kind: 'icon', svg: iconSvg(name, source, ground), size });
    });
  }

  close(): Promise<void> {
    return this.#options.drawer.close();
  }

  /** A program's asset as a `data:` address; undefined for what cannot be drawn. */
  async #asset(address: string | undefined): Promise<string | undefined> {
    const type = TYPES[address?.split('.').at(-1)?.toLowerCase() ?? ''];
    if (address === undefined || type === undefined) return undefined;
    const content = await this.#options.readAsset(address);
    return content && dataAddress(type, content);
  }
}

function dataAddress(type: string, content: Buffer): string {
  return `data:${type};base64,${content.toString('base64')}`;
}
