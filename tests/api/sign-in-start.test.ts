import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOwnHost } from '#api/core/credentials/credential-caller.ts';
import { signIns } from '#api/store/tables/sessions.ts';
import { listProviders, startSignIn } from '#contract/auth/endpoints.ts';
import {
  ALPHA,
  challengeOf,
  handoffOf,
  MAIN,
  makeVerifier,
  type SignInApi,
  startSignInApi,
} from '../support/sign-in-api.ts';

let api: SignInApi;
beforeAll(async () => {
  api = await startSignInApi();
});
afterAll(() => api.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('providers', () => {
  test('are those that the program lists, then those that are offered everywhere', async () => {
    const query = { uuid: api.program('alpha').uuid };
    const { body } = await api.call(listProviders, { query });
    expect(body.providers.map(({ id }) => id)).toEqual(['twitch', 'embedded', 'away', 'openid2']);
    expect(body.providers[0]).toEqual({
      id: 'twitch',
      name: 'The twitch provider',
      icon: 'tabler:users',
    });
  });

  test('are for operators those that the site names for them', async () => {
    const { body } = await api.call(listProviders);
    expect(body.providers.map(({ id }) => id)).toEqual(['embedded', 'away', 'second']);
  });

  test('of an unknown program are not told', async () => {
    expect(await api.call(listProviders, { query: { uuid: UNKNOWN } })).toMatchObject({
      status: 404,
      code: 'PROGRAM_UNKNOWN',
    });
  });
});

describe('a sign-in does not begin', () => {
  const body = { provider: 'embedded', code_challenge: challengeOf(makeVerifier()) };
  test.each([
    ['in an unknown program', { uuid: UNKNOWN }, ALPHA, 404, 'PROGRAM_UNKNOWN'],
    ['with an unknown provider', { provider: 'nobody' }, ALPHA, 404, 'PROVIDER_NOT_OFFERED'],
    [
      'with a provider that does not answer',
      { provider: 'away' },
      MAIN,
      502,
      'PROVIDER_UNREACHABLE',
    ],
    ['at an address that is not ours', {}, 'elsewhere.example', 403, 'ORIGIN_UNKNOWN'],
    [
      'with a redirect to another origin',
      { redirect: '//elsewhere.example' },
      MAIN,
      400,
      'REQUEST_INVALID',
    ],
  ])('%s', async (_what, over, host, status, code) => {
    const { database } = api.services.store;
    const before = await database.$count(signIns);
    const answer = await api.call(startSignIn, { headers: { host }, body: { ...body, ...over } });
    expect(answer).toMatchObject({ status, code });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await database.$count(signIns)).toBe(before);
  });

  test('with a provider that the program does not list', async () => {
    const { uuid } = api.program('alpha');
    const wish = { ...body, uuid, provider: 'unlisted' };
    const answer = await api.call(startSignIn, { headers: { host: ALPHA }, body: wish });
    expect(answer).toMatchObject({ status: 404, code: 'PROVIDER_NOT_OFFERED' });
  });
});

describe('where the API is on an origin of its own', () => {
  const headers = { host: 'api.elsewhere.example', origin: `http://${ALPHA}` };
  const begun = async () => {
    const rows = await api.services.store.database.select({ origin: signIns.origin }).from(signIns);
    return rows.map(({ origin }) => origin);
  };

  test('a sign-in begins, and ends, at the origin of the page that asks', async () => {
    const attempt = await api.begin({ headers });
    expect(await begun()).toContain(`http://${ALPHA}`);
    const back = await api.comeBack(await api.choose(attempt, 'maya'));
    expect(back.origin).toBe(`http://${ALPHA}`);
    const { body } = await api.finish(attempt, handoffOf(back));
    expect(body.user.kind).toBe('creator');
  });

  test('a page that is not ours begins none', async () => {
    const stranger = { ...headers, origin: 'https://elsewhere.example' };
    const body = { provider: 'embedded', code_challenge: challengeOf(makeVerifier()) };
    const answer = await api.call(startSignIn, { headers: stranger, body });
    expect(answer).toMatchObject({ status: 403, code: 'ORIGIN_UNKNOWN' });
  });

  test('credentials are signed for its host', () => {
    const services = {
      ...api.services,
      documentation: { ...api.services.documentation, baseUrl: 'https://api.elsewhere.example/v1' },
    };
    expect(isOwnHost(services, 'api.elsewhere.example')).toBe(true);
    expect(isOwnHost(services, 'v1.elsewhere.example')).toBe(false);
    expect(isOwnHost(api.services, 'api.elsewhere.example')).toBe(false);
  });
});
