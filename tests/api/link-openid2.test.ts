import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountNumber } from '#api/embedded-provider/sample-people.ts';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { handoffOf, type SignInApi, startSignInApi } from '../support/sign-in-api.ts';

let api: SignInApi;
beforeAll(async () => {
  api = await startSignInApi();
});
afterAll(() => api.close());

const provider = 'openid2';

test('an account of OpenID 2.0 is linked by its number, and signs the same person in', async () => {
  const { body } = await api.signInAs('maya');
  const attempt = await api.begin({ token: body.auth_token, provider });
  const handoff = handoffOf(await api.comeBack(await api.choose(attempt, 'liam')));
  expect(await api.finishLink(attempt, handoff)).toMatchObject({
    ...{ status: 200, body: { provider, name: 'Liam Tremblay' } },
  });
  const [link] = await api.services.store.database
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.provider, provider));
  expect(link).toMatchObject({ subject: accountNumber({ id: 'liam' }), email: null });
  const again = await api.signInAs('liam', { provider });
  expect(again.body.user.id).toBe(body.user.id);
  const { links } = (await api.call(readSelf, { token: body.auth_token })).body;
  expect(links.map((one) => one.provider)).toEqual(['embedded', provider]);
});

test('one assertion signs in once', async () => {
  const attempt = await api.begin({ provider });
  const callback = await api.choose(attempt, 'sofia');
  const first = await api.comeBack(callback);
  expect((await api.comeBack(callback)).searchParams.get('error')).toBe('SIGN_IN_EXPIRED');
  expect((await api.finish(attempt, handoffOf(first))).status).toBe(200);
});

test('one assertion is good for the sign-in that it was asked for alone', async () => {
  const own = await api.begin({ provider });
  const stolen = await api.choose(await api.begin({ provider }), 'sofia');
  const state = new URL((await api.choose(own, 'kenji')).href).searchParams.get('state') ?? '';
  stolen.searchParams.set('state', state);
  expect((await api.comeBack(stolen)).searchParams.get('error')).toBe('PROVIDER_REFUSED');
});
