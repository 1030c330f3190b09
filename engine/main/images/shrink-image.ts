import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A process of its own: reads a picture of somebody else's from its standard input and writes a small
 * WebP to its output. What a picture does to the decoder ends with it.
 */
const TAKEN = new Set(['jpeg', 'png', 'webp']);
/** Platforms show nothing larger than 1920 by 1080. */
const MOST_PIXELS = 8_000_000;
/** The longer side, in pixels: shown at 160, where pixels are dense too. */
const LONGER_SIDE = 320;

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
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort: 3 })
    .toBuffer(),
);
