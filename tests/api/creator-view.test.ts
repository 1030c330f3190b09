import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimits, type RateLimits } from '#api/http/rate-limits.ts';
import { VIEW_LIFETIME } from '#api/secrets/view-tokens.ts';
import { and, eq, sql } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { gameKeys, keyReveals } from '#api/store/tables/activations.ts';
import { auditEntries, operatorRoles } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { refreshSession } from '#contract/auth/endpoints.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { listCreators, openCreatorView } from '#contract/people/endpoints.ts';
import { listQuests } from '#contract/quests/endpoints.ts';
import { listRedemptions } from '#contract/rewards/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { sampleInput } from '../support/sample-inputs.ts';
import { writeSampleLife } from '../support/sample-life.ts';

let api: TestApi;
let creator: TestPerson;
let manager: TestPerson;
const counted: string[] = [];
const rateLimits: RateLimits = {
  ...createRateLimits({} as never),
  check: async (_rate, caller) => {
    counted.push(caller);
    return undefined;
  },
  checkAddress: async () => undefined,
};

beforeAll(async () => {
  api = await startTestApi({ rateLimits });
  creator = await api.creator('alpha', { display_name: 'Seen' });
  await writeSampleLife(api.services.store, creator, 'seenlife');
  manager = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());

const open = (creator_id = creator.id, { token, uuid } = manager) =>
  api.call(openCreatorView, { token, query: { uuid }, params: { creator_id }, body: {} });
const viewOf = async (creator_id?: string, operator?: TestPerson) =>
  `View ${(await open(creator_id, operator)).body.token}`;

describe('opening a view', () => {
  test('is in the audit log, and answers where to look and until when', async () => {
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({ display_name: 'Seen' });
    expect(body.address).toMatch(/^https:\/\/marquee\.example\/programs\/alpha\//);
    const left = Date.parse(body.expires_at) - Date.now();
    expect(left).toBeLessThanOrEqual(VIEW_LIFETIME * 1000);
    const entries = await api.services.store.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'creator.view'), eq(auditEntries.actor_id, manager.id)));
    expect(entries.at(-1)).toMatchObject({
      ...{ program_uuid: creator.uuid, actor_kind: 'operator' },
      ...{ subject_kind: 'creator', subject_id: creator.id },
      details: { until: body.expires_at },
    });
    expect(JSON.stringify(entries)).not.toContain(body.token);
  });

  test('is for managers and owners', async () => {
    const reviewer = await api.operator('alpha', 'reviewer');
    expect((await open(creator.id, reviewer)).code).toBe('ROLE_INSUFFICIENT');
    expect((await open(creator.id, await api.operator('alpha', 'owner'))).status).toBe(201);
  });

  test('is refused for whom the program does not have, or not any more', async () => {
    const elsewhere = await api.creator('beta');
    expect((await open(elsewhere.id)).code).toBe('CREATOR_UNKNOWN');
    const deleted = await api.creator('alpha', { status: 'deleted' });
    expect((await open(deleted.id)).code).toBe('CREATOR_UNKNOWN');
  });
});

describe('with a view', () => {
  test('one reads what the creator reads', async () => {
    const token = await viewOf();
    const call = { query: { uuid: creator.uuid } };
    const seen = await api.call(listQuests, { ...call, token });
    expect(seen.status).toBe(200);
    expect(seen.body).toEqual((await api.call(listQuests, { ...call, token: creator.token })).body);
    expect((await api.call(readSelf, { token })).body.id).toBe(creator.id);
  });

  test.each([
    ['2026-05-01T00:00:00Z', 'upcoming'],
    ['2026-07-01T00:00:00Z', 'open'],
    ['2031-01-01T00:00:00Z', 'closed'],
  ])('one reads as of the moment that it was opened for (%s: %s)', async (at, window) => {
    const { body } = await api.call(openCreatorView, {
      ...{
        token: manager.token,
        query: { uuid: manager.uuid },
        params: { creator_id: creator.id },
      },
      body: { at },
    });
    expect(new URL(body.address).searchParams.get('at')).toBe(at);
    const call = { query: { uuid: creator.uuid } };
    const seen = await api.call(listQuests, { ...call, token: `View ${body.token}` });
    expect(seen.body.quests.find(({ id }) => id === 7)).toMatchObject({ window });
    // Nobody else is answered as of that moment.
    const own = await api.call(listQuests, { ...call, token: creator.token });
    expect(own.body.quests.find(({ id }) => id === 7)).toMatchObject({ window: 'open' });
  });

  test('exactly the calls that are declared for it answer, and nothing changes', async () => {
    const token = await viewOf();
    const before = await everything();
    for (const endpoint of ENDPOINTS.filter(({ caller }) => caller !== 'nobody')) {
      const answer = await api.call(endpoint, { ...sampleInput(endpoint, creator.uuid), token });
      if (endpoint.viewable) {
        // Some of what the samples name is not there: it is looked for all the same.
        const known: readonly unknown[] = endpoint.errors;
        const ok = answer.status === 200 || known.includes(answer.code);
        expect(ok, `${endpoint.id}: ${answer.text}`).toBe(true);
      } else if (endpoint.caller === 'creator')
        expect(answer.code, endpoint.id).toBe('VIEW_READ_ONLY');
      else if (endpoint.caller === 'operator')
        expect(answer.code, endpoint.id).toBe('AUTH_TOKEN_INVALID');
      else expect(answer.status, endpoint.id).toBeGreaterThanOrEqual(400);
    }
    expect(await everything()).toEqual(before);
  });

  test('only calls of creators that read can be declared for it', () => {
    const viewable = ENDPOINTS.filter((endpoint) => endpoint.viewable);
    expect(viewable.length).toBeGreaterThan(20);
    for (const { id, method, caller, idempotent } of viewable)
      expect({ id, method, caller, idempotent }).toEqual({
        ...{ id, method: 'GET', caller: 'creator', idempotent: undefined },
      });
  });

  test('no key is shown, and none counts as seen', async () => {
    const token = await viewOf();
    const { database } = api.services.store;
    const { body } = await api.call(listRedemptions, { token, query: { uuid: creator.uuid } });
    expect(body.items.length).toBeGreaterThan(0);
    for (const { key } of body.items) expect(key).toBeNull();
    expect(await database.select().from(keyReveals)).toEqual([]);
    expect((await database.select().from(gameKeys)).length).toBeGreaterThan(0);
  });

  test('nothing of another program is answered', async () => {
    const token = await viewOf();
    const { uuid } = api.program('beta');
    expect((await api.call(listQuests, { token, query: { uuid } })).code).toBe('PROGRAM_MISMATCH');
    const elsewhere = await api.operator('beta', 'owner');
    expect((await open(creator.id, { ...elsewhere, uuid: creator.uuid })).code).toBe('NOT_ALLOWED');
  });

  test('the operator is counted, never the creator', async () => {
    const token = await viewOf();
    counted.length = 0;
    await api.call(readSelf, { token });
    expect(counted).toEqual([`operator:${manager.id}`]);
  });

  test('where an auth_token is asked for it is none, and an auth_token is no view', async () => {
    const { token } = (await open()).body;
    expect((await api.call(readSelf, { token })).code).toBe('AUTH_TOKEN_INVALID');
    expect((await api.call(readSelf, { token: `Bearer ${token}` })).code).toBe(
      'AUTH_TOKEN_INVALID',
    );
    for (const other of [creator.token, manager.token, 'nonsense'])
      expect((await api.call(readSelf, { token: `View ${other}` })).code).toBe(
        'AUTH_TOKEN_INVALID',
      );
    const refreshed = await api.call(refreshSession, { body: { refresh_token: token } });
    expect(refreshed.code).toBe('REQUEST_INVALID');
    const listed = await api.call(listCreators, { token, query: { uuid: creator.uuid } });
    expect(listed.code).toBe('AUTH_TOKEN_INVALID');
  });
});

describe('a view ends', () => {
  const codeOf = async (token: string) => (await api.call(readSelf, { token })).code;

  test('after 15 minutes', async () => {
    const token = await viewOf();
    api.setTime(new Date(Date.now() + (VIEW_LIFETIME + 1) * 1000));
    expect(await codeOf(token)).toBe('AUTH_TOKEN_EXPIRED');
    api.setTime(new Date());
    expect(await codeOf(token)).toBeUndefined();
  });

  test('at once where the role is taken away or lowered', async () => {
    const operator = await api.operator('alpha', 'manager');
    const token = await viewOf(creator.id, operator);
    const role = eq(operatorRoles.operator_id, operator.id);
    const { database } = api.services.store;
    await database.update(operatorRoles).set({ role: 'reviewer' }).where(role);
    expect(await codeOf(token)).toBe('SESSION_ENDED');
    await database.update(operatorRoles).set({ role: 'owner' }).where(role);
    expect(await codeOf(token)).toBeUndefined();
    await database.delete(operatorRoles).where(role);
    expect(await codeOf(token)).toBe('SESSION_ENDED');
  });

  test('where the operator signs out', async () => {
    const operator = await api.operator('alpha', 'manager');
    const token = await viewOf(creator.id, operator);
    await api.services.store.database
      .update(sessions)
      .set({ revoked_at: new Date(), revoked_reason: 'logout' })
      .where(eq(sessions.id, operator.session_id));
    api.services.sessions.forget(operator.session_id);
    expect(await codeOf(token)).toBe('SESSION_ENDED');
  });

  test('where the creator is deleted; their own signing out and suspension end it not', async () => {
    const person = await api.creator('alpha');
    const token = await viewOf(person.id);
    const { database } = api.services.store;
    const own = eq(creators.id, person.id);
    await database.update(creators).set({ status: 'suspended' }).where(own);
    expect(await codeOf(token)).toBeUndefined();
    await database.update(creators).set({ status: 'deleted' }).where(own);
    expect(await codeOf(token)).toBe('SESSION_ENDED');
  });
});

/** A fingerprint of each table's rows. */
async function everything(): Promise<Record<string, unknown>> {
  const { database } = api.services.store;
  const tables = await database.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const rows = await database.execute(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from ${sql.identifier(String(name))} t`,
    );
    found[String(name)] = rows.rows[0]?.rows;
  }
  return found;
}
