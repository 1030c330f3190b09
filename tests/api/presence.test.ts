import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { operators } from '#api/store/tables/operators.ts';
import { itemViewers } from '#api/store/tables/presence.ts';
import { lookAtItem } from '#contract/reviews/presence-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  ada = await named('alpha', 'Ada');
  ben = await named('alpha', 'Ben');
});
afterAll(() => api.close());

async function named(program: 'alpha' | 'beta', name: string): Promise<TestPerson> {
  const person = await api.operator(program, 'viewer');
  await api.services.store.database
    .update(operators)
    .set({ name })
    .where(eq(operators.id, person.id));
  return person;
}

/** The names of those who look as well, at so many seconds after noon. */
async function look(person: TestPerson, id: string, second: number, kind = 'content') {
  api.setTime(new Date(Date.UTC(2026, 10, 20, 12, 0, second)));
  const { token, uuid } = person;
  const { body } = await api.call(lookAtItem, { token, query: { uuid }, body: { kind, id } });
  return body.others.map(({ name }) => name);
}

test('operators see who else looks at an item, and no longer once they have left it', async () => {
  expect(await look(ada, '1', 0)).toEqual([]);
  expect(await look(ben, '1', 5)).toEqual(['Ada']);
  expect(await look(ada, '1', 10)).toEqual(['Ben']);
  expect(await look(ada, '1', 34)).toEqual(['Ben']);
  expect(await look(ada, '1', 36)).toEqual([]);
});

test('another item, another kind and another program are looked at by others', async () => {
  const stranger = await named('beta', 'Stranger');
  await look(ada, '7', 100);
  expect(await look(ben, '8', 101)).toEqual([]);
  expect(await look(ben, '7', 102, 'appeal')).toEqual([]);
  expect(await look(stranger, '7', 103)).toEqual([]);
});

test('whoever goes through a long queue leaves no rows behind', async () => {
  for (let n = 0; n < 20; n += 1) await look(ada, `${n}`, 200 + 10 * n);
  const kept = await api.services.store.database
    .select()
    .from(itemViewers)
    .where(eq(itemViewers.operator_id, ada.id));
  expect(kept.length).toBeLessThanOrEqual(4);
});
