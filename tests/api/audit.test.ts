import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#api/store/tables/operators.ts';
import { grantRole, listAuditEntries } from '#contract/operator/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => api.close());

const list = async (query: object) =>
  (await api.call(listAuditEntries, { token: owner.token, query: { uuid: owner.uuid, ...query } }))
    .body;

test('entries are found by who acted and by when, in pages that leave none out', async () => {
  const entry = (actor_id: string, at: string) => ({
    program_uuid: owner.uuid,
    actor_kind: 'operator' as const,
    actor_id,
    action: 'creator.suspend',
    subject_kind: 'creator' as const,
    subject_id: at,
    at: new Date(at),
  });
  const days = [1, 2, 3, 3, 4].map((day) => `2026-05-0${day}T12:00:00.000Z`);
  const rows = days.flatMap((at) => [entry('olivia', at), entry('omar', at)]);
  await api.services.store.database.insert(auditEntries).values(rows);

  const ofOmar = await list({ actor_id: 'omar' });
  expect(ofOmar.items.map(({ at }) => at)).toEqual(days.toReversed());
  const between = { from: '2026-05-02T12:00:00.000Z', to: '2026-05-04T12:00:00.000Z' };
  expect((await list({ ...between, actor_id: 'omar' })).items).toHaveLength(3);

  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ ...between, limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor);
  const all = (await list(between)).items.map(({ id }) => id);
  expect(all).toHaveLength(6);
  expect(seen).toEqual(all);
});

test('an entry says what was before and after', async () => {
  const grant = (role: string) =>
    api.call(grantRole, {
      token: owner.token,
      query: { uuid: owner.uuid },
      body: { email: 'lena@alpha.example', role },
    });
  await grant('viewer');
  await grant('manager');
  const { items } = await list({ action: 'operator.grant' });
  expect(items.map(({ before, after }) => [before, after])).toEqual([
    [{ role: 'viewer' }, { role: 'manager' }],
    [{ role: null }, { role: 'viewer' }],
  ]);
});
