import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applying, applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { readAppliedProgram, readCampaignState } from '#api/campaigns/read-campaign-state.ts';
import { NO_CAMPAIGN, readPlan } from '#api/campaigns/read-plan.ts';
import { and, eq } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { pointBalances } from '#api/store/tables/ledger.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { activationRequests } from '#api/store/tables/pipelines.ts';
import { questProgress, quests } from '#api/store/tables/quests.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { Environment } from '#contract/programs/program.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { enrol, fillPool } from '../support/key-pool.ts';
import { layOutCatalogue } from '../support/lay-out-catalogue.ts';

let api: TestApi;
let store: Store;
let alpha: { uuid: string; slug: string };
let original: Campaign;
beforeAll(async () => {
  api = await startTestApi();
  store = api.services.store;
  const { uuid, slug, campaign } = api.program('alpha');
  const found = campaign();
  if (!found) throw new Error('tests/fixtures/api/alpha has no campaign.');
  alpha = { uuid, slug };
  original = found;
});
afterAll(() => api.close());

const NOW = new Date('2026-11-21T12:00:00Z');
const BY: Applying = { actor_kind: 'command_line', actor_id: 'tester', now: NOW };
const apply = (campaign: Campaign) => applyCampaign(store, alpha, campaign, BY);
const named = (changes: readonly CampaignChange[]) =>
  changes.map(({ action, table, id }) => `${action} ${table} ${id}`);
/** The campaign with some lists replaced, and so with another hash. */
let versions = 0;
const changed = (lists: Partial<Campaign>): Campaign => {
  versions += 1;
  return { ...original, ...lists, hash: `version ${versions}` };
};
const withQuest = (id: number, values: Partial<Campaign['quests'][number]>) =>
  changed({
    quests: original.quests.map((quest) => (quest.id === id ? { ...quest, ...values } : quest)),
  });
const countAudit = async () =>
  (
    await store.database
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.program_uuid, alpha.uuid), eq(auditEntries.action, 'campaign.apply')),
      )
  ).length;

describe('applying a campaign', () => {
  test('a second time changes nothing and leaves no trace', async () => {
    await apply(original);
    const before = await readAppliedProgram(store, alpha.uuid);
    const audited = await countAudit();
    expect(await apply(original)).toEqual([]);
    expect(await readAppliedProgram(store, alpha.uuid)).toEqual(before);
    expect(await countAudit()).toBe(audited);
  });

  test('writes what changed and nothing else, and says who did it', async () => {
    const changes = await apply(withQuest(1, { title: { en: 'Win six' }, target: 6 }));
    expect(changes).toMatchObject([
      {
        action: 'change',
        table: 'quests',
        id: 1,
        fields: [
          { field: 'title', from: { en: 'Win five matches' }, to: { en: 'Win six' } },
          { field: 'target', from: 5, to: 6 },
        ],
      },
    ]);
    const [entry] = await store.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor_id, 'tester'))
      .limit(1)
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      program_uuid: alpha.uuid,
      actor_kind: 'command_line',
      action: 'campaign.apply',
      details: { change: ['quests 1'], replaces: original.hash },
    });
    await apply(original);
  });

  test('retires what is gone, keeps what was earned by it, and restores it', async () => {
    const creator = await api.creator('alpha');
    await store.database.insert(questProgress).values({
      program_uuid: alpha.uuid,
      creator_id: creator.id,
      quest_id: 7,
      period: '2026-W47',
      value: 3,
      state: 'completed',
    });
    await store.database.insert(pointBalances).values({
      program_uuid: alpha.uuid,
      creator_id: creator.id,
      activation_id: 1,
      balance: 5,
      earned: 5,
    });
    const without = changed({ quests: original.quests.filter(({ id }) => id !== 7) });
    expect(named(await apply(without))).toEqual(['retire quests 7']);
    const [row] = await store.database
      .select()
      .from(quests)
      .where(and(eq(quests.program_uuid, alpha.uuid), eq(quests.id, 7)));
    expect(row?.retired_at).toEqual(NOW);
    const kept = await store.database
      .select()
      .from(questProgress)
      .where(eq(questProgress.creator_id, creator.id));
    expect(kept).toHaveLength(1);
    expect(named(await apply(original))).toEqual(['restore quests 7']);
    expect((await readPlan(store, alpha, original)).changes).toEqual([]);
  });

  test('without any campaign retires all of it and deletes nothing', async () => {
    const changes = await apply(NO_CAMPAIGN);
    expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(['retire']));
    const state = await readCampaignState(store, alpha.uuid);
    expect(state.quests).toHaveLength(original.quests.length);
    expect(await apply(NO_CAMPAIGN)).toEqual([]);
    await apply(original);
  });

  test('by two at once is done by one of them', async () => {
    const next = withQuest(1, { points: 101 });
    const both = await Promise.all([apply(next), apply(next)]);
    expect(both.map((changes) => changes.length).sort()).toEqual([0, 1]);
    await apply(original);
  });

  test('of one program leaves another one with the same ids alone', async () => {
    const beta = api.program('beta').uuid;
    const before = await readCampaignState(store, beta);
    await apply(withQuest(1, { points: 102 }));
    expect(await readCampaignState(store, beta)).toEqual(before);
    await apply(original);
  });

  test('keeps the names of metrics, and plans them', async () => {
    const metrics = [{ name: 'wins', label: { en: 'Victories' } }];
    const next = changed({ metrics });
    expect(await readPlan(store, alpha, next)).toEqual({
      changes: [],
      metrics: { field: 'metrics', from: original.metrics, to: metrics },
      warnings: [],
      fingerprint: expect.stringContaining(next.hash),
    });
    await apply(next);
    expect((await readAppliedProgram(store, alpha.uuid))?.metrics).toEqual(metrics);
    await apply(original);
  });

  test('that fails half-way changes nothing', async () => {
    const broken = changed({
      quests: original.quests.map((quest) => ({ ...quest, points: 7, group_id: 999 })),
    });
    const before = await readCampaignState(store, alpha.uuid);
    await expect(apply(broken)).rejects.toThrow();
    expect(await readCampaignState(store, alpha.uuid)).toEqual(before);
    expect((await readAppliedProgram(store, alpha.uuid))?.campaign_hash).toBe(original.hash);
  });
});

test('a plan writes nothing and counts who is in the middle of a quest that changes', async () => {
  for (const value of [1, 2]) {
    const { id } = await api.creator('alpha');
    await store.database.insert(questProgress).values({
      program_uuid: alpha.uuid,
      creator_id: id,
      quest_id: 1,
      period: 'once',
      value,
    });
  }
  const before = await readCampaignState(store, alpha.uuid);
  const plan = await readPlan(store, alpha, withQuest(1, { target: 50 }));
  expect(named(plan.changes)).toEqual(['change quests 1']);
  expect(plan.warnings).toEqual([{ quest_id: 1, creators: 2 }]);
  expect(await readCampaignState(store, alpha.uuid)).toEqual(before);
  const worded = await readPlan(store, alpha, withQuest(1, { description: { en: 'Else' } }));
  expect(worded.warnings).toEqual([]);
});

test('a plan counts what hangs on the activations and keys that it retires', async () => {
  const [holder, asking] = [await api.creator('alpha'), await api.creator('alpha')];
  await fillPool(api, 'alpha', 21, 2);
  await enrol(api, holder, 2);
  await store.database
    .insert(activationRequests)
    .values([
      { program_uuid: alpha.uuid, creator_id: asking.id, activation_id: 2, state: 'submitted' },
    ]);
  const plan = await readPlan(store, alpha, {
    ...original,
    hash: 'without keys',
    activations: original.activations.filter(({ id }) => id !== 2),
  });
  expect(plan.warnings).toContainEqual({
    retired: 'activations',
    id: 2,
    holds: { available_keys: 2, enrolments: 1, requests: 1 },
  });
  expect(plan.warnings).toContainEqual({
    retired: 'key_options',
    id: 21,
    holds: { available_keys: 2 },
  });
});

test('ids that differ per environment are those of the environment', async () => {
  using disk = layOutCatalogue();
  disk.write(
    'acme/campaign.yaml',
    `activations:
  - { id: 165, kind: season, title: Season, description: Long., offer: automatic }
environments:
  production:
    activation_ids: { "165": 15 }
`,
  );
  const applied = async (environment: Environment) => {
    const { folder, dataFolder } = disk;
    const catalogue = await Catalogue.open({ folder, dataFolder, environment });
    const [acme] = [...catalogue.served()].filter(([slug]) => slug === 'acme');
    const campaign = catalogue.campaign('acme');
    if (!acme || !campaign) throw new Error(JSON.stringify(catalogue.issues));
    const program = { slug: 'acme', uuid: acme[1].uuid };
    return named(await applyCampaign(store, program, campaign, BY));
  };
  expect(await applied('development')).toEqual(['create activations 165']);
  expect(await applied('production')).toEqual(['create activations 15', 'retire activations 165']);
});
