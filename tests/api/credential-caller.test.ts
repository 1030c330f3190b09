import {
  type Credentials,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { credentialHolder, eventCaller } from '#api/core/credentials/credential-caller.ts';
import { eq } from '#api/store/drizzle.ts';
import { guestLinks } from '#api/store/tables/activations.ts';
import { signOutEverywhere } from '#contract/auth/endpoints.ts';
import { CREDENTIALS_REGION, identityPoolId } from '#contract/events/credentials.ts';
import { GUEST_LOGIN } from '#contract/events/guest-login.ts';
import {
  CredentialsClient,
  type CredentialsLogin,
} from '#portal/base/session/credentials-client.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import {
  type CredentialsApi,
  serveCredentials,
  signWithCloud,
} from '../support/credentials-api.ts';

const HOST = 'marquee.example';
const START = new Date('2026-11-21T12:00:00Z');
const CONNECT = '{}';
let api: TestApi;
let served: CredentialsApi;
beforeAll(async () => {
  api = await startTestApi();
  served = await serveCredentials(api.services);
});
beforeEach(() => api.setTime(START));
afterAll(async () => {
  await served.close();
  await api.close();
});

const minutesOn = (minutes: number, seconds = 0) =>
  new Date(START.getTime() + minutes * 60_000 + seconds * 1000);

async function credentialsOf(Logins?: Record<string, string>): Promise<Credentials> {
  const logins = Logins && { Logins };
  const IdentityPoolId = `local-1:${api.program('alpha').uuid}`;
  const { IdentityId } = await served.client.send(new GetIdCommand({ IdentityPoolId, ...logins }));
  const had = await served.client.send(
    new GetCredentialsForIdentityCommand({ IdentityId, ...logins }),
  );
  return had.Credentials ?? {};
}
const ask = async (headers: Record<string, string>, body = CONNECT, path = '/event') =>
  eventCaller(await credentialHolder(api.services, { headers, body, path }));
const refused = { name: 'ProtocolError', code: 'AUTHORIZATION_REFUSED' };

describe('what the cloud’s own signer signs', () => {
  test('with anybody’s credentials is a visitor’s', async () => {
    const headers = await signWithCloud(await credentialsOf(), CONNECT, { now: START });
    expect(await ask(headers)).toEqual({ kind: 'visitor' });
  });

  test('with a creator’s credentials is the creator’s, also in the next session', async () => {
    const { id, uuid, token } = await api.creator('alpha');
    const credentials = await credentialsOf({ [HOST]: token });
    const body = JSON.stringify({ channel: `/creators/${id}` });
    const headers = await signWithCloud(credentials, body, { now: START });
    const caller = { kind: 'creator', program_uuid: uuid, creator_id: id };
    expect(await ask(headers, body)).toEqual(caller);
  });

  test('with a guest’s credentials is the guest’s', async () => {
    const token = await api.guestLink('alpha', { activation_id: 2 });
    const headers = await signWithCloud(await credentialsOf({ 'guest-link': token }), CONNECT, {
      now: START,
    });
    expect(await ask(headers)).toEqual({
      kind: 'guest',
      program_uuid: api.program('alpha').uuid,
      guest_link_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

describe('what the portal signs', () => {
  const signed = (login?: CredentialsLogin, path = '/event') => {
    const client = new CredentialsClient({
      endpoint: `${served.origin}/credentials/`,
      identity_pool_id: identityPoolId(api.program('alpha').uuid),
      region: CREDENTIALS_REGION,
      login: async () => login,
      storage: { read: () => undefined, write: () => {}, clear: () => {} },
      fetch,
      now: () => Date.now(),
      sleep: async () => {},
      random: () => 1,
    });
    return (body: string) => client.signedHeaders({ url: `https://${HOST}/event`, path, body });
  };

  test('is who signed in, or a visitor, and holds for that body and path', async () => {
    api.setTime(new Date());
    const { id, token } = await api.creator('alpha');
    const guest = await api.guestLink('alpha', { activation_id: 2 });
    const body = JSON.stringify({ channel: '/bingo/x/„1“', events: ['{"a":"ü"}'] });
    expect(await ask(await signed()(body), body)).toEqual({ kind: 'visitor' });
    const asCreator = await signed({ provider: HOST, token })(body);
    expect(await ask(asCreator, body)).toMatchObject({ kind: 'creator', creator_id: id });
    const asGuest = await signed({ provider: GUEST_LOGIN, token: guest })(body);
    expect(await ask(asGuest, body)).toMatchObject({ kind: 'guest' });
    await expect(ask(asCreator, '{}')).rejects.toMatchObject(refused);
    const elsewhere = await signed({ provider: HOST, token }, '/other')(body);
    await expect(ask(elsewhere, body)).rejects.toMatchObject(refused);
  });
});

describe('a signature is refused', () => {
  test('for another body, path, host, service, key or session token', async () => {
    const [credentials, other] = [await credentialsOf(), await credentialsOf()];
    const sign = (with_: Credentials, options: object = {}) =>
      signWithCloud(with_, CONNECT, { now: START, ...options });
    const headers = await sign(credentials);
    await expect(ask(headers)).resolves.toEqual({ kind: 'visitor' });
    await expect(ask(headers, '{"channel":"/public/x"}')).rejects.toMatchObject(refused);
    await expect(ask(headers, CONNECT, '/other')).rejects.toMatchObject(refused);
    await expect(ask({ ...headers, host: 'beta.example' })).rejects.toMatchObject(refused);
    const foreign = { ...headers, 'x-amz-security-token': other.SessionToken ?? '' };
    await expect(ask(foreign)).rejects.toMatchObject(refused);
    for (const wrong of [
      { ...credentials, SecretKey: other.SecretKey },
      { ...credentials, AccessKeyId: other.AccessKeyId },
      { ...credentials, SessionToken: `${credentials.SessionToken}A` },
      { ...credentials, SessionToken: 'x' },
      { ...credentials, SessionToken: '' },
    ])
      await expect(ask(await sign(wrong as Credentials))).rejects.toMatchObject(refused);
    const elsewhere = await sign(credentials, { service: 's3' });
    await expect(ask(elsewhere)).rejects.toMatchObject(refused);
  });

  test('for a host that is not ours', async () => {
    const identity = {
      ...api.services.identity,
      isOwnOrigin: (origin: string) => origin === `https://${HOST}`,
    };
    const call = async (host: string) =>
      credentialHolder(
        { ...api.services, identity },
        {
          headers: await signWithCloud(credentials, CONNECT, { now: START, host }),
          body: CONNECT,
          path: '/event',
        },
      );
    const credentials = await credentialsOf();
    await expect(call(HOST)).resolves.toEqual({ kind: 'visitor' });
    await expect(call('elsewhere.example')).rejects.toMatchObject(refused);
  });

  test('when it comes again later than five minutes after it was made', async () => {
    const headers = await signWithCloud(await credentialsOf(), CONNECT, { now: START });
    api.setTime(minutesOn(5));
    await expect(ask(headers)).resolves.toEqual({ kind: 'visitor' });
    api.setTime(minutesOn(5, 1));
    await expect(ask(headers)).rejects.toMatchObject(refused);
  });

  test('when its credentials have expired, but for what was just signed', async () => {
    const credentials = await credentialsOf();
    api.setTime(minutesOn(50));
    await expect(
      ask(await signWithCloud(credentials, CONNECT, { now: minutesOn(50) })),
    ).resolves.toEqual({ kind: 'visitor' });
    api.setTime(minutesOn(50, 1));
    await expect(
      ask(await signWithCloud(credentials, CONNECT, { now: minutesOn(50, 1) })),
    ).rejects.toMatchObject(refused);
    api.setTime(minutesOn(54));
    await expect(
      ask(await signWithCloud(credentials, CONNECT, { now: minutesOn(50) })),
    ).resolves.toEqual({ kind: 'visitor' });
  });

  test('when the creator’s session has ended', async () => {
    const { token, uuid } = await api.creator('alpha');
    const credentials = await credentialsOf({ [HOST]: token });
    const headers = await signWithCloud(credentials, CONNECT, { now: START });
    await expect(ask(headers)).resolves.toMatchObject({ kind: 'creator' });
    expect((await api.call(signOutEverywhere, { token, query: { uuid } })).status).toBe(204);
    await expect(ask(headers)).rejects.toMatchObject(refused);
  });

  test('when the guest link was revoked, or has expired', async () => {
    const token = await api.guestLink('alpha', { activation_id: 2, expires_at: minutesOn(3) });
    const credentials = await credentialsOf({ 'guest-link': token });
    const headers = await signWithCloud(credentials, CONNECT, { now: START });
    const caller = await ask(headers);
    api.setTime(minutesOn(4));
    await expect(ask(headers)).rejects.toMatchObject(refused);
    api.setTime(START);
    if (caller.kind !== 'guest') throw new Error('Not a guest.');
    await api.services.store.database
      .update(guestLinks)
      .set({ revoked_at: START })
      .where(eq(guestLinks.id, caller.guest_link_id));
    await expect(ask(headers)).rejects.toMatchObject(refused);
  });
});
