import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A process of its own: reads a picture of somebody else's from its standard input and writes a small
 * WebP to its output. What a picture does to the decoder ends with it.
 */
const TAKEN = new Set(['jpeg', 'png', 'webp']);
/** Platforms show nothing larger than 1920 by 1080. */
const MOST_PIXELS = 8_000_000;
/** In pixels: the longer side of a picture that is shown at 160, or the sides of a face at 48. */
const SIZES = {
  preview: { width: 320, height: 320, fit: 'inside', withoutEnlargement: true },
  face: { width: 96, height: 96, fit: 'cover', position: 'attention' },
} as const;

sharp.concurrency(1);
sharp.cache(false);
const picture = sharp(await buffer(process.stdin), {
  failOn: 'error',
  limitInputPixels: MOST_PIXELS,
});
const { format } = await picture.metadata();
if (!TAKEN.has(format)) throw new Error(`A picture of the format ${format} is not taken.`);
process.stdout.write(
  await picture
    .autoOrient()
    .resize(SIZES[process.argv[2] === 'face' ? 'face' : 'preview'])
    .webp({ quality: 72, effort: 3 })
    .toBuffer(),
);
