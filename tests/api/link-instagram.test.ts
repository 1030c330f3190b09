import { afterAll, beforeAll, expect, test } from 'vitest';
import { runConnector } from '#api/connectors/run-connector.ts';
import { openTokens } from '#api/core/connections/account-tokens.ts';
import { playedInstagram } from '#api/simulated-platforms/played-instagram.ts';
import { SimulatedInstagram } from '#api/simulated-platforms/simulated-instagram.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { connectionTokens } from '#api/store/tables/connectors.ts';
import { programs } from '#api/store/tables/programs.ts';
import { unlinkIdentity } from '#contract/auth/endpoints.ts';
import {
  type PlatformSignIn,
  signIn,
  startPlatformSignIn,
} from '../support/platforms/platform-sign-in.ts';
import { handoffOf, type SignInApi } from '../support/sign-in-api.ts';

const START = new Date('2026-11-18T10:00:00.000Z');

let opened: PlatformSignIn;
let api: SignInApi;
let instagram: SimulatedInstagram;
beforeAll(async () => {
  opened = await startPlatformSignIn('instagram', (world, clientId) => {
    instagram = new SimulatedInstagram(world);
    return playedInstagram(instagram, clientId);
  });
  ({ api } = opened);
  api.setTime(START);
});
afterAll(() => opened.close());

test('an Instagram account is linked with a token of an hour, which the first reading exchanges', async () => {
  const { database } = api.services.store;
  const sources = ['instagram.publications' as const];
  await database
    .update(programs)
    .set({ metrics: [{ name: 'posts', label: { en: 'Posts' }, sources }] });
  const { token, uuid } = await signIn(opened, 'maya');
  const attempt = await api.begin({ token, provider: 'instagram', consents: ['publications'] });
  const url = new URL(attempt.authorization_url);
  expect(url.searchParams.get('scope')).toBe('instagram_business_basic');
  url.searchParams.set('person', 'maya');
  const { headers } = await fetch(url, { redirect: 'manual' });
  const back = await api.comeBack(new URL(headers.get('location') ?? ''));
  expect((await api.finishLink(attempt, handoffOf(back))).status).toBe(200);
  const link = (await database.select().from(identityLinks)).find(
    ({ provider }) => provider === 'instagram',
  );
  expect(link).toMatchObject({ subject: 'maya', name: 'maya' });
  const kept = async () => (await database.select().from(connectionTokens))[0];
  const [first, short] = [await kept(), instagram.tokens.of('maya')?.access];
  expect(first).toMatchObject({
    ...{ platform: 'instagram', account_id: 'maya', granted_at: START, expires_at: null },
    scopes: ['instagram_business_basic'],
  });
  expect(first && openTokens(api.services.secrets, first)).toEqual({
    access: short,
    refresh: null,
  });
  await runConnector(api.services, 'instagram', 'reads', new AbortController().signal);
  const long = instagram.tokens.of('maya')?.access;
  const then = await kept();
  expect(then && openTokens(api.services.secrets, then)).toEqual({ access: long, refresh: long });
  expect(long).not.toBe(short);
  const gone = { token, params: { provider: 'instagram' }, query: { uuid } };
  expect((await api.call(unlinkIdentity, gone)).status).toBe(204);
  expect(await kept()).toBeUndefined();
});
