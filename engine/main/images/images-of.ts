import type { ApiProgram } from '#api/http/program-directory.ts';
import { digest } from '#catalogue/compile/stamp.ts';
import type { CompiledImage, CompiledProgram } from '#contract/programs/compiled.ts';
import type { Image } from '#contract/shapes/images.ts';
import { PICTURED } from '#contract/vocabulary/picture-words.ts';
import { ARTWORK_SIZE, artworkAddress, artworkVariant } from '#domain/programs/artwork-address.ts';
import { assetAddress } from '#domain/programs/asset-address.ts';
import { focusPosition, imageSources } from '#domain/programs/image-address.ts';
import { pickText } from '#domain/text/pick-text.ts';

const MIDDLE = { x: 50, y: 50 };

/** Names the look that artwork of a program is drawn in. */
export const artworkKey = ({ program, palettes }: CompiledProgram): string =>
  digest(JSON.stringify([program.theme.art, palettes[artworkMode(program)]]));

/** Artwork is as dark as the pages around it, where these are always the same. */
export const artworkMode = ({ color_mode }: CompiledProgram['program']): 'dark' | 'light' =>
  color_mode === 'light' ? 'light' : 'dark';

/** The pictures of what a program and its campaign hold, as the API answers them. */
export function imagesOf(
  compiled: CompiledProgram,
): Pick<ApiProgram, 'image' | 'images' | 'imageOrArt'> {
  const { slug, images } = compiled;
  const key = artworkKey(compiled);
  const image: ApiProgram['image'] = (of, id, locale) => {
    const own = images[of];
    // An id may be what an operator sent, so also the name of what every object has.
    const found = own && Object.hasOwn(own, id) ? own[id] : undefined;
    return found ? shown(slug, found, locale) : null;
  };
  return {
    image,
    images: (locale) =>
      PICTURED.flatMap((of) =>
        Object.entries(images[of] ?? {}).map(([id, own]) => ({
          ...{ of, id, image: shown(slug, own, locale) },
        })),
      ),
    imageOrArt: (of, { id, kind }, locale) =>
      image(of, id, locale) ?? {
        src: artworkAddress({ slug, key, kind, variant: artworkVariant(id) }),
        sources: [],
        ...ARTWORK_SIZE,
        alt: '',
        focus: focusPosition(MIDDLE),
      },
  };
}

function shown(slug: string, image: CompiledImage, locale: string): Image {
  const { file, hash, width, height, alt, focus = MIDDLE } = image;
  const src = assetAddress({ slug, hash, name: file });
  return {
    src,
    sources: imageSources(src, width),
    width,
    height,
    alt: alt ? pickText(alt, locale) : '',
    focus: focusPosition(focus),
  };
}
