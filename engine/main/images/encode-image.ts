import { rename, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { IMAGE_ENCODING_NAMES, type ImageEncoding } from '#domain/programs/image-address.ts';

/**
 * A process of its own: reads a picture from its standard input and writes it as
 * `<prefix>-<width>.<encoding>`. What a picture does to the decoder ends with it.
 */
const [prefix = '', ...widths] = process.argv.slice(2);

/** AVIF takes seconds at its best; this is within a few percent of that in a tenth of the time. */
const OPTIONS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const satisfies Record<ImageEncoding, object>;

sharp.concurrency(1);
sharp.cache(false);
const content = await buffer(process.stdin);
for (const width of widths) {
  const resized = sharp(content, { failOn: 'error' }).autoOrient().resize(Number(width));
  for (const encoding of IMAGE_ENCODING_NAMES) {
    const path = `${prefix}-${width}.${encoding}`;
    await writeFile(
      `${path}.${process.pid}`,
      await resized.clone().toFormat(encoding, OPTIONS[encoding]).toBuffer(),
    );
    await rename(`${path}.${process.pid}`, path);
  }
}
