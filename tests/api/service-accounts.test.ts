import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMembers } from '#api/notifications/members.ts';
import { eq } from '#api/store/drizzle.ts';
import { auditEntries, operators } from '#api/store/tables/operators.ts';
import { readNotificationSettings } from '#contract/notifications/endpoints.ts';
import {
  grantRole,
  listAuditEntries,
  listOperators,
  readOperator,
  revokeRole,
} from '#contract/operator/endpoints.ts';
import { createOperatorToken } from '#contract/operator/operator-token-endpoints.ts';
import {
  changeServiceAccount,
  createServiceAccount,
} from '#contract/operator/service-account-endpoints.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const make = (role: 'viewer' | 'reviewer' | 'manager', person = owner, name = 'Nightly import') =>
  api.call(createServiceAccount, { ...as(person), body: { name, role } });
const tokenFor = (operator_id: string, role: OperatorRole, person = owner) =>
  api.call(createOperatorToken, {
    ...as(person),
    body: { name: 'import', role, expires_in_days: 30, operator_id },
  });
const change = (operator_id: string, role: 'viewer' | 'reviewer' | 'manager', person = owner) =>
  api.call(changeServiceAccount, { ...as(person), params: { operator_id }, body: { role } });
const end = (operator_id: string) =>
  api.call(revokeRole, { ...as(owner), params: { operator_id } });
const team = async () => (await api.call(listOperators, as(owner))).body.operators;
const readLog = (token: string) =>
  api.call(listAuditEntries, { token, query: { uuid: owner.uuid } });

test('stands in the team by its name, calls with a token, and is who did it in the log', async () => {
  const { status, body } = await make('manager');
  expect([status, body]).toMatchObject([201, { name: 'Nightly import', role: 'manager' }]);
  expect((await team()).find(({ id }) => id === body.id)).toMatchObject({
    ...{ kind: 'service', email: null, name: 'Nightly import', role: 'manager', account: null },
    granted_by: owner.id,
  });
  const made = await tokenFor(body.id, 'manager');
  expect(made.body).toMatchObject({ operator_id: body.id, role: 'manager' });
  const { token } = made.body;
  expect((await readLog(token)).status).toBe(200);
  expect((await api.call(readOperator, { token })).body).toMatchObject({
    ...{ id: body.id, kind: 'service', email: null, name: 'Nightly import' },
    roles: [{ program: 'alpha', role: 'manager' }],
  });
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, body.id));
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['service_account.create', owner.id],
    ['operator_token.create', owner.id],
  ]);
});

test('outlives the owner who made it and its token', async () => {
  const leaver = await api.operator('alpha', 'owner');
  const { id } = (await make('viewer', leaver)).body;
  const { token } = (await tokenFor(id, 'viewer', leaver)).body;
  await end(leaver.id);
  expect((await api.call(listOperators, { token, query: { uuid: owner.uuid } })).status).toBe(200);
});

test('may never more than its role, whatever its tokens were made for', async () => {
  const { id } = (await make('reviewer')).body;
  expect((await tokenFor(id, 'manager')).error.extra).toMatchObject({
    ...{ code: 'ROLE_INSUFFICIENT', role: 'reviewer', needed: 'manager' },
  });
  expect((await change(id, 'manager')).body).toMatchObject({ id, role: 'manager' });
  const { token } = (await tokenFor(id, 'manager')).body;
  expect((await readLog(token)).status).toBe(200);
  await change(id, 'viewer');
  expect((await readLog(token)).code).toBe('ROLE_INSUFFICIENT');
});

test('is over at once and for good with its role', async () => {
  const { id } = (await make('manager')).body;
  const { token } = (await tokenFor(id, 'manager')).body;
  expect((await end(id)).status).toBe(204);
  expect((await readLog(token)).code).toBe('AUTH_TOKEN_INVALID');
  expect((await tokenFor(id, 'viewer')).code).toBe('SERVICE_ACCOUNT_UNKNOWN');
  expect((await change(id, 'viewer')).code).toBe('SERVICE_ACCOUNT_UNKNOWN');
  expect((await team()).map((one) => one.id)).not.toContain(id);
});

test('is looked after by owners of its own program alone, and never by a token', async () => {
  const { id } = (await make('viewer')).body;
  const manager = await api.operator('alpha', 'manager');
  expect((await make('viewer', manager)).code).toBe('ROLE_INSUFFICIENT');
  expect((await change(id, 'manager', manager)).code).toBe('ROLE_INSUFFICIENT');
  expect((await tokenFor(id, 'viewer', manager)).error.extra).toMatchObject({
    ...{ code: 'ROLE_INSUFFICIENT', role: 'manager', needed: 'owner' },
  });
  const stranger = await api.operator('beta', 'owner');
  expect((await change(id, 'manager', stranger)).code).toBe('SERVICE_ACCOUNT_UNKNOWN');
  expect((await tokenFor(id, 'viewer', stranger)).code).toBe('SERVICE_ACCOUNT_UNKNOWN');
  const { token } = (await tokenFor(id, 'viewer')).body;
  expect((await tokenFor(id, 'viewer', { ...owner, token })).code).toBe('SIGN_IN_NEEDED');
});

test('is nobody else: no token is made for a person, and no person becomes one', async () => {
  const manager = await api.operator('alpha', 'manager');
  expect((await tokenFor(manager.id, 'viewer')).code).toBe('SERVICE_ACCOUNT_UNKNOWN');
  expect((await change(manager.id, 'viewer')).code).toBe('SERVICE_ACCOUNT_UNKNOWN');
  expect((await team()).find(({ id }) => id === manager.id)).toMatchObject({ kind: 'person' });
  const { database } = api.services.store;
  const named = { kind: 'service', name: 'Import', email: 'import@marquee.example' } as const;
  await expect(database.insert(operators).values(named)).rejects.toThrow();
  await expect(database.insert(operators).values({ name: 'Nobody' })).rejects.toThrow();
});

test('is told nothing by mail', async () => {
  const { id } = (await make('manager')).body;
  const members = await readMembers(api.services);
  expect(members.map(({ operator_id }) => operator_id)).not.toContain(id);
  expect(members.map(({ operator_id }) => operator_id)).toContain(owner.id);
  const { token } = (await tokenFor(id, 'viewer')).body;
  const settings = await api.call(readNotificationSettings, { ...as(owner), token });
  expect(settings.code).toBe('NOT_ALLOWED');
});

test('keeps the last owner where they are', async () => {
  const only = await api.operator('beta', 'owner');
  const owners = (await api.call(listOperators, as(only))).body.operators.filter(
    ({ id, role }) => role === 'owner' && id !== only.id,
  );
  for (const { email } of owners)
    await api.call(grantRole, { ...as(only), body: { email: email ?? '', role: 'viewer' } });
  await make('manager', only);
  const params = { operator_id: only.id };
  expect((await api.call(revokeRole, { ...as(only), params })).code).toBe('LAST_OWNER');
});

test('there are fifty of a program at most, however many are asked for at once', async () => {
  const other = await api.operator('beta', 'owner');
  const listed = (await api.call(listOperators, as(other))).body.operators;
  const there = listed.filter(({ kind }) => kind === 'service').length;
  const answers = await Promise.all(
    Array.from({ length: 53 - there }, () => make('viewer', other)),
  );
  const refused = answers.filter(({ code }) => code === 'SERVICE_ACCOUNTS_FULL');
  expect(refused).toHaveLength(3);
});
