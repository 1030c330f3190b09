import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENVIRONMENTS, type Environment } from '#contract/programs/program.ts';
import {
  type LaidOutCatalogue,
  layOutCatalogue,
} from '../../../tests/support/lay-out-catalogue.ts';
import { compileSite } from '../site/compile-site.ts';
import { compileProgram } from './compile-program.ts';
import { createContext } from './context.ts';
import { type PlacedText, readProgramTexts } from './program-texts.ts';

const CAMPAIGN = `activations:
  - id: 1
    kind: season
    title: Winter
    description: Cold.
    offer: automatic
quests: []
environments:
  production:
    activations:
      - id: 2
        kind: season
        title: Summer
        description: Warm.
        offer: automatic
`;

let disk: LaidOutCatalogue;
beforeEach(() => {
  disk = layOutCatalogue();
  const manifest = join(disk.folder, 'acme/program.yaml');
  const text = readFileSync(manifest, 'utf8').replace('locales: [en]', 'locales: [en, de]');
  const overlay = 'environments:\n  staging:\n    description: Staged.\n';
  writeFileSync(manifest, text + overlay);
  disk.write('acme/campaign.yaml', CAMPAIGN);
});
afterEach(() => disk[Symbol.dispose]());

const contextOf = async (environment: Environment) => {
  const { compiled } = await compileSite(disk.folder, 'programs');
  if (!compiled) throw new Error('The site of the fixture is not sound.');
  return createContext(disk.folder, 'programs', environment, compiled.site);
};
const read = async (environment: Environment) => {
  const texts = await readProgramTexts('acme', await contextOf(environment));
  if ('issues' in texts) throw new Error(texts.issues.map(({ message }) => message).join());
  return texts;
};
const sources = (texts: readonly PlacedText[]) => texts.map(({ source }) => source);

describe('the texts of a program', () => {
  test.each(ENVIRONMENTS)('are those that compile in %s', async (environment) => {
    const { compiled, issues } = await compileProgram('acme', await contextOf(environment));
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    const total = (await read(environment)).texts(environment).length;
    expect(total).toBeGreaterThan(4);
    expect(compiled?.coverage).toEqual({ de: { translated: 0, total } });
  });

  test('are told in the order of the manifests, the campaign last', async () => {
    const { texts } = await read('development');
    expect(sources(texts('development'))).toEqual([
      'A sound program.',
      'Welcome to {program}',
      'What does it cost?',
      'Nothing. [Log in](/login) and see.',
      'Winter',
      'Cold.',
    ]);
  });

  test('of every environment are told once for each place, with that place', async () => {
    const { everyText, place } = await read('development');
    const all = everyText();
    expect(sources(all).slice(6)).toEqual(['Staged.', 'Summer', 'Warm.']);
    expect(all.slice(4).map(place)).toEqual([
      { file: 'programs/acme/campaign.yaml', line: 4, column: 12 },
      { file: 'programs/acme/campaign.yaml', line: 5, column: 18 },
      { file: 'programs/acme/program.yaml', line: 33, column: 18 },
      { file: 'programs/acme/campaign.yaml', line: 13, column: 16 },
      { file: 'programs/acme/campaign.yaml', line: 14, column: 22 },
    ]);
  });

  test('are known although something else is wrong with it', async () => {
    disk.remove('acme/assets/logo.svg');
    expect((await read('development')).texts('development')).toHaveLength(6);
  });

  test('are not known where a manifest has the wrong shape', async () => {
    disk.write('acme/campaign.yaml', 'activations: none\n');
    expect(await readProgramTexts('acme', await contextOf('development'))).toMatchObject({
      issues: [{ file: 'programs/acme/campaign.yaml', code: 'SHAPE_WRONG_TYPE' }],
    });
  });
});
