import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { questProgress, quests } from '#api/store/tables/quests.ts';
import { applyCampaign, planCampaign } from '#contract/campaigns/plan-endpoints.ts';
import type { TestApi, TestPerson } from '../support/api.ts';
import { type ChangingCampaign, startChangingCampaign } from '../support/changing-campaign.ts';

let changing: ChangingCampaign;
let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  changing = await startChangingCampaign();
  api = changing.api;
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => changing.close());
/** What a test left behind is undone, so that the next begins with what is applied. */
beforeEach(async () => {
  await changing.write((original) => original);
  await apply((await plan()).fingerprint);
});

const query = () => ({ uuid: owner.uuid });
const plan = async () =>
  (await api.call(planCampaign, { token: owner.token, query: query() })).body;
const apply = (fingerprint: string, { token } = owner) =>
  api.call(applyCampaign, { token, query: query(), body: { fingerprint } });
const withTarget = (target: number) => (original: string) =>
  original.replace('target: 5', `target: ${target}`);
const targetOf = async (id: number) =>
  (
    await api.services.store.database
      .select({ target: quests.target })
      .from(quests)
      .where(and(eq(quests.program_uuid, owner.uuid), eq(quests.id, id)))
  )[0]?.target;
const audited = () =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actor_id, owner.id), eq(auditEntries.action, 'campaign.apply')))
    .orderBy(auditEntries.id);

test('a campaign that is applied leaves nothing to do', async () => {
  expect(await plan()).toMatchObject({
    ...{ in_manifest: true, changes: [], metrics_change: false },
    applied_at: expect.stringMatching(/^20/),
  });
});

test('a plan names each change, what it means for creators, and who is in the middle of it', async () => {
  const person = await api.creator('alpha');
  await api.services.store.database.insert(questProgress).values({
    ...{ program_uuid: owner.uuid, creator_id: person.id, quest_id: 1, period: 'once', value: 2 },
  });
  await changing.write((original) =>
    withTarget(8)(original)
      .replace('title: Badge', 'title: Medal')
      .replace(/ {2}- id: 7\n[\s\S]*?(?=rewards:)/, '')
      .replace('metrics:', 'metrics:\n  - name: losses\n    label: Losses'),
  );
  const { changes, metrics_change } = await plan();
  expect(metrics_change).toBe(true);
  expect(changes).toEqual([
    {
      ...{ table: 'rewards', id: 2, action: 'change', title: 'Medal', holds: [] },
      fields: [{ field: 'title', from: 'Badge', to: 'Medal' }],
      effects: ['reads_differently'],
    },
    {
      ...{ table: 'quests', id: 1, action: 'change', title: 'Win five matches' },
      fields: [{ field: 'target', from: '5', to: '8' }],
      effects: ['takes_more'],
      holds: [{ kind: 'in_progress', count: 1 }],
    },
    {
      ...{ table: 'quests', id: 7, action: 'retire', title: 'A week of wins', fields: [] },
      ...{ effects: ['disappears'], holds: [] },
    },
  ]);
  await api.services.store.database.delete(questProgress);
});

test('looking at a plan changes nothing', async () => {
  await changing.write(withTarget(8));
  await plan();
  expect(await targetOf(1)).toBe(5);
});

test('an owner applies the plan that was shown, once, and the audit log says who did', async () => {
  await changing.write(withTarget(8));
  const { fingerprint } = await plan();
  const before = (await audited()).length;
  const first = await apply(fingerprint);
  expect(first).toMatchObject({ status: 200, body: { changes: 1 } });
  expect(await targetOf(1)).toBe(8);
  expect(await apply(fingerprint)).toMatchObject({
    status: 200,
    body: { changes: 0, applied_at: first.body.applied_at },
  });
  const entries = (await audited()).slice(before);
  expect(entries).toMatchObject([
    { actor_kind: 'operator', subject_kind: 'campaign', details: { change: ['quests 1'] } },
  ]);
});

test('a manager sees the plan and may not apply it', async () => {
  await changing.write(withTarget(8));
  const manager = await api.operator('alpha', 'manager');
  const shown = await api.call(planCampaign, { token: manager.token, query: query() });
  expect(shown.body.changes).toHaveLength(1);
  expect((await apply(shown.body.fingerprint, manager)).code).toBe('ROLE_INSUFFICIENT');
  expect(await targetOf(1)).toBe(5);
});

test('a plan is refused when the manifest changed after it was shown', async () => {
  await changing.write(withTarget(8));
  const { fingerprint } = await plan();
  await changing.write(withTarget(9));
  expect((await apply(fingerprint)).code).toBe('CAMPAIGN_PLAN_OUTDATED');
  expect(await targetOf(1)).toBe(5);
});

test('it is refused as well when another plan was applied in between, also if nothing is left to do', async () => {
  await changing.write(withTarget(8));
  const { fingerprint } = await plan();
  await changing.write(withTarget(9));
  await apply((await plan()).fingerprint);
  expect((await apply(fingerprint)).code).toBe('CAMPAIGN_PLAN_OUTDATED');
  await changing.write(withTarget(8));
  expect((await apply(fingerprint)).code).toBe('CAMPAIGN_PLAN_OUTDATED');
  expect(await targetOf(1)).toBe(9);
});

test('a manifest with errors is named with its place and applied by nobody', async () => {
  await changing.write(withTarget(8));
  await changing.write((original) => original.replace('target: 5', 'target: many'));
  const { problems, changes, fingerprint } = await plan();
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { severity: 'error', file: expect.stringContaining('campaign.yaml'), path: 'quests[0].target' },
  ]);
  expect(changes).toHaveLength(1);
  expect((await apply(fingerprint)).code).toBe('CAMPAIGN_BROKEN');
  expect(await targetOf(1)).toBe(5);
});
