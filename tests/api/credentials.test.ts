import {
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  GetOpenIdTokenCommand,
} from '@aws-sdk/client-cognito-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOWANCES, createRateLimits } from '#api/http/rate-limits.ts';
import { signOutEverywhere } from '#contract/auth/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { type CredentialsApi, serveCredentials } from '../support/credentials-api.ts';

const HOST = 'marquee.example';
const START = new Date('2026-11-21T12:00:00Z');
let api: TestApi;
let served: CredentialsApi;
beforeAll(async () => {
  api = await startTestApi();
  served = await serveCredentials(api.services);
});
afterAll(async () => {
  await served.close();
  await api.close();
});

const poolOf = (name: 'alpha' | 'beta') => `local-1:${api.program(name).uuid}`;
const getId = (Logins?: Record<string, string>, pool = poolOf('alpha')) =>
  served.client.send(new GetIdCommand({ IdentityPoolId: pool, ...(Logins && { Logins }) }));
const getCredentials = (IdentityId: string | undefined, Logins?: Record<string, string>) =>
  served.client.send(
    new GetCredentialsForIdentityCommand({ IdentityId, ...(Logins && { Logins }) }),
  );
const getToken = (IdentityId: string | undefined, Logins?: Record<string, string>) =>
  served.client.send(new GetOpenIdTokenCommand({ IdentityId, ...(Logins && { Logins }) }));
const post = (body: string, headers: Record<string, string> = {}, path = '/credentials/') =>
  fetch(`${served.origin}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
  });
const target = (name: string) => ({ 'x-amz-target': `AWSCognitoIdentityService.${name}` });

describe('the unmodified cloud client', () => {
  test('gives anybody an identity of their own, and credentials for 50 minutes', async () => {
    api.setTime(START);
    const [first, second] = [await getId(), await getId()];
    expect(first.IdentityId).toMatch(
      /^local-1:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
    expect(second.IdentityId).not.toBe(first.IdentityId);
    const had = await getCredentials(first.IdentityId);
    expect(had.IdentityId).toBe(first.IdentityId);
    expect(had.Credentials?.AccessKeyId).toMatch(/^ASIA[0-9A-F]{16}$/);
    expect(had.Credentials?.Expiration).toEqual(new Date('2026-11-21T12:50:00Z'));
    const again = await getCredentials(first.IdentityId);
    expect(again.Credentials?.SecretKey).not.toBe(had.Credentials?.SecretKey);
  });

  test('gives a creator the same identity in each session, and another creator another', async () => {
    const one = await api.creator('alpha');
    const other = await api.creator('alpha');
    const { IdentityId } = await getId({ [HOST]: one.token });
    expect(await getId({ [HOST]: one.token })).toMatchObject({ IdentityId });
    expect((await getId({ [HOST]: other.token })).IdentityId).not.toBe(IdentityId);
    const had = await getCredentials(IdentityId, { [HOST]: one.token });
    expect(had).toMatchObject({ IdentityId, Credentials: { SessionToken: expect.any(String) } });
  });

  test('gives a guest the identity of the link’s token', async () => {
    const token = await api.guestLink('alpha', { activation_id: 2 });
    const { IdentityId } = await getId({ 'guest-link': token });
    expect(await getId({ 'guest-link': token })).toMatchObject({ IdentityId });
    expect(await getCredentials(IdentityId, { 'guest-link': token })).toMatchObject({ IdentityId });
  });

  test('turns an identity had before signing in into the creator’s own', async () => {
    const { token } = await api.creator('alpha');
    const before = await getId();
    const own = await getId({ [HOST]: token });
    const had = await getCredentials(before.IdentityId, { [HOST]: token });
    expect(had.IdentityId).toBe(own.IdentityId);
  });

  test('has an OpenID token, which serves as the login for 15 minutes', async () => {
    api.setTime(START);
    const { token } = await api.creator('alpha');
    const { IdentityId } = await getId({ [HOST]: token });
    const { Token = '' } = await getToken(IdentityId, { [HOST]: token });
    const login = { 'cognito-identity.amazonaws.com': Token };
    expect(await getCredentials(IdentityId, login)).toMatchObject({ IdentityId });
    expect(await getId(login)).toMatchObject({ IdentityId });
    const anybody = await getId();
    const theirs = (await getToken(anybody.IdentityId)).Token ?? '';
    await expect(
      getCredentials(IdentityId, { 'cognito-identity.amazonaws.com': theirs }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    api.setTime(new Date(START.getTime() + 15 * 60_000));
    await expect(getCredentials(IdentityId, login)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid login token: Token expired: get a new one.',
    });
  });
});

describe('refused is', () => {
  const notAuthorized = { name: 'NotAuthorizedException', $fault: 'client' };
  const notFound = { name: 'ResourceNotFoundException' };

  test.each([
    ['an unknown pool', 'local-1:00000000-0000-4000-8000-000000000000', notFound],
    ['no pool’s name', 'alpha', { name: 'InvalidParameterException' }],
  ])('%s', async (_what, pool, error) => {
    await expect(getId(undefined, pool)).rejects.toMatchObject(error);
  });

  test('the pool’s name in another region', async () => {
    const pool = poolOf('alpha').replace('local-1', 'eu-west-1');
    await expect(getId(undefined, pool)).rejects.toMatchObject(notFound);
  });

  test('a person of another pool: creator, guest, and what an OpenID token says of them', async () => {
    const { token } = await api.creator('beta');
    const guest = await api.guestLink('beta', { activation_id: 2 });
    const { IdentityId } = await getId({ [HOST]: token }, poolOf('beta'));
    const { Token = '' } = await getToken(IdentityId, { [HOST]: token });
    const logins: Record<string, string>[] = [
      { [HOST]: token },
      { 'guest-link': guest },
      { 'cognito-identity.amazonaws.com': Token },
    ];
    for (const login of logins) await expect(getId(login)).rejects.toMatchObject(notAuthorized);
  });

  test('a creator’s identity without the creator, or with another', async () => {
    const [one, other] = [await api.creator('alpha'), await api.creator('alpha')];
    const { IdentityId } = await getId({ [HOST]: one.token });
    for (const call of [getCredentials, getToken]) {
      await expect(call(IdentityId)).rejects.toMatchObject(notAuthorized);
      await expect(call(IdentityId, { [HOST]: other.token })).rejects.toMatchObject(notAuthorized);
    }
  });

  test('an identity that nobody was given', async () => {
    const { IdentityId = '' } = await getId();
    const last = IdentityId.endsWith('0') ? '1' : '0';
    for (const id of [
      'local-1:6f1c0a52-9f1f-8c3d-9c0f-2b1d4e5f6a7b',
      `${IdentityId.slice(0, -1)}${last}`,
      IdentityId.replace('local-1', 'local-2'),
    ])
      await expect(getCredentials(id)).rejects.toMatchObject(notFound);
  });

  test.each([
    ['under no host of ours', 'elsewhere.example'],
    ['as a guest’s', 'guest-link'],
    ['as an OpenID token', 'cognito-identity.amazonaws.com'],
  ])('a creator’s token %s', async (_how, key) => {
    const strict = await serveCredentials({
      ...api.services,
      identity: {
        ...api.services.identity,
        isOwnOrigin: (origin) => origin === `https://${HOST}`,
      },
    });
    const { token } = await api.creator('alpha');
    const send = (Logins: Record<string, string>) =>
      strict.client.send(new GetIdCommand({ IdentityPoolId: poolOf('alpha'), Logins }));
    await expect(send({ [HOST]: token })).resolves.toHaveProperty('IdentityId');
    await expect(send({ [key]: token })).rejects.toMatchObject(notAuthorized);
    await strict.close();
  });

  test('a token that is none, an operator’s, an expired one, and that of an ended session', async () => {
    api.setTime(START);
    const operator = await api.operator('alpha', 'manager');
    const { token, uuid } = await api.creator('alpha');
    await expect(getId({ [HOST]: 'a.b.c' })).rejects.toMatchObject(notAuthorized);
    await expect(getId({ [HOST]: operator.token })).rejects.toMatchObject(notAuthorized);
    await getId({ [HOST]: token });
    expect((await api.call(signOutEverywhere, { token, query: { uuid } })).status).toBe(204);
    await expect(getId({ [HOST]: token })).rejects.toMatchObject(notAuthorized);
    const { token: old } = await api.creator('alpha');
    api.setTime(new Date(START.getTime() + 16 * 60_000));
    await expect(getId({ [HOST]: old })).rejects.toThrow('Token expired');
  });

  test('a guest link that is over, and one that never was', async () => {
    const token = await api.guestLink('alpha', { activation_id: 2, revoked_at: START });
    for (const login of [token, 'nobody’s'])
      await expect(getId({ 'guest-link': login })).rejects.toMatchObject(notAuthorized);
  });

  test('more than one login', async () => {
    const { token } = await api.creator('alpha');
    await expect(getId({ [HOST]: token, 'guest-link': token })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('too many calls of one address, with when to ask again', async () => {
    const rateLimits = createRateLimits({
      ...ALLOWANCES,
      read: { calls: 2, seconds: 60, fromAddress: 2 },
    });
    const limited = await serveCredentials({ ...api.services, rateLimits });
    const ask = () => limited.client.send(new GetIdCommand({ IdentityPoolId: poolOf('alpha') }));
    await ask();
    await ask();
    const refused = await ask().catch((error) => error);
    expect(refused).toMatchObject({ name: 'TooManyRequestsException' });
    expect(refused.message).toMatch(/Ask again in \d+ s/);
    await limited.close();
  });
});

describe('in the protocol’s own words', () => {
  test('answers and errors have its media type and headers, with and without the last slash', async () => {
    const body = JSON.stringify({ IdentityPoolId: poolOf('alpha'), Unknown: 1 });
    for (const path of ['/credentials/', '/credentials']) {
      const answer = await post(body, target('GetId'), path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/x-amz-json-1.1');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const refused = await post('{"IdentityPoolId":"x:1"}', target('GetId'));
    expect(refused.status).toBe(400);
    expect(refused.headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException');
    expect(await refused.json()).toEqual({
      __type: 'ResourceNotFoundException',
      message: "IdentityPool 'x:1' not found.",
    });
  });

  test.each([
    ['no operation', '{}', {}, 'UnknownOperationException'],
    [
      'an operation that is not ours',
      '{}',
      target('DeleteIdentities'),
      'UnknownOperationException',
    ],
    ['an inherited name', '{}', target('constructor'), 'UnknownOperationException'],
    ['no JSON', '{', target('GetId'), 'SerializationException'],
    [
      'another media type',
      '{}',
      { ...target('GetId'), 'content-type': 'text/plain' },
      'SerializationException',
    ],
    ['what is too long', `"${'x'.repeat(70_000)}"`, target('GetId'), 'SerializationException'],
    ['a list', '[]', target('GetId'), 'InvalidParameterException'],
    ['nothing', 'null', target('GetId'), 'InvalidParameterException'],
    [
      'logins that are none',
      '{"IdentityPoolId":"a:1","Logins":["x"]}',
      target('GetId'),
      'InvalidParameterException',
    ],
    [
      'a prototype',
      '{"IdentityPoolId":"a:1","__proto__":{}}',
      target('GetId'),
      'SerializationException',
    ],
  ])('%s is refused', async (_what, body, headers, type) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ __type: type, message: expect.any(String) });
  });

  test('pages of the catalogue’s hosts may ask, others not', async () => {
    const strict = await serveCredentials({
      ...api.services,
      identity: {
        ...api.services.identity,
        isOwnOrigin: (origin) => origin === `https://${HOST}`,
      },
    });
    const preflight = (origin: string) =>
      fetch(`${strict.origin}/credentials/`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-amz-target',
        },
      });
    const own = await preflight(`https://${HOST}`);
    expect(own.headers.get('access-control-allow-origin')).toBe(`https://${HOST}`);
    expect(own.headers.get('access-control-allow-headers')).toContain('x-amz-target');
    const other = await preflight('https://elsewhere.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    await strict.close();
  });
});
