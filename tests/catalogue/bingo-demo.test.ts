import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { updateIndex } from '#catalogue/store/update-index.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

const ITEMS = Array.from(
  { length: 18 },
  (_, at) => `      - { id: i-${at}, label: Thing ${at} }\n`,
);
const CAMPAIGN = `activations: []
bingo_boards:
  - id: 7
    title: For fun
    size: 3
    items:
${ITEMS.join('')}`;

async function told(catalogue: LaidOutCatalogue): Promise<readonly string[]> {
  const { siteIssues } = await updateIndex(
    undefined,
    { folder: catalogue.folder, environment: 'development' },
    undefined,
  );
  return siteIssues
    .filter(({ code }) => code.startsWith('SITE_BINGO_DEMO'))
    .map(({ severity, message }) => `${severity}: ${message}`);
}

test("the demo's board is one of a live program, and pays nothing", async () => {
  using paying = layOutCatalogue('SITE_BINGO_DEMO');
  expect(await told(paying)).toEqual([
    'error: The bingo board 1 of "acme" pays points, which no demo may.',
  ]);
  paying.write('acme/campaign.yaml', CAMPAIGN);
  expect(await told(paying)).toEqual(['error: The campaign of "acme" has no bingo board 1.']);
  paying.write('acme/campaign.yaml', CAMPAIGN.replace('id: 7', 'id: 1'));
  expect(await told(paying)).toEqual([]);
  const manifest = readFileSync(join(paying.folder, 'acme/program.yaml'), 'utf8');
  paying.write('acme/program.yaml', manifest.replace('status: live', 'status: archived'));
  expect(await told(paying)).toEqual([
    'error: There is no live program "acme" whose board the demo could play.',
  ]);
  paying.remove('acme');
  expect(await told(paying)).toEqual([
    'warning: There is no program "acme" whose board the demo could play, so there is no demo.',
  ]);
});
