import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRoster } from '#api/seeds/sample-roster.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { acceptAgreements } from '#contract/agreements/endpoints.ts';
import { acceptInfluencerActivation, claimKey } from '#contract/enrolments/endpoints.ts';
import { submitRequest } from '#contract/requests/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { changeActivation, enrol, fillPool } from '../support/key-pool.ts';

/** Keys of the fixtures; here they are for approved countries alone. */
const KEYS = 2;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await changeActivation(api, 'alpha', KEYS, { agreements: ['confirmed_in_approved_country'] });
  await fillPool(api, 'alpha', 21, 2);
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson, id?: number) => ({
  token,
  query: { uuid },
  ...(id === undefined ? {} : { params: { influencer_activation_id: id } }),
});
const request = (person: TestPerson) =>
  api.call(submitRequest, {
    ...as(person),
    body: { activation_id: KEYS, answers: { why: 'A playthrough.' } },
  });
const moveTo = ({ id }: TestPerson, country: string) =>
  api.services.store.database.update(creators).set({ country }).where(eq(creators.id, id));

test('an offer for approved countries is not accepted from another one', async () => {
  const person = await api.creator('alpha', { country: 'JP' });
  const id = await enrol(api, person, KEYS, { state: 'offered' });
  const body = { agreements: { confirmed_in_approved_country: true } };
  const accept = () => api.call(acceptInfluencerActivation, { ...as(person, id), body });
  const refused = await accept();
  expect(refused.code).toBe('COUNTRY_NOT_APPROVED');
  expect(refused.error.extra).toMatchObject({ source: 'profile', country: 'JP' });
  await moveTo(person, 'CA');
  expect((await accept()).body.state).toBe('accepted');
});

test('who agreed and then moved away asks for nothing and claims nothing, until the profile is right', async () => {
  const person = await api.creator('alpha', { country: 'US' });
  const agreed = await api.call(acceptAgreements, {
    ...as(person),
    body: { confirmed_in_approved_country: true },
  });
  expect(agreed.status).toBe(200);
  await moveTo(person, 'DE');
  expect((await request(person)).code).toBe('COUNTRY_NOT_APPROVED');
  const id = await enrol(api, person, KEYS);
  const claim = () => api.call(claimKey, { ...as(person, id), body: {} });
  expect((await claim()).code).toBe('COUNTRY_NOT_APPROVED');
  await moveTo(person, 'US');
  expect((await claim()).status).toBe(200);
});

test('who says no country is taken at their word', async () => {
  const person = await api.creator('alpha', { country: null });
  await api.call(acceptAgreements, {
    ...as(person),
    body: { confirmed_in_approved_country: true },
  });
  expect((await request(person)).status).toBe(201);
});

test('sample creators live where their program takes them', () => {
  const countries = sampleRoster(api.program('alpha')).map(({ country }) => country);
  expect(countries.length).toBeGreaterThan(20);
  expect(countries.filter((country) => !['US', 'CA'].includes(country))).toEqual([]);
});
