/** Pixels: a card on a phone and on a large screen, and either where pixels are dense. */
const WIDTHS = [320, 640, 960, 1280];

/** Formats that pictures are encoded in, best first, with their types. */
export const IMAGE_ENCODINGS = { avif: 'image/avif', webp: 'image/webp' } as const;
export type ImageEncoding = keyof typeof IMAGE_ENCODINGS;
export const IMAGE_ENCODING_NAMES = Object.keys(IMAGE_ENCODINGS) as readonly ImageEncoding[];

/** A lighter form of a program's picture; the hash is that of the original. */
export interface EncodedImage {
  readonly slug: string;
  readonly hash: string;
  /** In pixels. */
  readonly width: number;
  readonly encoding: ImageEncoding;
}

/** The widths that a picture of so many pixels is encoded in: never more than it has. */
export function encodedWidths(width: number): number[] {
  const largest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((one) => one < largest), largest];
}

/** Where an encoded picture is served. */
export const imageAddress = ({ slug, hash, width, encoding }: EncodedImage): string =>
  `/assets/images/${slug}/${hash}/${width}.${encoding}`;

/** All widths of a picture in one encoding, as `srcset` lists them. */
export const sourceSet = (
  image: Pick<EncodedImage, 'slug' | 'hash' | 'encoding'>,
  width: number,
): string =>
  encodedWidths(width)
    .map((one) => `${imageAddress({ ...image, width: one })} ${one}w`)
    .join();
