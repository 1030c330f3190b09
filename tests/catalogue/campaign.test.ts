import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Environment } from '#contract/programs/program.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { SHIPPED_PROGRAMS } from '../support/shipped-programs.ts';

let laidOut: LaidOutCatalogue;
beforeEach(() => {
  laidOut = layOutCatalogue();
});
afterEach(() => laidOut[Symbol.dispose]());

const open = (environment: Environment = 'development') =>
  Catalogue.open({ folder: laidOut.folder, dataFolder: laidOut.dataFolder, environment });
/** What is kept of compiled campaigns, below the data folder. */
const campaignFiles = () =>
  readdirSync(laidOut.dataFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.campaign.json'),
  );
const campaign = (rest = '', title = 'Winter with {program}') => `
activations:
  - id: 1
    kind: season
    title: ${title}
    description: Cold.
    offer: automatic
  - id: 2
    kind: key
    title: A key
    description: To a shed.
    offer: request
    key:
      options:
        - { id: 4, label: PC, platform: PC }
    request:
      form:
        - name: plan
          type: select
          label: What for?
          options:
            - { value: play, label: To play }
quest_groups:
  - { id: 1, activation_id: 1, title: Outdoors }
quests:
  - id: 1
    group_id: 1
    activation_id: 1
    kind: individual
    title: Snowman
    description: With a nose.
    metric: snowmen
    target: 1
    points: 10
rewards:
  - id: 1
    activation_id: 1
    title: A key
    description: To the same shed.
    kind: key
    cost: 10
    key_activation_id: 2
    key_option_id: 4
bingo_boards:
  - id: 1
    activation_id: 1
    title: Snow bingo
    size: 3
    items:
${Array.from({ length: 18 }, (_, at) => `      - { id: flake-${at}, label: Flake ${at} }`).join('\n')}
${rest}`;

describe('a campaign', () => {
  test('is absent where its program has none, and leaves no trace in the index', async () => {
    const catalogue = await open();
    expect(catalogue.campaign('acme')).toBeUndefined();
    expect(catalogue.campaignHash('acme')).toBeUndefined();
    expect(catalogue.entries.filter(({ served }) => served && 'campaign_hash' in served)).toEqual(
      [],
    );
  });

  test('has its defaults filled in, and is frozen', async () => {
    laidOut.write('acme/campaign.yaml', campaign());
    const found = (await open()).campaign('acme');
    expect(found?.activations[0]).toMatchObject({ guests: false, agreements: [] });
    expect(found?.activations[1]?.key).toMatchObject({ low_stock: 10 });
    expect(found?.quests[0]).toMatchObject({ repeat: 'once', platforms: [], hashtags: [] });
    expect(found?.bingo_boards[0]).toMatchObject({
      free_centre: false,
      points: { row: 10, column: 10, diagonal: 15, corners: 25, blackout: 50 },
    });
    expect(found?.bingo_boards[0]?.items[2]).toEqual({
      id: 'flake-2',
      label: { en: 'Flake 2' },
      weight: 1,
      difficulty: 3,
    });
    expect(Object.isFrozen(found?.activations[1]?.key?.options[0]?.label)).toBe(true);
  });

  test('has each text in the locales it is translated to, placeholders filled in', async () => {
    laidOut.write('acme/campaign.yaml', campaign());
    laidOut.write('locales/de.po', 'msgid "To play"\nmsgstr "Zum Spielen"\n');
    const own = 'msgid "Winter with {program}"\nmsgstr "Winter mit {program}"\n';
    laidOut.write('acme/locales/de.po', own);
    laidOut.write('acme/locales/fr.po', 'msgid "Snowman"\nmsgstr "Bonhomme de neige"\n');
    laidOut.write('acme/program.yaml', withLocales('[en, de]'));
    const found = (await open()).campaign('acme');
    expect(found?.activations[0]?.title).toEqual({
      en: 'Winter with Acme Creators',
      de: 'Winter mit Acme Creators',
    });
    expect(found?.activations[1]?.request?.form[0]).toMatchObject({
      name: 'plan',
      label: { en: 'What for?' },
      options: [{ value: 'play', label: { en: 'To play', de: 'Zum Spielen' } }],
    });
    expect(found?.quests[0]?.title).toEqual({ en: 'Snowman' });
  });

  test('counts its texts in the coverage of the program', async () => {
    laidOut.write('acme/program.yaml', withLocales('[en, de]'));
    const before = (await open()).compiled('acme')?.coverage.de?.total ?? 0;
    laidOut.write('acme/campaign.yaml', campaign());
    const catalogue = await open();
    await catalogue.refresh(['acme']);
    expect(catalogue.compiled('acme')?.coverage.de?.total).toBe(before + 31);
  });

  test('that breaks leaves the last good one up, and harms no other program', async () => {
    laidOut.write('acme/campaign.yaml', campaign());
    laidOut.write('new-program/campaign.yaml', 'activations: []\n');
    const catalogue = await open();
    const good = catalogue.campaign('acme');
    laidOut.write('acme/campaign.yaml', campaign('surprises: 1'));
    await catalogue.refresh(['acme']);
    const errors = catalogue.issues.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, file }) => [code, file])).toEqual([
      ['SHAPE_UNKNOWN_FIELD', 'programs/acme/campaign.yaml'],
    ]);
    expect(catalogue.campaign('acme')).toEqual(good);
    expect(catalogue.campaign('new-program')?.activations).toEqual([]);
  });

  test('that cannot be read is told beside what is wrong with its program', async () => {
    laidOut.write('acme/program.yaml', 'slug: acme\n');
    laidOut.write('acme/campaign.yaml', 'activations: [\n');
    const told = (await open()).issues.map(({ code, file }) => `${file} ${code}`);
    expect(told).toContain('programs/acme/campaign.yaml MANIFEST_SYNTAX');
    expect(told).toContain('programs/acme/program.yaml SHAPE_MISSING_FIELD');
  });

  test('changes by itself: its hash does, the rendered program does not', async () => {
    laidOut.write('acme/campaign.yaml', campaign());
    const catalogue = await open();
    const [hash, program] = [catalogue.campaignHash('acme'), catalogue.compiled('acme')?.hash];
    // What was compiled within a minute may be another process's.
    for (const file of campaignFiles()) utimesSync(join(laidOut.dataFolder, file), 0, 0);
    laidOut.write('acme/campaign.yaml', campaign('', 'Spring with {program}'));
    const change = await catalogue.refresh(['acme']);
    expect(change.slugs).toEqual(['acme']);
    expect(catalogue.campaign('acme')?.activations[0]?.title.en).toBe('Spring with Acme Creators');
    expect(catalogue.campaign('acme')?.hash).toBe(catalogue.campaignHash('acme'));
    expect(catalogue.campaignHash('acme')).not.toBe(hash);
    expect(catalogue.compiled('acme')?.hash).toBe(program);
    expect(campaignFiles()).toHaveLength(1);
  });

  test('goes when its file goes', async () => {
    laidOut.write('acme/campaign.yaml', campaign());
    const catalogue = await open();
    laidOut.remove('acme/campaign.yaml');
    await catalogue.refresh(['acme']);
    expect(catalogue.campaign('acme')).toBeUndefined();
  });

  test('is there after a restart without being compiled again', async () => {
    laidOut.write('acme/campaign.yaml', campaign());
    const first = await open();
    laidOut.write('acme/campaign.yaml', 'not: read\n');
    expect((await open()).campaign('acme')).toEqual(first.campaign('acme'));
  });

  test('that an overlay breaks is told with the environment it breaks in', async () => {
    const overlay = 'environments:\n  staging:\n    activations: []\n    quest_groups: []\n';
    laidOut.write('acme/campaign.yaml', campaign(overlay));
    const told = (await open()).issues.map(({ path, message }) => `${path}: ${message}`);
    expect(told).toContain(
      'quests[0].group_id: There is no quest group 1 in the campaign as it is in staging.',
    );
    expect(new Set(told).size).toBe(told.length);
  });

  test('differs per environment: lists replaced whole, ids renumbered wherever they stand', async () => {
    const overlay = `
environments:
  production:
    quests: []
    activation_ids: { "1": 1803, "2": 816 }
    key_option_ids: { "4": 26 }
`;
    laidOut.write('acme/campaign.yaml', campaign(overlay));
    const production = (await open('production')).campaign('acme');
    expect(production?.activations.map(({ id }) => id)).toEqual([1803, 816]);
    expect(production?.activations[1]?.key?.options[0]?.id).toBe(26);
    expect(production?.quest_groups[0]?.activation_id).toBe(1803);
    expect(production?.quests).toEqual([]);
    expect(production?.bingo_boards[0]?.activation_id).toBe(1803);
    expect(production?.rewards[0]).toMatchObject({
      activation_id: 1803,
      key_activation_id: 816,
      key_option_id: 26,
    });
    expect((await open('staging')).campaign('acme')?.quests).toHaveLength(1);
  });
});

function withLocales(locales: string): string {
  const text = readFileSync(join(laidOut.folder, 'acme/program.yaml'), 'utf8');
  return text.replace('locales: [en]', `locales: ${locales}`);
}

describe('the campaigns of the repository', () => {
  const folder = fileURLToPath(new URL('../../programs', import.meta.url));

  test.each<Environment>(['development', 'staging', 'production'])(
    'are all there in %s, and hold what the programs name',
    async (environment) => {
      const catalogue = await Catalogue.open({
        folder,
        dataFolder: laidOut.dataFolder,
        environment,
      });
      const without = SHIPPED_PROGRAMS.filter((slug) => !catalogue.campaign(slug));
      expect(without).toEqual([]);
      // The ids that differ in production (specification, section 9).
      const [season, activation, option] =
        environment === 'production' ? [1803, 816, 26] : [232, 165, 15];
      const battlefield = catalogue.campaign('battlefield6');
      expect(battlefield?.activations[0]).toMatchObject({ id: season, kind: 'season' });
      expect(battlefield?.quests.every((quest) => quest.activation_id === season)).toBe(true);
      const keys = catalogue.campaign('sega')?.activations.find(({ id }) => id === activation)?.key;
      expect(keys?.options.map(({ id }) => id)).toContain(option);
      // Its own translations, and the shared phrases.
      const goal = battlefield?.quests.find(({ kind }) => kind === 'shared_goal');
      expect(goal?.title.de).toBe('Eine Billion Dollar Schaden');
      const streamed = battlefield?.metrics.find(({ name }) => name === 'minutes_streamed');
      expect(Object.keys(streamed?.label ?? {}).sort()).toEqual(
        [...(catalogue.program('battlefield6')?.locales ?? [])].sort(),
      );
    },
    60_000,
  );
});
