import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Environment } from '#contract/programs/program.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

let laidOut: LaidOutCatalogue;
beforeEach(() => {
  laidOut = layOutCatalogue();
});
afterEach(() => laidOut[Symbol.dispose]());

const season = (image: string, id = 1) => `
  - id: ${id}
    kind: season
    title: Winter
    description: Cold.
    offer: automatic
    image: ${image}
`;
const png = (width: number, height: number) => PNG.sync.write(new PNG({ width, height }));
const open = (environment: Environment = 'development') =>
  Catalogue.open({ folder: laidOut.folder, dataFolder: laidOut.dataFolder, environment });
const told = async () =>
  (await open()).issues.map(
    ({ code, line, path, message }) => `${code} ${line} ${path} ${message}`,
  );

describe('a picture of something in a campaign', () => {
  test('is known by what it is of, with its size, its words and the hash of its file', async () => {
    laidOut.write('acme/assets/winter.png', png(640, 360));
    const image = '{ file: winter.png, alt: "Snow at {program}", focus: { x: 50, y: 20 } }';
    laidOut.write('acme/campaign.yaml', `activations:${season(image)}`);
    const catalogue = await open();
    expect(catalogue.issues).toEqual([]);
    const { images, assets, program } = catalogue.compiled('acme') ?? {};
    expect(images).toEqual({
      activations: {
        1: {
          file: 'winter.png',
          hash: expect.stringMatching(/^[\w-]{16}$/),
          width: 640,
          height: 360,
          drawing: false,
          alt: { en: `Snow at ${program?.title}` },
          focus: { x: 50, y: 20 },
        },
      },
    });
    expect(assets?.['winter.png']).toBe(images?.activations?.[1]?.hash);
  });

  test('is not part of what is applied: it follows the file as it is', async () => {
    laidOut.write('acme/assets/winter.png', png(640, 360));
    laidOut.write('acme/campaign.yaml', `activations:${season('{ file: winter.png }')}`);
    const [activation] = (await open()).campaign('acme')?.activations ?? [];
    expect(activation).toMatchObject({ id: 1, title: { en: 'Winter' } });
    expect(activation).not.toHaveProperty('image');
  });

  test('is that of the environment, under the id that it has there', async () => {
    laidOut.write('acme/assets/winter.png', png(640, 360));
    laidOut.write('acme/assets/spring.png', png(360, 360));
    laidOut.write(
      'acme/campaign.yaml',
      `activations:${season('{ file: winter.png }')}
environments:
  production:
    activations:${season('{ file: spring.png }').replaceAll('\n', '\n    ')}
    activation_ids: { "1": 900 }
`,
    );
    const { images, assets } = (await open('production')).compiled('acme') ?? {};
    expect(images?.activations).toEqual({
      900: expect.objectContaining({ file: 'spring.png', width: 360 }),
    });
    expect(assets).toHaveProperty(['spring.png']);
    expect(assets).not.toHaveProperty(['winter.png']);
  });
});

describe('an issue says of a campaign’s picture', () => {
  const write = (content: Uint8Array | string) => {
    laidOut.write('acme/assets/winter.png', content);
    laidOut.write('acme/campaign.yaml', `activations:${season('{ file: winter.png }')}`);
  };

  test('that it is not there', async () => {
    laidOut.write('acme/campaign.yaml', `activations:${season('{ file: winter.png }')}`);
    expect(await told()).toEqual([
      'ASSET_MISSING 7 activations[0].image.file There is no file assets/winter.png.',
    ]);
  });

  test('that it is too small for a card', async () => {
    write(png(640, 200));
    expect(await told()).toEqual([
      'ASSET_PIXELS 7 activations[0].image.file assets/winter.png is 640 × 200 pixels; each side must have 320 to 6000.',
    ]);
  });

  test('that its pixels are not what its first bytes promise', async () => {
    const sound = png(640, 360);
    write(Buffer.concat([sound.subarray(0, 40), Buffer.alloc(400), sound.subarray(-12)]));
    expect(await told()).toEqual([
      'ASSET_BROKEN 7 activations[0].image.file assets/winter.png cannot be shown: its pixels cannot be read.',
    ]);
  });

  test('that only an environment shows it, at its place there', async () => {
    laidOut.write(
      'acme/campaign.yaml',
      `activations: []
environments:
  staging:
    activations:${season('{ file: winter.png }').replaceAll('\n', '\n    ')}
`,
    );
    expect(await told()).toEqual([
      'ASSET_MISSING 10 environments.staging.activations[0].image.file There is no file assets/winter.png.',
    ]);
  });
});
