import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMember } from '#api/core/membership/membership.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { listAgreements } from '#contract/agreements/endpoints.ts';
import { refreshSession } from '#contract/auth/endpoints.ts';
import { readOperatorCreator, setCreatorStatus } from '#contract/people/endpoints.ts';
import { changeSuspension } from '#contract/people/suspension-endpoint.ts';
import type { TestPerson } from '../support/api.ts';
import { type SignInApi, startSignInApi } from '../support/sign-in-api.ts';

let api: SignInApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startSignInApi();
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const set = (creator_id: string, body: object, operator = owner) =>
  api.call(setCreatorStatus, as(operator, { params: { creator_id }, body }));
const statusOf = async (creator_id: string) =>
  (await api.call(readOperatorCreator, as(owner, { params: { creator_id } }))).body.status;
/** Takes the place of the days that would have to pass: the store's clock is not a test's to set. */
const letPass = (id: string) =>
  api.services.store.database
    .update(creators)
    .set({ suspended_until: new Date(Date.now() - 1) })
    .where(eq(creators.id, id));
/** Sends what a suspension is to be, and how it was seen: as it is, if nothing else is said. */
const change = async (creator_id: string, to: object, seen?: object, operator = owner) => {
  const { note, since, until } = await statusOf(creator_id);
  const body = { note, until, ...to, seen: { note, since, until, ...seen } };
  return api.call(changeSuspension, as(operator, { params: { creator_id }, body }));
};
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const auditOf = (id: string) =>
  api.services.store.database
    .select({ action: auditEntries.action, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, id))
    .orderBy(auditEntries.id);

test('who is suspended is out at once, everywhere, until it is lifted', async () => {
  const creator = await api.creator('alpha');
  expect((await api.call(listAgreements, as(creator))).status).toBe(200);
  const note = 'Sold keys.';
  const suspended = { id: creator.id, status: 'suspended', suspended_until: null };
  expect((await set(creator.id, { status: 'suspended', note })).body).toEqual(suspended);
  expect((await api.call(listAgreements, as(creator))).code).toBe('SESSION_ENDED');
  const [session] = await api.services.store.database
    .select()
    .from(sessions)
    .where(eq(sessions.creator_id, creator.id));
  expect(session?.revoked_reason).toBe('operator');
  expect(await statusOf(creator.id)).toEqual({
    ...{ status: 'suspended', note, since: expect.any(String), until: null },
  });
  await set(creator.id, { status: 'active', note: 'A mistake.' });
  expect(await statusOf(creator.id)).toMatchObject({ status: 'active', note: 'A mistake.' });
  expect(await auditOf(creator.id)).toEqual([
    { action: 'creator.suspend', details: { note, from_status: 'active', to_status: 'suspended' } },
    {
      action: 'creator.reinstate',
      details: { note: 'A mistake.', from_status: 'suspended', to_status: 'active' },
    },
  ]);
});

test('a suspension with a date is over at that moment, with nobody doing anything', async () => {
  const first = await api.signInAs('maya');
  const { id } = first.body.user;
  const program = api.program('alpha');
  await api.services.store.database
    .update(creators)
    .set({ member_since: new Date() })
    .where(eq(creators.id, id));
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await set(id, { status: 'suspended', note: 'Cool down.', until });
  expect(answer.body).toEqual({ id, status: 'suspended', suspended_until: until });
  expect(await statusOf(id)).toMatchObject({ status: 'suspended', note: 'Cool down.', until });
  expect((await api.signInAs('maya')).code).toBe('ACCOUNT_SUSPENDED');
  const { refresh_token } = first.body;
  const refresh = () => api.call(refreshSession, { body: { refresh_token } });
  expect((await refresh()).code).toBe('ACCOUNT_SUSPENDED');
  expect(await isMember(api.services.store, { creator_id: id, program })).toBe(false);

  await letPass(id);
  expect(await isMember(api.services.store, { creator_id: id, program })).toBe(true);
  expect(await statusOf(id)).toMatchObject({ status: 'active', note: 'Cool down.' });
  // The sessions stay ended; signing in begins another one.
  expect((await refresh()).code).toBe('REFRESH_TOKEN_INVALID');
  const again = await api.signInAs('maya');
  expect([again.status, again.body.user.id]).toEqual([200, id]);
  const call = { token: again.body.auth_token, query: { uuid: program.uuid } };
  expect((await api.call(listAgreements, call)).status).toBe(200);
  expect(await auditOf(id)).toEqual([
    {
      action: 'creator.suspend',
      details: { note: 'Cool down.', from_status: 'active', to_status: 'suspended', until },
    },
  ]);
});

test('a date is one to come, and of a suspension', async () => {
  const { id } = await api.creator('alpha');
  const note = 'A reason.';
  const [past, soon] = [-1, 1e6].map((away) => new Date(Date.now() + away).toISOString());
  for (const body of [
    { status: 'suspended', note, until: past },
    { status: 'active', note, until: soon },
  ])
    expect(await set(id, body)).toMatchObject({
      code: 'REQUEST_INVALID',
      error: { extra: { faults: [{ path: 'body.until' }] } },
    });
  expect((await set(id, { status: 'suspended', note, until: 'tomorrow' })).code).toBe(
    'REQUEST_INVALID',
  );
  expect(await auditOf(id)).toEqual([]);
});

test('nobody is suspended by an operator of another program, nor brought back once deleted', async () => {
  const creator = await api.creator('alpha');
  const stranger = await api.operator('beta', 'owner');
  const body = { status: 'suspended', note: 'Not mine.' };
  expect((await set(creator.id, body, stranger)).code).toBe('CREATOR_UNKNOWN');
  expect((await api.call(listAgreements, as(creator))).status).toBe(200);
  const gone = await api.creator('alpha', { status: 'deleted' });
  expect((await set(gone.id, { status: 'active', note: 'Back.' })).code).toBe('CREATOR_UNKNOWN');
  expect(await auditOf(gone.id)).toEqual([]);
});

test('why and until when a suspension lasts is changed; since when stays, and the new end holds', async () => {
  const { id } = (await api.signInAs('sofia')).body.user;
  const [later, sooner] = [daysAhead(9), daysAhead(2)];
  await set(id, { status: 'suspended', note: 'Cool down.', until: later });
  const { since } = await statusOf(id);
  const status = { status: 'suspended', note: 'Half of it.', since, until: sooner };
  expect((await change(id, { note: ' Half of it. ', until: sooner })).body).toEqual({ id, status });
  expect(await statusOf(id)).toEqual(status);
  expect((await api.signInAs('sofia')).code).toBe('ACCOUNT_SUSPENDED');
  // The same again changes nothing, and says nothing in the log.
  expect((await change(id, {})).body).toEqual({ id, status });
  await change(id, { note: 'For good.', until: null });
  expect(await statusOf(id)).toEqual({ ...status, note: 'For good.', until: null });
  await change(id, { until: later });
  expect(await auditOf(id)).toEqual([
    { action: 'creator.suspend', details: expect.anything() },
    ...[
      ['Cool down.', 'Half of it.', later, sooner],
      ['Half of it.', 'For good.', sooner, null],
      ['For good.', 'For good.', null, later],
    ].map(([from_note, to_note, from_until, to_until]) => ({
      action: 'creator.change_suspension',
      details: { from_note, to_note, from_until, to_until },
    })),
  ]);
  await letPass(id);
  expect((await api.signInAs('sofia')).status).toBe(200);
});

test('a suspension that was changed, lifted or is over is not overwritten', async () => {
  const { id } = await api.creator('alpha');
  expect((await change(id, { note: 'Why.' })).code).toBe('CREATOR_NOT_SUSPENDED');
  await set(id, { status: 'suspended', note: 'Sold keys.' });
  const status = await statusOf(id);
  for (const seen of [
    { note: 'Sold a key.' },
    { note: null },
    { until: daysAhead(1) },
    { since: daysAhead(-1) },
  ])
    expect(await change(id, { note: 'Mine.' }, seen)).toMatchObject({
      ...{ status: 409, code: 'SUSPENSION_CHANGED', error: { extra: { status } } },
    });
  const both = await Promise.all(
    ['One.', 'Two.'].map((note) => change(id, { note }, { note: 'Sold keys.' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await change(id, { until: daysAhead(3) });
  await letPass(id);
  expect((await change(id, { until: null })).code).toBe('CREATOR_NOT_SUSPENDED');
  expect((await auditOf(id)).length).toBe(3);
});

test('a suspension is changed to one that ends in time to come, by operators of its program', async () => {
  const { id } = await api.creator('alpha');
  await set(id, { status: 'suspended', note: 'Sold keys.' });
  expect(await change(id, { until: daysAhead(-1) })).toMatchObject({
    ...{ code: 'REQUEST_INVALID', error: { extra: { faults: [{ path: 'body.until' }] } } },
  });
  const stranger = await api.operator('beta', 'owner');
  expect((await change(id, { note: 'Mine.' }, {}, stranger)).code).toBe('CREATOR_UNKNOWN');
  const gone = await api.creator('alpha', { status: 'deleted' });
  expect((await change(gone.id, { note: 'Mine.' })).code).toBe('CREATOR_UNKNOWN');
  expect(await statusOf(id)).toMatchObject({ note: 'Sold keys.', until: null });
});
