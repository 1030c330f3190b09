import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { auditEntries, operatorRoles, operators } from '#api/store/tables/operators.ts';
import {
  grantRole,
  listAuditEntries,
  listOperators,
  readOperator,
  revokeRole,
} from '#contract/operator/endpoints.ts';
import { listCreators } from '#contract/people/endpoints.ts';
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
const rolesIn = (uuid: string) =>
  api.services.store.database
    .select()
    .from(operatorRoles)
    .where(eq(operatorRoles.program_uuid, uuid));
const auditOf = (subject_id: string) =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, subject_id));

describe('an operator', () => {
  test('sees the programs and roles that were granted', async () => {
    const { database } = api.services.store;
    const { uuid } = api.program('beta');
    const person = await api.operator('alpha', 'viewer');
    await database.insert(operatorRoles).values({
      operator_id: person.id,
      program_uuid: uuid,
      role: 'manager',
      granted_by: 'test',
    });
    const { body } = await api.call(readOperator, { token: person.token });
    expect(body).toMatchObject({
      id: person.id,
      email: `${person.id}@marquee.example`,
      roles: expect.arrayContaining([
        { uuid: person.uuid, program: 'alpha', title: 'Alpha Creators', role: 'viewer' },
        { uuid, program: 'beta', title: 'Beta Creators', role: 'manager' },
      ]),
    });
    const { operators } = (await api.call(listOperators, as(person))).body;
    expect(operators.find(({ id }) => id === person.id)).toMatchObject({
      role: 'viewer',
      granted_by: 'test',
    });
    expect(operators).toHaveLength((await rolesIn(person.uuid)).length);
  });

  test('of another program changes nothing and reads nothing', async () => {
    const stranger = await api.operator('beta', 'owner');
    const call = { token: stranger.token, query: { uuid: owner.uuid } };
    const before = await rolesIn(owner.uuid);
    const refused = await Promise.all([
      api.call(listCreators, call),
      api.call(listAuditEntries, call),
      api.call(grantRole, { ...call, body: { email: 'me@beta.example', role: 'owner' } }),
      api.call(revokeRole, { ...call, params: { operator_id: owner.id } }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'NOT_ALLOWED'));
    expect(await rolesIn(owner.uuid)).toEqual(before);
  });
});

describe('roles', () => {
  test('are granted to an address, changed and taken away again, each with its trace', async () => {
    const grant = (role: string) =>
      api.call(grantRole, as(owner, { body: { email: 'New.Person@Alpha.example', role } }));
    const { status, body } = await grant('reviewer');
    expect([status, body.email, body.role]).toEqual([200, 'new.person@alpha.example', 'reviewer']);
    expect((await grant('manager')).body).toEqual({ ...body, role: 'manager' });
    const taken = await api.call(revokeRole, as(owner, { params: { operator_id: body.id } }));
    expect(taken.status).toBe(204);
    const again = await api.call(revokeRole, as(owner, { params: { operator_id: body.id } }));
    expect(again.code).toBe('MEMBER_UNKNOWN');
    expect(
      (await auditOf(body.id)).map(({ action, actor_id, details }) => [
        action,
        actor_id,
        details.role,
      ]),
    ).toEqual([
      ['operator.grant', owner.id, 'reviewer'],
      ['operator.grant', owner.id, 'manager'],
      ['operator.revoke', owner.id, 'manager'],
    ]);
  });

  test('stop at once when they are taken away', async () => {
    const manager = await api.operator('alpha', 'manager');
    expect((await api.call(listAuditEntries, as(manager))).status).toBe(200);
    await api.call(revokeRole, as(owner, { params: { operator_id: manager.id } }));
    expect((await api.call(listAuditEntries, as(manager))).code).toBe('NOT_ALLOWED');
  });

  test('always leave an owner, though two take the role from each other at once', async () => {
    const [first, second] = [
      await api.operator('beta', 'owner'),
      await api.operator('beta', 'owner'),
    ];
    const { database } = api.services.store;
    await database
      .update(operatorRoles)
      .set({ role: 'viewer' })
      .where(eq(operatorRoles.program_uuid, first.uuid));
    await database
      .update(operatorRoles)
      .set({ role: 'owner' })
      .where(
        and(eq(operatorRoles.program_uuid, first.uuid), eq(operatorRoles.operator_id, first.id)),
      );
    const email = `${first.id}@marquee.example`;
    const demote = api.call(grantRole, as(first, { body: { email, role: 'viewer' } }));
    expect((await demote).code).toBe('LAST_OWNER');
    const leave = api.call(revokeRole, as(first, { params: { operator_id: first.id } }));
    expect((await leave).code).toBe('LAST_OWNER');

    await database
      .update(operatorRoles)
      .set({ role: 'owner' })
      .where(eq(operatorRoles.operator_id, second.id));
    await Promise.all([
      api.call(revokeRole, as(first, { params: { operator_id: second.id } })),
      api.call(revokeRole, as(second, { params: { operator_id: first.id } })),
    ]);
    const owners = (await rolesIn(first.uuid)).filter(({ role }) => role === 'owner');
    expect(owners).toHaveLength(1);
  });

  test('are kept under one address in lower case', async () => {
    const body = { email: 'TWICE@alpha.example', role: 'viewer' };
    await Promise.all([
      api.call(grantRole, as(owner, { body })),
      api.call(grantRole, as(owner, { body: { ...body, email: 'twice@ALPHA.example' } })),
    ]);
    const rows = await api.services.store.database
      .select()
      .from(operators)
      .where(eq(operators.email, 'twice@alpha.example'));
    expect(rows).toHaveLength(1);
  });
});

test('the audit log tells the newest action first, filtered and in pages', async () => {
  const list = (query: object) =>
    api.call(listAuditEntries, { token: owner.token, query: { uuid: owner.uuid, ...query } });
  for (const email of ['log1@alpha.example', 'log2@alpha.example'])
    await api.call(grantRole, as(owner, { body: { email, role: 'viewer' } }));
  const first = (await list({ action: 'operator.grant', limit: 1 })).body;
  expect(first.items).toMatchObject([
    {
      actor_kind: 'operator',
      actor_id: owner.id,
      subject_kind: 'operator',
      details: { email: 'log2@alpha.example', role: 'viewer' },
    },
  ]);
  const cursor = first.next_cursor ?? '';
  const second = (await list({ action: 'operator.grant', limit: 1, cursor })).body;
  expect(second.items[0]?.details.email).toBe('log1@alpha.example');
  const subject_id = second.items[0]?.subject_id ?? '';
  expect((await list({ subject_id, subject_kind: 'operator' })).body.items).toHaveLength(1);
  const stranger = await api.operator('beta', 'manager');
  const theirs = (await api.call(listAuditEntries, as(stranger, {}))).body.items;
  expect(theirs.filter(({ actor_id }) => actor_id === owner.id)).toEqual([]);
});
