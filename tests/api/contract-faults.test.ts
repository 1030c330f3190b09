import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_LIMITS, type RateLimits } from '#api/http/rate-limits.ts';
import type { IdentityProviders, OfferedClient } from '#api/http/services.ts';
import { unsubscribeToken } from '#api/mail/unsubscribe-links.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { startTestApi, type TestApi, type TestPerson, type TestRequest } from '../support/api.ts';
import { sampleInput } from '../support/sample-inputs.ts';

let mode: 'pass' | 'refuse' | 'break' = 'pass';
const count = async () => {
  if (mode === 'break') throw new Error('on purpose');
  return mode === 'refuse' ? { retryAfter: 7 } : undefined;
};
const rateLimits: RateLimits = { ...NO_LIMITS, check: count, checkAddress: count };

/** A provider that can always be reached, so that a sign-in gets as far as the store. */
const TWITCH = {
  id: 'twitch',
  name: 'Twitch',
  icon: 'tabler:brand-twitch',
  everywhere: true,
  operators: true,
  client: { authorizationUrl: async () => new URL('https://id.twitch.example/authorize') },
} as unknown as OfferedClient;
const IDENTITY: IdentityProviders = {
  clients: () => new Map([['twitch', TWITCH]]),
  redirectUri: () => 'https://marquee.example/auth/callback',
  isOwnOrigin: () => true,
};

let api: TestApi;
let creator: TestPerson;
let owner: TestPerson;
let apiKey: string;
let guestToken: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimits, identity: IDENTITY });
  creator = await api.creator('alpha');
  owner = await api.operator('alpha', 'owner');
  apiKey = await api.service('alpha');
  guestToken = await api.guestLink('alpha', { activation_id: 2 });
});
// The last group closes the store.
afterAll(() => api.app.close());

/** With the token of a link that holds, where a guest calls. */
const withGuest = <Part>({ caller }: Endpoint, part: Part): Part =>
  caller === 'guest' && part instanceof Object && 'token' in part
    ? { ...part, token: guestToken }
    : part;

function soundCall(endpoint: Endpoint): TestRequest {
  const { params, query, body } = sampleInput(endpoint, creator.uuid);
  const token = { creator: creator.token, operator: owner.token }[endpoint.caller as string];
  return {
    params,
    query: withGuest(endpoint, query),
    body: withGuest(endpoint, body),
    ...(token ? { token } : {}),
    ...(endpoint.caller === 'service' ? { headers: { 'x-api-key': apiKey } } : {}),
  };
}

/** A call whose tokens are worth looking up. */
async function convincing(endpoint: Endpoint): Promise<TestRequest> {
  const call = soundCall(endpoint);
  const { mailTokens } = api.services;
  const subject = '11111111-1111-4111-8111-111111111111';
  switch (endpoint.id) {
    case 'verifyEmail': {
      const token = await mailTokens.sign({ purpose: 'verify_email', subject }, 60);
      return { ...call, body: { token } };
    }
    case 'unsubscribe': {
      const theirs = { program_uuid: creator.uuid, creator_id: subject, category: 'news' } as const;
      return { ...call, query: { token: await unsubscribeToken(mailTokens, theirs) } };
    }
    case 'signIn':
    case 'linkIdentity':
      return { ...call, headers: { cookie: `marquee_sign_in=${'c'.repeat(43)}` } };
    default:
      return call;
  }
}

const each = ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const);

describe('too many calls', () => {
  test.each(each)('are refused by %s with the time to wait', async (_id, endpoint) => {
    mode = 'refuse';
    const answer = await api.call(endpoint, soundCall(endpoint)).finally(() => {
      mode = 'pass';
    });
    expect([answer.status, answer.code]).toEqual(
      // A guest's token inside the body is read before it is known whose calls to count.
      [429, 'RATE_LIMITED'],
    );
    expect(answer.headers['retry-after']).toBe('7');
  });
});

describe('a fault of ours', () => {
  test.each(each)('in %s says nothing of its cause', async (_id, endpoint) => {
    mode = 'break';
    const answer = await api.call(endpoint, soundCall(endpoint)).finally(() => {
      mode = 'pass';
    });
    expect([answer.status, answer.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(answer.body)).not.toContain('on purpose');
  });
});

describe('without its store', () => {
  beforeAll(() => {
    api.services.sessions.forgetAll();
    return api.services.store.close();
  });

  const stored = each.filter(([, { storeless }]) => !storeless);
  test.each(stored)('%s answers that it cannot reach its records', async (_id, endpoint) => {
    const answer = await api.call(endpoint, await convincing(endpoint));
    expect([answer.status, answer.code]).toEqual([503, 'STORE_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('2');
  });
});
