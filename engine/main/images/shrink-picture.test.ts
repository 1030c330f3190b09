import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplePicture } from '#api/previews/sample-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

test('a picture becomes a WebP of at most 320 pixels', async () => {
  const small = await shrinkPicture(samplePicture(200));
  const { format, width, height } = await sharp(small).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 180 });
});

test.each([
  ['no picture', async () => Buffer.from('<html></html>')],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  [
    'a picture of far too many pixels',
    () =>
      sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
])('%s is refused', async (_case, content) => {
  await expect(shrinkPicture(await content())).rejects.toThrow('could not be made smaller');
});
