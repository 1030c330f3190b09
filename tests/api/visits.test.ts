import { afterAll, beforeAll, expect, test } from 'vitest';
import { asc } from '#api/store/drizzle.ts';
import { programVisits } from '#api/store/tables/programs.ts';
import { keepVisits } from '#api/visits/keep-visits.ts';
import { VisitCounter } from '#api/visits/visit-counter.ts';
import { keepCounting } from '#main/api/keep-counting.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const kept = async () => {
  const { database } = api.services.store;
  const rows = await database.select().from(programVisits).orderBy(asc(programVisits.day));
  await database.delete(programVisits);
  return rows;
};
const NOON = Date.parse('2026-11-23T12:00:00Z');

test('what several instances count adds up, by program and day', async () => {
  const { store } = api.services;
  const [alpha, beta] = [api.program('alpha').uuid, api.program('beta').uuid];
  const instances = [new VisitCounter(), new VisitCounter()];
  instances[0]?.count(beta, NOON - 86_400_000);
  for (const counter of instances) {
    counter.count(alpha, NOON);
    counter.count(alpha, NOON + 86_400_000);
  }
  await Promise.all(instances.map((counter) => keepVisits(store, counter)));
  for (const counter of instances) await keepVisits(store, counter);
  expect(await kept()).toEqual([
    { program_uuid: beta, day: '2026-11-22', visits: 1 },
    { program_uuid: alpha, day: '2026-11-23', visits: 2 },
    { program_uuid: alpha, day: '2026-11-24', visits: 2 },
  ]);
});

test('what the store does not take is kept the next time', async () => {
  const { store } = api.services;
  const counter = new VisitCounter();
  counter.count('no uuid', NOON);
  await expect(keepVisits(store, counter)).rejects.toThrow();
  expect(counter.take()).toEqual([{ program_uuid: 'no uuid', day: '2026-11-23', visits: 1 }]);
});

test('a clean stop keeps what was counted last', async () => {
  const { uuid } = api.program('alpha');
  const visits = new VisitCounter();
  const counting = keepCounting({ ...api.services, visits });
  visits.count(uuid, NOON);
  await counting.stop();
  expect(await kept()).toEqual([{ program_uuid: uuid, day: '2026-11-23', visits: 1 }]);
});
