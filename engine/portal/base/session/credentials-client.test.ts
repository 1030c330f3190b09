import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiCallError } from '#contract/endpoints/client.ts';
import { CredentialsClient, type CredentialsLogin } from './credentials-client.ts';
import { IdentityCookie } from './credentials-storage.ts';

const POOL = 'local-1:a1fa0000-0000-4000-8000-00000000000a';
const START = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'network';
interface Sent {
  readonly operation: string;
  readonly body: { IdentityId?: string; Logins?: Record<string, string> };
  readonly at: number;
}

const refusal = (type: string): Reply => ({ status: 400, body: { __type: type, message: 'no' } });

/** A client of a service that answers as the test says, otherwise well. */
function clientOf(
  options: { login?: (fresh: boolean) => Promise<CredentialsLogin | undefined> } = {},
) {
  const sent: Sent[] = [];
  const replies: Reply[] = [];
  const jar = { document: { cookie: '' }, secure: true };
  let identities = 0;
  const good = ({ operation, body }: Sent) => {
    identities += operation === 'GetId' ? 1 : 0;
    return operation === 'GetId'
      ? { IdentityId: `local-1:${identities}` }
      : {
          IdentityId: body.IdentityId,
          Credentials: {
            AccessKeyId: `key-${sent.length}`,
            SecretKey: 's',
            SessionToken: 't',
            Expiration: 1,
          },
        };
  };
  const fetched = async (_url: unknown, init?: RequestInit) => {
    const target = new Headers(init?.headers).get('x-amz-target') ?? '';
    const call = {
      operation: target.replace('AWSCognitoIdentityService.', ''),
      body: JSON.parse(String(init?.body)),
      at: Date.now() - START,
    };
    sent.push(call);
    const reply = replies.shift() ?? {};
    if (reply === 'network') throw new TypeError('Failed to fetch');
    const { status = 200, headers = {} } = reply;
    const body = reply.body ?? (status < 400 ? good(call) : {});
    return new Response(JSON.stringify(body), { status, headers });
  };
  const client = new CredentialsClient({
    endpoint: 'https://marquee.example/credentials/',
    identity_pool_id: POOL,
    region: 'local-1',
    login: async () => undefined,
    storage: new IdentityCookie(jar, POOL),
    fetch: fetched as typeof fetch,
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: () => 1,
    ...options,
  });
  return { client, sent, replies, jar, operations: () => sent.map(({ operation }) => operation) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The error of a promise, once all its waiting is over. */
async function failure(promise: Promise<unknown>) {
  const caught = promise.then(
    () => undefined,
    (error) => error,
  );
  await vi.runAllTimersAsync();
  return caught;
}

describe('credentials', () => {
  test('are asked for once, however many want them, and kept for 50 minutes', async () => {
    const { client, sent } = clientOf();
    const [one, other] = await Promise.all([client.credentials(), client.credentials()]);
    expect(one).toBe(other);
    await vi.advanceTimersByTimeAsync(50 * MINUTE - 1);
    expect(await client.credentials()).toBe(one);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await client.credentials()).not.toBe(one);
    // The identity is known by then.
    expect(sent.map(({ operation }) => operation)).toEqual([
      'GetId',
      'GetCredentialsForIdentity',
      'GetCredentialsForIdentity',
    ]);
  });

  test('are renewed every 50 minutes while somebody holds the client, and no longer', async () => {
    const { client, sent } = clientOf();
    await client.credentials();
    const [first, second] = [client.hold(), client.hold()];
    await vi.advanceTimersByTimeAsync(150 * MINUTE);
    expect(sent.slice(2).map(({ at }) => at / MINUTE)).toEqual([50, 100, 150]);
    first();
    first();
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(sent).toHaveLength(6);
    second();
    await vi.advanceTimersByTimeAsync(200 * MINUTE);
    expect(sent).toHaveLength(6);
  });

  test('of a visitor have the same identity on the next visit, by a cookie of 365 days', async () => {
    const { client, jar } = clientOf();
    await client.credentials();
    expect(jar.document.cookie).toBe(
      'creators_identity.a1fa0000-0000-4000-8000-00000000000a=local-1:1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    const next = clientOf();
    next.jar.document.cookie = `other=1; ${jar.document.cookie.split(';')[0]}`;
    expect(await next.client.credentials()).toMatchObject({ identity_id: 'local-1:1' });
    expect(next.operations()).toEqual(['GetCredentialsForIdentity']);
  });

  test('of somebody who is signed in are had with the login', async () => {
    const login = { provider: 'marquee.example', token: 'a.b.c' };
    const { client, sent } = clientOf({ login: async () => login });
    expect(await client.credentials()).toMatchObject({ authenticated: true });
    for (const { body } of sent) expect(body.Logins).toEqual({ 'marquee.example': 'a.b.c' });
  });

  test('are dropped with the identity where somebody signs in or out, also while asked for', async () => {
    const { client, jar, sent } = clientOf();
    await client.credentials();
    client.forget();
    expect(jar.document.cookie).toContain('Max-Age=0');
    jar.document.cookie = '';
    const before = client.credentials();
    client.forget();
    jar.document.cookie = '';
    const after = await client.credentials();
    expect(await before).not.toBe(after);
    expect(await client.credentials()).toBe(after);
    expect(sent).toHaveLength(6);
  });
});

describe('a service that does not answer', () => {
  test('is asked again, each time later', async () => {
    const { client, replies, sent } = clientOf();
    replies.push('network', { status: 503 }, {}, refusal('TooManyRequestsException'));
    const had = client.credentials();
    await vi.runAllTimersAsync();
    expect(await had).toMatchObject({ identity_id: 'local-1:1' });
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000, 3000, 4000]);
  });

  test('is given up after three attempts, and asked anew by whoever wants credentials next', async () => {
    const { client, replies, sent } = clientOf();
    replies.push('network', 'network', 'network');
    expect(await failure(client.credentials())).toMatchObject({ code: 'NETWORK_ERROR' });
    expect(sent).toHaveLength(3);
    expect(await client.credentials()).toMatchObject({ identity_id: 'local-1:1' });
  });

  test('is waited for as long as it says, but five minutes at most', async () => {
    const { client, replies, sent } = clientOf();
    const later = (seconds: number): Reply => ({
      status: 429,
      headers: { 'retry-after': String(seconds) },
    });
    replies.push(later(30), later(3_600));
    const had = client.credentials();
    await vi.runAllTimersAsync();
    await had;
    expect(sent.map(({ at }) => at).slice(0, 3)).toEqual([0, 30_000, 330_000]);
  });
});

describe('the error', () => {
  const login = { provider: 'marquee.example', token: 'old' };

  test('of a login that does not hold comes after one attempt with a fresh token', async () => {
    const tokens: boolean[] = [];
    const { client, replies, sent } = clientOf({
      login: async (fresh) => {
        tokens.push(fresh);
        return { ...login, token: fresh ? 'new' : 'old' };
      },
    });
    replies.push(refusal('NotAuthorizedException'), refusal('NotAuthorizedException'));
    expect(await failure(client.credentials())).toMatchObject({
      name: 'CredentialsError',
      code: 'INVALID_ID_TOKEN',
    });
    expect(tokens).toEqual([false, true]);
    expect(sent.map(({ body }) => body.Logins)).toEqual([
      { 'marquee.example': 'old' },
      { 'marquee.example': 'new' },
    ]);
  });

  test('of an identity that is gone is none: a new one is asked for', async () => {
    const { client, replies, jar, operations } = clientOf();
    jar.document.cookie = 'creators_identity.a1fa0000-0000-4000-8000-00000000000a=local-1:9';
    replies.push(refusal('com.amazonaws.cognito#ResourceNotFoundException'));
    expect(await client.credentials()).toMatchObject({ identity_id: 'local-1:1' });
    expect(operations()).toEqual([
      'GetCredentialsForIdentity',
      'GetId',
      'GetCredentialsForIdentity',
    ]);
  });

  test('of visitors who get none', async () => {
    const { client, replies, sent } = clientOf();
    replies.push(refusal('NotAuthorizedException'));
    expect(await failure(client.credentials())).toMatchObject({ code: 'UNAUTHENTICATED_USER' });
    expect(sent).toHaveLength(1);
  });

  test('of somebody whose session is over, or cannot be renewed now', async () => {
    for (const [code, expected] of [
      ['SIGNED_OUT', 'UNAUTHENTICATED_USER'],
      ['UNREACHABLE', 'NETWORK_ERROR'],
    ] as const) {
      const error = new ApiCallError({
        status_code: code === 'UNREACHABLE' ? 0 : 403,
        message: '',
        extra: { code },
      });
      const { client } = clientOf({ login: () => Promise.reject(error) });
      expect(await failure(client.credentials())).toMatchObject({ code: expected, cause: error });
    }
  });

  test.each([
    ['MISSING_IDENTITY_ID_RESPONSE', [{ body: {} }]],
    ['MISSING_IDENTITY_ID_RESPONSE', [{ body: 'x' }]],
    ['MISSING_CREDENTIALS_RESPONSE', [{}, { body: { IdentityId: 'local-1:1' } }]],
    ['MISSING_CREDENTIALS_RESPONSE', [{}, { body: { IdentityId: 'local-1:1', Credentials: {} } }]],
  ] as const)('%s', async (code, answers) => {
    const { client, replies } = clientOf();
    replies.push(...answers);
    expect(await failure(client.credentials())).toMatchObject({ code });
  });
});

describe('signed headers', () => {
  const request = { url: 'https://events.example:8443/event', body: '{}' };

  test('name host, time, session token and signature, in lower case', async () => {
    const { client } = clientOf();
    const headers = await client.signedHeaders(request);
    expect(headers).toMatchObject({
      host: 'events.example:8443',
      'x-amz-date': '20261121T120000Z',
      'x-amz-security-token': 't',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=key-2\/20261121\/local-1\/appsync\/aws4_request, SignedHeaders=accept;content-encoding;content-type;host;x-amz-date;x-amz-security-token, Signature=[0-9a-f]{64}$/,
      ),
    });
  });

  test('go by the service’s clock, not by a computer’s that is wrong', async () => {
    const { client, replies } = clientOf();
    replies.push({}, { headers: { date: 'Sat, 21 Nov 2026 14:30:00 GMT' } });
    expect((await client.signedHeaders(request))['x-amz-date']).toBe('20261121T143000Z');
  });

  test('are made with new credentials where the last ones were refused', async () => {
    const fresh: boolean[] = [];
    const { client } = clientOf({
      login: async (asked) => {
        fresh.push(asked);
        return { provider: 'marquee.example', token: 'a.b.c' };
      },
    });
    await client.signedHeaders(request);
    const { authorization } = await client.signedHeaders(request, { fresh: true });
    expect(authorization).toContain('Credential=key-3/');
    expect(fresh).toEqual([false, true]);
  });
});
