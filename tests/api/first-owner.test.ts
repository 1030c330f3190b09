import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantFirstOwner } from '#api/operator/first-owner.ts';
import { readRoles } from '#api/operator/roles.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const EMAIL = 'first@alpha.example';

test('programs without an owner are given one, once; an owner that is there stays alone', async () => {
  const { store } = api.services;
  const [alpha, beta] = [api.program('alpha').uuid, api.program('beta').uuid];
  await api.operator('beta', 'owner');
  await api.operator('alpha', 'manager');
  const grant = () => grantFirstOwner(store, [alpha, beta], EMAIL, new Date());
  expect(await grant()).toBe(1);
  expect(await grant()).toBe(0);
  const ownersOf = async (uuid: string) =>
    (await readRoles(store, uuid)).filter(({ role }) => role === 'owner').map(({ email }) => email);
  expect(await ownersOf(alpha)).toEqual([EMAIL]);
  expect(await ownersOf(beta)).not.toContain(EMAIL);
});
