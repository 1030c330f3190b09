import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { programImagesPlugin } from '#main/http/program-images.ts';
import { ImageEncoder } from '#main/images/image-encoder.ts';
import { watchImages } from '#main/images/watch-images.ts';
import { eventually } from '../support/eventually.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

const CAMPAIGN = `
activations:
  - id: 1
    kind: season
    title: Winter
    description: Cold.
    offer: automatic
    image: { file: winter.png }
`;
const LASTING = 'public, max-age=31536000, immutable';

let laidOut: LaidOutCatalogue;
let catalogue: Catalogue;
let app: FastifyInstance;
let encoder: ImageEncoder;
const warn = vi.fn();
beforeEach(async () => {
  laidOut = layOutCatalogue();
  laidOut.write('acme/campaign.yaml', CAMPAIGN);
  laidOut.write('acme/assets/winter.png', picture(500, 320));
  catalogue = await open();
  start();
});
afterEach(async () => {
  await app.close();
  await encoder.close();
  warn.mockReset();
  laidOut[Symbol.dispose]();
});

const open = () =>
  Catalogue.open({
    folder: laidOut.folder,
    dataFolder: laidOut.dataFolder,
    environment: 'development',
  });
const images = () => join(laidOut.dataFolder, 'images');
function start(): void {
  const { folder } = laidOut;
  encoder = new ImageEncoder(images(), warn);
  app = fastify();
  app.register(programImagesPlugin, { catalogue, folder, encoder });
}

function picture(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4)
    png.data.set([at % 251, (at >> 9) % 256, 120, 255], at);
  return PNG.sync.write(png);
}
const hash = () => catalogue.compiled('acme')?.images.activations?.[1]?.hash ?? '';
async function get(name: string, of = hash()) {
  const url = `/assets/images/acme/${of}/${name}`;
  const { statusCode, headers, rawPayload } = await app.inject({ url });
  const { 'content-type': type, 'cache-control': cached } = headers;
  return { status: statusCode, type, cached, content: rawPayload };
}

describe('a picture that a campaign shows', () => {
  test('is the original until it is encoded, and then lighter, at the width of its address', async () => {
    const original = await get('320.avif');
    expect(original).toMatchObject({ status: 200, type: 'image/png', cached: 'no-store' });
    expect(original.content).toEqual(picture(500, 320));
    await encoder.idle;
    expect(warn).not.toHaveBeenCalled();
    for (const [name, width] of [
      ['320.avif', 320],
      ['500.avif', 500],
      ['320.webp', 320],
      ['500.webp', 500],
    ] as const) {
      const encoded = await get(name);
      const type = `image/${name.split('.')[1]}`;
      expect(encoded).toMatchObject({ status: 200, type, cached: LASTING });
      const { format, width: found } = await sharp(encoded.content).metadata();
      expect([format === 'heif' ? 'avif' : format, found]).toEqual([type.slice(6), width]);
      expect(encoded.content.length).toBeLessThan(original.content.length);
    }
  });

  test.each([
    '640.avif',
    '321.webp',
    '320.png',
    '320.avif.webp',
    '0320.avif',
    '320.constructor',
    '320',
    '..%2f..%2fprogram.yaml',
  ])('is not encoded as %s, which no page names', async (name) => {
    expect(await get(name)).toMatchObject({ status: 404, cached: 'no-store' });
    await encoder.idle;
    expect(existsSync(images())).toBe(false);
  });

  test('is not served by the hash of another content', async () => {
    const before = hash();
    laidOut.write('acme/assets/winter.png', picture(400, 320));
    await catalogue.refresh();
    expect(await get('320.avif', before)).toMatchObject({ status: 404 });
    expect(await get('320.avif')).toMatchObject({ status: 200 });
  });

  test('is not served where the file was changed behind the catalogue’s back', async () => {
    laidOut.write('acme/assets/winter.png', picture(400, 320));
    expect(await get('320.avif')).toMatchObject({ status: 404 });
  });
});

describe('encoding', () => {
  const watch = () => watchImages(encoder, catalogue, laidOut.folder, images());
  const made = () => readdirSync(images()).sort();

  test('begins with the server, and again with each picture that a manifest gains', async () => {
    watch();
    await encoder.idle;
    const names = ['320.avif', '320.webp', '500.avif', '500.webp'];
    expect(made()).toEqual(names.map((name) => `${hash()}-${name}`));
    laidOut.write('acme/assets/winter.png', picture(320, 320));
    await catalogue.refresh();
    await encoder.idle;
    expect(made()).toEqual(expect.arrayContaining([`${hash()}-320.avif`, `${hash()}-320.webp`]));
  });

  test('is done once: what an earlier run made is not made again', async () => {
    watch();
    await encoder.idle;
    const times = () => made().map((name) => statSync(join(images(), name)).mtimeMs);
    const before = times();
    await encoder.close();
    start();
    watch();
    await encoder.idle;
    expect(times()).toEqual(before);
  });

  test('removes what nothing has shown for a month, and nothing else', async () => {
    mkdirSync(images(), { recursive: true });
    const old = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    for (const [name, written] of [
      ['AAAAAAAA-AAAAAAA-320.avif', old],
      ['BBBBBBBBBBBBBBBB-320.avif', new Date()],
      [`${hash()}-320.avif`, old],
    ] as const) {
      writeFileSync(join(images(), name), '');
      utimesSync(join(images(), name), written, written);
    }
    watch();
    await eventually(() => expect(made()).not.toContain('AAAAAAAA-AAAAAAA-320.avif'));
    await encoder.idle;
    expect(made()).toEqual(
      expect.arrayContaining(['BBBBBBBBBBBBBBBB-320.avif', `${hash()}-320.avif`]),
    );
  });

  test('that fails is told once with its reason, and the picture is served as it is', async () => {
    const read = () => Promise.resolve(Buffer.from('no picture at all'));
    encoder.want({ hash: 'broken', width: 640, read, name: 'acme/assets/broken.png' });
    await encoder.idle;
    encoder.want({ hash: 'broken', width: 640, read, name: 'acme/assets/broken.png' });
    await encoder.idle;
    expect(warn.mock.calls).toEqual([
      [
        { picture: 'acme/assets/broken.png' },
        expect.stringMatching(
          /^A picture could not be encoded, and is served as it is: Error: .*unsupported image format/,
        ),
      ],
    ]);
  });

  test('ends with the server, in the middle of a picture', async () => {
    watch();
    await eventually(() => expect(existsSync(images())).toBe(true));
    await encoder.close();
    expect(made().length).toBeLessThan(4);
    expect(warn).not.toHaveBeenCalled();
  });
});
