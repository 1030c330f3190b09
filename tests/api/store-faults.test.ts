import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPlugin } from '#api/events/publish-plugin.ts';
import { sql } from '#api/store/drizzle.ts';
import { changeProfile, readSelf } from '#contract/account/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 180_000);
afterAll(() => api?.close());

/** Every write to a table fails as where the disk is full. */
async function withFullDisk(table: string, work: () => Promise<void>): Promise<void> {
  const { database } = api.services.store;
  await database.execute(
    sql`create or replace function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  await database.execute(
    sql.raw(`create trigger full_disk before insert or update on ${table}
      for each row execute function disk_is_full()`),
  );
  try {
    await work();
  } finally {
    await database.execute(sql.raw(`drop trigger full_disk on ${table}`));
  }
}

test('a full disk refuses writes with 503 and when to ask again, and reads go on', async () => {
  const person = await api.creator('alpha');
  const change = () =>
    api.call(changeProfile, { token: person.token, body: { display_name: 'New' } });
  await withFullDisk('creators', async () => {
    const refused = await change();
    expect([refused.status, refused.code]).toEqual([503, 'STORE_UNAVAILABLE']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.call(readSelf, { token: person.token })).status).toBe(200);
  });
  expect((await change()).status).toBe(200);
});

test('so does the events service, where it has to keep what is published', async () => {
  const { services } = api;
  const { default: fastify } = await import('fastify');
  const app = fastify();
  await app.register(publishPlugin, { services, publicKey: 'da2-visitors' });
  const key = await api.service('alpha');
  await withFullDisk('api_keys', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/event',
      headers: { 'x-api-key': key },
      payload: { channel: `/public/${api.program('alpha').uuid}/news`, events: ['1'] },
    });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
  await app.close();
});
