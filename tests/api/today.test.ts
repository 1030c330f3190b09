import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { acceptAgreements } from '#contract/agreements/endpoints.ts';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { claimQuests, listQuests } from '#contract/quests/endpoints.ts';
import { submitRequest } from '#contract/requests/endpoints.ts';
import { requestReview } from '#contract/reviews/endpoints.ts';
import { readToday } from '#contract/today/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { ingest, moveGoalsAway, NOW, winner } from '../support/quest-events.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  key = await api.service('alpha');
  await moveGoalsAway(api);
});
afterAll(() => api.close());

const today = async ({ token, uuid }: TestPerson) =>
  (await api.call(readToday, { token, query: { uuid } })).body;
const kinds = async (person: TestPerson) => (await today(person)).steps.map(({ kind }) => kind);

it('names the quests that a member can go on with, and no more than three', async () => {
  const person = await api.creator('alpha');
  await ingest(api, key, [{ creator: person.id, value: 3 }]);
  const { steps } = await today(person);
  const quests = steps.filter(({ kind }) => kind === 'quest');
  expect(quests.length).toBeGreaterThan(0);
  expect(quests.length).toBeLessThanOrEqual(3);
  expect(quests[0]).toEqual({
    ...{ kind: 'quest', id: 1, title: 'Win five matches', until: null, reason: 'nearly_done' },
    ...{ metric: 'wins', value: 3, target: 5, shared: false, points: 100 },
  });
});

it('leads to a claim until it is done, and to the reward that it brought nearer', async () => {
  const person = await winner(api, key);
  const { token, uuid } = person;
  const before = await today(person);
  expect(before.steps).toContainEqual(expect.objectContaining({ kind: 'quests', points: 100 }));
  const missing = (steps: typeof before.steps) =>
    steps.flatMap((step) => (step.kind === 'reward' ? [step.cost - step.missing] : []));
  expect(missing(before.steps)).toEqual([0]);
  await api.call(claimQuests, {
    ...{ token, query: { uuid }, params: { activation_id: 1 } },
    body: { quest_id: 1 },
  });
  const after = await today(person);
  expect(after.steps.map(({ kind }) => kind)).not.toContain('quests');
  expect(missing(after.steps)[0]).toBeGreaterThan(0);
});

it('says the points of this week, and the rank once there is one', async () => {
  const person = await winner(api, key);
  const { token, uuid, id } = person;
  const season = async () =>
    (await today(person)).seasons.find(({ activation_id }) => activation_id === 1);
  expect(await season()).toMatchObject({ balance: 0, earned_this_week: 0, rank: null });
  await api.call(claimQuests, {
    ...{ token, query: { uuid }, params: { activation_id: 1 } },
    body: { quest_id: 1 },
  });
  expect(await season()).toMatchObject({
    ...{ balance: 100, earned: 100, earned_this_week: 100, rank_last_week: null },
    rank: expect.any(Number),
  });
  // The Sunday before the week of the test.
  await api.services.store.database
    .update(pointTransactions)
    .set({ at: new Date('2026-11-15T23:59:59Z') })
    .where(eq(pointTransactions.creator_id, id));
  expect(await season()).toMatchObject({ balance: 100, earned_this_week: 0 });
});

it('offers what a member is given without asking, and asks for an address that is not confirmed', async () => {
  const person = await api.creator('alpha');
  const { token, uuid, id } = person;
  await api.services.store.database
    .update(creators)
    .set({ email: 'new@people.example', email_verified_at: null })
    .where(eq(creators.id, id));
  const { steps } = await today(person);
  expect(steps.at(-1)).toEqual({ kind: 'email', email: 'new@people.example' });
  const { items } = (await api.call(listInfluencerActivations, { token, query: { uuid } })).body;
  const given = items.filter(({ offer, open, kind }) => {
    return offer === 'automatic' && open && kind !== 'season';
  });
  const joins = steps.flatMap((step) => (step.kind === 'join' ? [step.id] : []));
  expect(joins.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
});

it('names what can be requested, and what a request that is to be changed was for', async () => {
  const person = await api.creator('alpha');
  const { token, uuid } = person;
  const about = async () => (await today(person)).steps.filter(({ kind }) => /^request/.test(kind));
  const key = { id: 2, title: 'Game keys' };
  await api.call(acceptAgreements, { token, query: { uuid }, body: { coc_accepted: true } });
  expect(await about()).toEqual([{ kind: 'requestable', ...key, until: null }]);
  const { status, body } = await api.call(submitRequest, {
    ...{ token, query: { uuid } },
    body: { activation_id: 2, answers: { why: 'A playthrough.' } },
  });
  expect(status).toBe(201);
  expect(await about()).toEqual([]);
  const reviewer = await api.operator('alpha', 'reviewer');
  await api.call(requestReview.decide, {
    ...{ token: reviewer.token, query: { uuid }, params: { id: body.id } },
    body: { revision: 1, decision: 'request_changes', reason_code: 'answers_unclear' },
  });
  expect(await about()).toEqual([{ kind: 'request', ...key }]);
});

it('is about the caller alone, in the caller’s language', async () => {
  const [one, other] = [await winner(api, key), await api.creator('alpha')];
  expect(await kinds(one)).toContain('quests');
  expect(await kinds(other)).not.toContain('quests');
  const german = await api.call(readToday, {
    ...{ token: other.token, query: { uuid: other.uuid } },
    headers: { 'accept-language': 'de' },
  });
  const listed = await api.call(listQuests, {
    ...{ token: other.token, query: { uuid: other.uuid } },
    headers: { 'accept-language': 'de' },
  });
  const titles = listed.body.quests.map(({ title }) => title);
  for (const step of german.body.steps)
    if (step.kind === 'quest') expect(titles).toContain(step.title);
});
