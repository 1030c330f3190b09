import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { agreementAcceptances } from '#api/store/tables/accounts.ts';
import { acceptAgreements, listAgreements } from '#contract/agreements/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = ({ token, uuid }: TestPerson) => api.call(listAgreements, { token, query: { uuid } });
const accept = ({ token, uuid }: TestPerson, body: unknown) =>
  api.call(acceptAgreements, { token, query: { uuid }, body });
const acceptances = ({ id }: TestPerson) =>
  api.services.store.database
    .select()
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, id));

test('what is accepted is accepted in its present version, and once', async () => {
  const person = await api.creator('alpha');
  const before = (await list(person)).body.agreements;
  expect(before).toHaveLength(3);
  expect(before.every(({ current, accepted_at }) => !current && accepted_at === null)).toBe(true);
  const { body } = await accept(person, { coc_accepted: true });
  expect(body.agreements[0]).toMatchObject({
    agreement: 'coc_accepted',
    version: '2026-11-01',
    accepted_version: '2026-11-01',
    current: true,
  });
  expect(body.agreements[1]).toMatchObject({ current: false });
  await accept(person, { coc_accepted: true });
  expect((await list(person)).body).toEqual(body);
  expect(await acceptances(person)).toHaveLength(1);
});

test('a version that is not the present one has to be accepted again', async () => {
  const person = await api.creator('alpha');
  await api.services.store.database.insert(agreementAcceptances).values({
    program_uuid: person.uuid,
    creator_id: person.id,
    agreement: 'confirmed_18',
    version: 'age-16',
  });
  expect((await list(person)).body.agreements[1]).toMatchObject({
    version: 'age-18',
    accepted_version: 'age-16',
    current: false,
  });
  const { body } = await accept(person, { confirmed_18: true });
  expect(body.agreements[1]).toMatchObject({ accepted_version: 'age-18', current: true });
  expect(await acceptances(person)).toHaveLength(2);
});

test('an agreement that the program does not ask for is refused, with all that came with it', async () => {
  const person = await api.creator('new-program' as TestProgram);
  const answer = await accept(person, { coc_accepted: true });
  expect([answer.code, answer.error.extra.agreement]).toEqual([
    'AGREEMENT_UNKNOWN',
    'coc_accepted',
  ]);
  expect(await acceptances(person)).toEqual([]);
});

test('nothing but a yes can be sent', async () => {
  const person = await api.creator('alpha');
  expect((await accept(person, { coc_accepted: false })).code).toBe('REQUEST_INVALID');
  expect((await accept(person, { terms: true })).code).toBe('REQUEST_INVALID');
  expect(await acceptances(person)).toEqual([]);
});

test('one accepts for oneself, in the program of the session', async () => {
  const [own, other] = [await api.creator('alpha'), await api.creator('beta')];
  await accept(own, { coc_accepted: true });
  expect((await list(other)).body.agreements[0]?.current).toBe(false);
  const elsewhere = await accept({ ...own, uuid: other.uuid }, { confirmed_18: true });
  expect(elsewhere.code).toBe('PROGRAM_MISMATCH');
  expect(await acceptances(own)).toHaveLength(1);
});

test('living in an approved country cannot be confirmed by whom the profile places elsewhere', async () => {
  const person = await api.creator('alpha', { country: 'DE' });
  const { code, error } = await accept(person, {
    coc_accepted: true,
    confirmed_in_approved_country: true,
  });
  expect(code).toBe('COUNTRY_NOT_APPROVED');
  expect(error.extra).toMatchObject({ source: 'profile', country: 'DE' });
  expect(await acceptances(person)).toEqual([]);
  expect((await accept(person, { coc_accepted: true })).status).toBe(200);
  const nearby = await api.creator('alpha', { country: 'CA' });
  expect((await accept(nearby, { confirmed_in_approved_country: true })).status).toBe(200);
});
