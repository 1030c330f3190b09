import { readAssetAddress } from './asset-address.ts';

/** Pixels: a card on a phone and on a large screen, either where pixels are dense, and key art. */
const WIDTHS = [320, 640, 960, 1280, 1920];

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

/** One encoding of a picture, as `<source>` takes it. */
export interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * The lighter forms of a picture of so many pixels by the address of its original, the lightest first;
 * none of a drawing, which is small and sharp as it is.
 */
export function imageSources(original: string, width: number): ImageSource[] {
  const { slug, hash, name } = readAssetAddress(original) ?? {};
  if (slug === undefined || hash === undefined || /\.svg$/i.test(name ?? '')) return [];
  return IMAGE_ENCODING_NAMES.map((encoding) => ({
    type: IMAGE_ENCODINGS[encoding],
    srcSet: encodedWidths(width)
      .map((one) => `${imageAddress({ slug, hash, width: one, encoding })} ${one}w`)
      .join(),
  }));
}

/** A focus point, in percent, as CSS places a picture by it. */
export const focusPosition = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${x}% ${y}%`;
