import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The landing page of the sound catalogue, with what its hero is said to be. */
const hero = (image: string, more = '') => {
  const manifest = readFileSync(join(laidOut.folder, 'acme/program.yaml'), 'utf8');
  const title = '        title: Welcome to {program}\n';
  expect(manifest).toContain(title);
  laidOut.write(
    'acme/program.yaml',
    manifest.replace(title, `${title}        image: ${image}\n`) + more,
  );
};
const blockOf = (catalogue: Catalogue) => {
  const { pages } = (catalogue.compiled('acme')?.projection ?? {}) as {
    pages?: { blocks: { image?: unknown }[] }[];
  };
  return pages?.[0]?.blocks[0]?.image;
};

describe('key art of a hero', () => {
  test('is shown by its address, in its size and around its focus, and has lighter forms', async () => {
    laidOut.write('acme/assets/key.png', png(1600, 900));
    hero('{ file: key.png, alt: "Dawn at {program}", focus: { x: 70, y: 30 } }');
    const catalogue = await open();
    expect(catalogue.issues).toEqual([]);
    const { images, program } = catalogue.compiled('acme') ?? {};
    const alt = `Dawn at ${program?.title}`;
    expect(images?.heroes).toEqual({
      '/ 0': expect.objectContaining({
        file: 'key.png',
        width: 1600,
        height: 900,
        alt: { en: alt },
      }),
    });
    expect(blockOf(catalogue)).toEqual({
      file: `/assets/programs/acme/${images?.heroes?.['/ 0']?.hash}/key.png`,
      alt,
      focus: { x: 70, y: 30 },
      width: 1600,
      height: 900,
    });
    expect([...catalogue.served()].find(([slug]) => slug === 'acme')?.[1].pictured).toBe(true);
  });

  test.each<[string, Uint8Array | undefined, string[]]>([
    [
      'is not there',
      undefined,
      ['ASSET_MISSING 26 pages[0].blocks[0].image.file There is no file assets/key.png.'],
    ],
    [
      'is too small to fill a screen',
      png(1200, 700),
      [
        'ASSET_PIXELS 26 pages[0].blocks[0].image.file assets/key.png is 1200 × 700 pixels; each side must have 720 to 6000.',
      ],
    ],
    [
      'is higher than wide',
      png(800, 1000),
      [
        'ASSET_RATIO 26 pages[0].blocks[0].image.file assets/key.png is 800 × 1000: most of it would be cut off in a hero.',
      ],
    ],
    [
      'has no pixels that can be read',
      Buffer.concat([png(1600, 900).subarray(0, 40), Buffer.alloc(400), png(1, 1).subarray(-12)]),
      [
        'ASSET_BROKEN 26 pages[0].blocks[0].image.file assets/key.png cannot be shown: its pixels cannot be read.',
      ],
    ],
  ])('is told of where it %s', async (_case, content, issues) => {
    if (content) laidOut.write('acme/assets/key.png', content);
    hero('{ file: key.png }');
    expect(await told()).toEqual(issues);
  });

  test('is told of in the environment that names it', async () => {
    hero('{ file: key.png }');
    laidOut.write('acme/assets/key.png', png(1600, 900));
    laidOut.write(
      'acme/program.yaml',
      `${readFileSync(join(laidOut.folder, 'acme/program.yaml'), 'utf8')}
environments:
  staging:
    announcements:
      - { id: soon, title: Soon, text: Soon., from: "2026-01-01T00:00:00Z", image: { file: soon.png } }
`,
    );
    laidOut.write('acme/assets/soon.png', png(320, 100));
    expect(await told()).toEqual([
      expect.stringMatching(
        /^ASSET_PIXELS \d+ environments.staging.announcements\[0\].image.file assets\/soon.png is 320 × 100 pixels; each side must have 320 to 6000.$/,
      ),
    ]);
  });
});

test('groups of quests, bingo boards and announcements have pictures as all else has', async () => {
  laidOut.write('acme/assets/winter.png', png(640, 360));
  laidOut.write(
    'acme/campaign.yaml',
    `activations:${season('{ file: winter.png }')}
quest_groups:
  - { id: 4, activation_id: 1, title: Group, image: { file: winter.png } }
bingo_boards:
  - id: 5
    title: Board
    size: 3
    image: { file: winter.png }
    items:
${Array.from({ length: 18 }, (_, one) => `      - { id: thing-${one}, label: Thing ${one} }`).join(
  '\n',
)}
`,
  );
  laidOut.write(
    'acme/program.yaml',
    `${readFileSync(join(laidOut.folder, 'acme/program.yaml'), 'utf8')}
announcements:
  - { id: news, title: News, text: New., from: "2026-01-01T00:00:00Z", image: { file: winter.png } }
`,
  );
  const catalogue = await open();
  expect(catalogue.issues).toEqual([]);
  const { images } = catalogue.compiled('acme') ?? {};
  const picture = expect.objectContaining({ file: 'winter.png', width: 640 });
  expect(images).toEqual({
    announcements: { news: picture },
    activations: { 1: picture },
    quest_groups: { 4: picture },
    bingo_boards: { 5: picture },
  });
  expect(catalogue.campaign('acme')?.quest_groups[0]).not.toHaveProperty('image');
  expect(catalogue.campaign('acme')?.bingo_boards[0]).not.toHaveProperty('image');
});
