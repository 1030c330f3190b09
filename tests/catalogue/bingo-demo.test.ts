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
  return siteIssues.filter(({ code }) => code === 'SITE_BINGO_DEMO').map(({ message }) => message);
}

test("the demo's board is one of a live program, and pays nothing", async () => {
  using paying = layOutCatalogue('SITE_BINGO_DEMO');
  expect(await told(paying)).toEqual([
    'The bingo board 1 of "acme" pays points, which no demo may.',
  ]);
  paying.write('acme/campaign.yaml', CAMPAIGN);
  expect(await told(paying)).toEqual(['The campaign of "acme" has no bingo board 1.']);
  paying.write('acme/campaign.yaml', CAMPAIGN.replace('id: 7', 'id: 1'));
  expect(await told(paying)).toEqual([]);
  paying.remove('acme');
  expect(await told(paying)).toEqual([
    'There is no live program "acme" whose board the demo could play.',
  ]);
});
