import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { apiKeys, auditEntries } from '#api/store/tables/operators.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { createApiKey, endApiKey, listApiKeys } from '#contract/operator/api-key-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const create = (name: string) => api.call(createApiKey, as(owner, { body: { name } }));
const report = (key: string) =>
  api.call(ingestEvents, {
    headers: { 'x-api-key': key },
    body: {
      events: [
        {
          creator: 'twitch:nobody',
          metric: 'wins',
          value: 1,
          occurred_at: '2026-11-20T10:00:00Z',
          source_id: crypto.randomUUID(),
        },
      ],
    },
  });

test('an owner creates a key, sees when it was used, and ends it', async () => {
  const { status, body } = await create('game servers');
  expect([status, body.name, body.created_by]).toEqual([201, 'game servers', owner.id]);
  expect((await report(body.key)).status).toBe(200);

  const listed = await api.call(listApiKeys, as(owner));
  const own = listed.body.api_keys.find(({ id }) => id === body.id);
  expect(own).toMatchObject({ last_used_at: expect.any(String), ended_at: null });
  expect(JSON.stringify(listed.body)).not.toContain(body.key);

  const end = () => api.call(endApiKey, as(owner, { params: { api_key_id: body.id } }));
  expect((await end()).status).toBe(204);
  expect((await report(body.key)).code).toBe('API_KEY_INVALID');
  expect((await end()).code).toBe('API_KEY_UNKNOWN');
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, body.id));
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['api_key.create', owner.id],
    ['api_key.revoke', owner.id],
  ]);
  expect(JSON.stringify(entries)).not.toContain(body.key);
});

test('the last use is written once a minute', async () => {
  const { id, key } = (await create('tracker')).body;
  const { database } = api.services.store;
  const usedAt = async () => {
    await report(key);
    const [row] = await database.select().from(apiKeys).where(eq(apiKeys.id, id));
    return row?.last_used_at?.toISOString();
  };
  const used: (string | undefined)[] = [];
  for (const time of ['10:00:00', '10:00:59', '10:01:01']) {
    api.setTime(`2026-11-23T${time}.000Z`);
    used.push(await usedAt());
  }
  api.setTime(new Date());
  expect(used).toEqual([
    '2026-11-23T10:00:00.000Z',
    '2026-11-23T10:00:00.000Z',
    '2026-11-23T10:01:01.000Z',
  ]);
});

test("another program's key is unknown, and stays in use", async () => {
  const { id, key } = (await create('ours')).body;
  const stranger = await api.operator('beta', 'owner');
  const ended = await api.call(endApiKey, as(stranger, { params: { api_key_id: id } }));
  expect(ended.code).toBe('API_KEY_UNKNOWN');
  expect((await api.call(listApiKeys, as(stranger))).body.api_keys).toEqual([]);
  expect((await report(key)).status).toBe(200);
});
