import type { ProgramManifest } from '#contract/programs/program.ts';
import type { Finding } from '../issues/raise.ts';
import type { Path } from '../schema/annotation.ts';
import type { AssetFile } from './knowledge.ts';
import { CARD_ROOM, type ImageRoom, sizeFinding } from './pictures.ts';

/** Key art fills a screen: less looks blurred there, and what is much higher than wide is cut in half. */
const HERO_ROOM: ImageRoom = { name: 'hero', least: 720, ratios: { least: 1, most: 3 } };

/** A picture that the program itself shows, not its campaign. */
export interface ProgramImage {
  readonly of: 'heroes' | 'announcements';
  /** Of the announcement; of a hero its place on its page, as `/ 0`. */
  readonly id: string;
  readonly image: { readonly file: string; readonly alt?: string } & FocusOf;
  /** Where the image is written. */
  readonly path: Path;
}
interface FocusOf {
  readonly focus?: { readonly x: number; readonly y: number };
}
type Pictured = Pick<ProgramManifest, 'pages' | 'announcements'>;

/** Every picture of a program's heroes and announcements. */
export function programImages({ pages, announcements = [] }: Pictured): ProgramImage[] {
  const heroes = pages.flatMap(({ path, blocks }, page) =>
    blocks.flatMap((block, index): ProgramImage[] => {
      if (block.kind !== 'hero' || !block.image) return [];
      const place = ['pages', page, 'blocks', index, 'image'];
      return [{ of: 'heroes', id: `${path} ${index}`, image: block.image, path: place }];
    }),
  );
  const news = announcements.flatMap(({ id, image }, index): ProgramImage[] =>
    image ? [{ of: 'announcements', id, image, path: ['announcements', index, 'image'] }] : [],
  );
  return [...heroes, ...news];
}

/** Those of them that their place has no use for. Whether the file is sound is said elsewhere. */
export const programImageFindings = (
  manifest: Pictured,
  assets: ReadonlyMap<string, AssetFile>,
): Finding[] =>
  programImages(manifest).flatMap(
    ({ of, image: { file }, path }) =>
      sizeFinding(file, assets, [...path, 'file'], of === 'heroes' ? HERO_ROOM : CARD_ROOM) ?? [],
  );
