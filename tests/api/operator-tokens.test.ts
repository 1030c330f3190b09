import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUpSessions } from '#api/auth/clean-up-sessions.ts';
import { createOperatorToken as keepToken } from '#api/operator/operator-tokens.ts';
import { releaseOperator } from '#api/operator/roles.ts';
import { eq, like } from '#api/store/drizzle.ts';
import { operatorTokens } from '#api/store/tables/operator-tokens.ts';
import { auditEntries, operatorRoles } from '#api/store/tables/operators.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import {
  grantRole,
  listAuditEntries,
  listOperators,
  readOperator,
  revokeRole,
} from '#contract/operator/endpoints.ts';
import {
  createOperatorToken,
  endOperatorToken,
  listOperatorTokens,
} from '#contract/operator/operator-token-endpoints.ts';
import { type OperatorRole, SIGNED_IN_ACTIONS } from '#contract/vocabulary/operator-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { sampleInput } from '../support/sample-inputs.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => api.close());

const query = (uuid = owner.uuid) => ({ query: { uuid } });
const create = (person: TestPerson, role: OperatorRole, expires_in_days = 30) =>
  api.call(createOperatorToken, {
    ...{ token: person.token, ...query(person.uuid) },
    body: { name: 'nightly report', role, expires_in_days },
  });
const listed = async ({ token, uuid }: TestPerson) =>
  (await api.call(listOperatorTokens, { token, ...query(uuid) })).body.operator_tokens;
const end = ({ token, uuid }: TestPerson, id: string) =>
  api.call(endOperatorToken, { token, ...query(uuid), params: { operator_token_id: id } });
const readTeam = (token: string, uuid = owner.uuid) =>
  api.call(listOperators, { token: `Bearer ${token}`, ...query(uuid) });
const readLog = (token: string) => api.call(listAuditEntries, { token, ...query() });
const changeRole = (email: string, role: OperatorRole) =>
  api.call(grantRole, { token: owner.token, ...query(), body: { email, role } });
const emailOf = async ({ token }: TestPerson) =>
  (await api.call(readOperator, { token })).body.email ?? '';

test('calls as its operator, as far as it was allowed to, until it is ended', async () => {
  const manager = await api.operator('alpha', 'manager');
  const { status, body } = await create(manager, 'viewer');
  expect(status).toBe(201);
  expect(body).toMatchObject({ operator_id: manager.id, role: 'viewer', last_used_at: null });
  expect(body.token).toMatch(/^mqt_[\w-]{43}$/);

  expect((await readTeam(body.token)).status).toBe(200);
  const refused = await readLog(body.token);
  expect(refused).toMatchObject({ code: 'ROLE_INSUFFICIENT' });
  expect(refused.error.extra).toMatchObject({ role: 'viewer', needed: 'manager' });
  expect(await listed(manager)).toMatchObject([{ id: body.id, last_used_at: expect.any(String) }]);

  expect((await end(manager, body.id)).status).toBe(204);
  expect((await readTeam(body.token)).code).toBe('AUTH_TOKEN_INVALID');
  expect((await end(manager, body.id)).code).toBe('OPERATOR_TOKEN_UNKNOWN');
  expect(await listed(manager)).toMatchObject([{ id: body.id, ended_at: expect.any(String) }]);
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(like(auditEntries.action, 'operator_token.%'));
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['operator_token.create', manager.id],
    ['operator_token.end', manager.id],
  ]);
  const kept = await api.services.store.database.select().from(operatorTokens);
  expect(JSON.stringify([entries, kept, await listed(manager)])).not.toContain(body.token);
});

test('reads of its operator no more than the one program that it is for', async () => {
  const person = await api.operator('alpha', 'manager');
  const email = await emailOf(person);
  const other = await api.operator('beta', 'owner');
  const body = { email, role: 'owner' } as const;
  await api.call(grantRole, { token: other.token, ...query(other.uuid), body });
  const { token } = (await create(person, 'reviewer')).body;
  const self = await api.call(readOperator, { token });
  expect(self.body).toMatchObject({
    id: person.id,
    roles: [{ program: 'alpha', role: 'reviewer' }],
  });
  expect((await api.call(readOperator, { token: person.token })).body.roles).toHaveLength(2);
  expect((await readTeam(token, other.uuid)).code).toBe('NOT_ALLOWED');
});

test('may never more than its operator, who may be given less, nothing, and all again', async () => {
  const person = await api.operator('alpha', 'manager');
  const email = await emailOf(person);
  expect((await create(person, 'owner')).error.extra).toMatchObject({
    ...{ code: 'ROLE_INSUFFICIENT', role: 'manager', needed: 'owner' },
  });
  const { token } = (await create(person, 'manager')).body;
  expect((await readLog(token)).status).toBe(200);
  await changeRole(email, 'viewer');
  expect((await readLog(token)).error.extra).toMatchObject({ role: 'viewer', needed: 'manager' });
  await changeRole(email, 'owner');
  expect((await api.call(readOperator, { token })).body.roles[0]?.role).toBe('manager');
  const params = { operator_id: person.id };
  await api.call(revokeRole, { token: owner.token, ...query(), params });
  expect((await readLog(token)).code).toBe('AUTH_TOKEN_INVALID');
  await changeRole(email, 'manager');
  expect((await readLog(token)).code).toBe('AUTH_TOKEN_INVALID');
});

test('is over when its time is, and when the account of its operator is forgotten', async () => {
  const person = await api.operator('alpha', 'viewer');
  const [short, long] = [await create(person, 'viewer', 1), await create(person, 'viewer', 365)];
  api.setTime(new Date(Date.now() + 86_400_000 + 60_000));
  expect((await readTeam(short.body.token)).code).toBe('AUTH_TOKEN_EXPIRED');
  expect((await readTeam(long.body.token)).status).toBe(200);
  api.setTime(new Date());
  const actor = { actor_kind: 'command_line', actor_id: 'root', at: new Date() } as const;
  await releaseOperator(api.services.store, owner.uuid, person.id, actor);
  expect((await readTeam(long.body.token)).code).toBe('AUTH_TOKEN_INVALID');
});

test('is not made by a call that was let in before its role, or its session, was taken away', async () => {
  const { store, secrets } = api.services;
  const make = async (person: TestPerson) =>
    keepToken(
      store,
      secrets,
      {
        ...{ program_uuid: person.uuid, name: 'late', role: 'viewer', expires_in_days: 1 },
        session_id: person.session_id,
      },
      { actor_kind: 'operator', actor_id: person.id, at: new Date() },
    );
  const [one, other] = [
    await api.operator('alpha', 'viewer'),
    await api.operator('alpha', 'viewer'),
  ];
  await make(one);
  await store.database.delete(operatorRoles).where(eq(operatorRoles.operator_id, one.id));
  await expect(make(one)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const actor = { actor_kind: 'command_line', actor_id: 'root', at: new Date() } as const;
  await releaseOperator(store, owner.uuid, other.id, actor);
  await expect(make(other)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

const GIVING = ENDPOINTS.filter(({ action }) => action && SIGNED_IN_ACTIONS.includes(action));

test('gives nobody access, and is no creator', async () => {
  const { token } = (await create(owner, 'owner')).body;
  expect(GIVING.map(({ id }) => id)).toContain('createApiKey');
  for (const endpoint of GIVING) {
    const answer = await api.call(endpoint, { ...sampleInput(endpoint, owner.uuid), token });
    expect([endpoint.id, answer.code]).toEqual([endpoint.id, 'SIGN_IN_NEEDED']);
  }
  expect((await api.call(readSelf, { token })).code).toBe('AUTH_TOKEN_INVALID');
  expect((await api.call(readOperator, { token: `${token}x` })).code).toBe('AUTH_TOKEN_INVALID');
});

test('is seen and ended by its operator and by owners, by nobody else', async () => {
  const [one, other] = [
    await api.operator('alpha', 'manager'),
    await api.operator('alpha', 'manager'),
  ];
  const { id, token } = (await create(one, 'manager')).body;
  const idsOf = async (person: TestPerson) => (await listed(person)).map((each) => each.id);
  expect(await idsOf(other)).toEqual([]);
  expect((await end(other, id)).code).toBe('OPERATOR_TOKEN_UNKNOWN');
  const stranger = await api.operator('beta', 'owner');
  expect(await idsOf(stranger)).toEqual([]);
  expect((await end(stranger, id)).code).toBe('OPERATOR_TOKEN_UNKNOWN');
  expect((await readTeam(token)).status).toBe(200);
  expect(await idsOf(owner)).toContain(id);
  expect((await end(owner, id)).status).toBe(204);
  expect((await readTeam(token)).code).toBe('AUTH_TOKEN_INVALID');
});

test('there are twenty in use at most, however many are asked for at once', async () => {
  const person = await api.operator('alpha', 'viewer');
  const answers = await Promise.all(Array.from({ length: 25 }, () => create(person, 'viewer')));
  const refused = answers.filter(({ code }) => code === 'OPERATOR_TOKENS_FULL');
  expect(refused).toHaveLength(5);
  const [first] = await listed(person);
  await end(person, first?.id ?? '');
  expect((await create(person, 'viewer')).status).toBe(201);
  const rows = await api.services.store.database
    .select()
    .from(operatorTokens)
    .where(eq(operatorTokens.operator_id, person.id));
  expect(rows.filter(({ ended_at }) => ended_at === null)).toHaveLength(20);
});

test('those in use are listed before those that are over, which go after ninety days', async () => {
  const person = await api.operator('alpha', 'viewer');
  const [first, second] = [await create(person, 'viewer'), await create(person, 'viewer')];
  await end(person, second.body.id);
  const ids = (await listed(person)).map(({ id }) => id);
  expect(ids).toEqual([first.body.id, second.body.id]);
  const { store } = api.services;
  const keptAfter = async (days: number) => {
    await cleanUpSessions(store, new Date(Date.now() + days * 86_400_000));
    const own = eq(operatorTokens.operator_id, person.id);
    return store.database.$count(operatorTokens, own);
  };
  expect([await keptAfter(89), await keptAfter(91), await keptAfter(121)]).toEqual([2, 1, 0]);
});
