import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readApplied } from '#api/campaigns/read-campaign-state.ts';
import type { ApiServices } from '#api/http/services.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Environment } from '#contract/programs/program.ts';
import { applyCampaigns } from '#main/api/apply-campaigns.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

let api: TestApi;
let disk: LaidOutCatalogue;
beforeAll(async () => {
  api = await startTestApi();
  disk = layOutCatalogue();
  writeSeason('One');
});
afterAll(async () => {
  disk[Symbol.dispose]();
  await api.close();
});

const writeSeason = (title: string) =>
  disk.write(
    'acme/campaign.yaml',
    `activations:\n  - { id: 1, kind: season, title: ${title}, description: Long., offer: automatic }\n`,
  );
const openCatalogue = (environment: Environment) =>
  Catalogue.open({ folder: disk.folder, dataFolder: disk.dataFolder, environment });
const appliedHash = async () =>
  [...(await readApplied(api.services.store)).values()].find(({ slug }) => slug === 'acme')
    ?.campaign_hash;
/** The services of an environment, with a log that remembers its warnings. */
function servicesOf(environment: Environment) {
  const warn = vi.fn();
  const log = Object.assign(Object.create(api.services.log), { warn }) as ApiServices['log'];
  return { services: { ...api.services, environment, log }, warn };
}

test('outside of development nothing is applied at the start, and the log says what waits', async () => {
  const { services, warn } = servicesOf('production');
  const told = vi.fn();
  await applyCampaigns(services, await openCatalogue('production'), told);
  expect(await appliedHash()).toBeUndefined();
  expect(told).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ programs: ['acme'] }),
    expect.stringContaining('npx marquee plan --env production'),
  );
});

test('in development campaigns are applied at the start and when a manifest changes', async () => {
  const { services } = servicesOf('development');
  const catalogue = await openCatalogue('development');
  const told = vi.fn();
  const applied = await applyCampaigns(services, catalogue, told);
  expect(await appliedHash()).toBe(catalogue.campaignHash('acme'));
  expect(told).toHaveBeenLastCalledWith(expect.arrayContaining(['acme']));
  const before = catalogue.campaignHash('acme');
  writeSeason('Two');
  await catalogue.refresh();
  await eventually(async () => expect(await appliedHash()).toBe(catalogue.campaignHash('acme')));
  expect(catalogue.campaignHash('acme')).not.toBe(before);
  await applied.stop();
  writeSeason('Three');
  await catalogue.refresh();
  expect(await appliedHash()).not.toBe(catalogue.campaignHash('acme'));
});
