import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { idempotencyKeys } from '#api/store/tables/delivery.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { ENDPOINTS } from '#contract/capabilities.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpointErrors } from '#contract/endpoints/endpoint-errors.ts';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { acceptAsGuest, mergeGuest } from '#contract/guest/endpoints.ts';
import { createOperatorToken } from '#contract/operator/operator-token-endpoints.ts';
import { openCreatorView } from '#contract/people/endpoints.ts';
import { OPERATOR_ROLES } from '#contract/vocabulary/operator-words.ts';
import { LEAST_ROLE } from '#domain/operators/rights.ts';
import { startTestApi, type TestApi, type TestPerson, type TestRequest } from '../support/api.ts';
import { sampleInput } from '../support/sample-inputs.ts';

let api: TestApi;
let creator: TestPerson;
let owner: TestPerson;
let apiKey: string;
let guestToken: string;

beforeAll(async () => {
  api = await startTestApi();
  creator = await api.creator('alpha');
  owner = await api.operator('alpha', 'owner');
  apiKey = await api.service('alpha');
  guestToken = await api.guestLink('alpha', { activation_id: 2 });
});
afterAll(() => api.close());

const LATER = '2090-01-01T00:00:00Z';

const hasToken = (body: unknown): body is { token: string } =>
  typeof body === 'object' && body !== null && 'token' in body;

/** A call that the contract takes, by the right caller. */
function soundCall(endpoint: Endpoint): TestRequest {
  const { params, query, body } = sampleInput(endpoint, creator.uuid);
  const guest = endpoint.caller === 'guest';
  return {
    params,
    query: guest && 'token' in query ? { ...query, token: guestToken } : query,
    body: guest && hasToken(body) ? { ...body, token: guestToken } : body,
    ...(endpoint.caller === 'creator' ? { token: creator.token } : {}),
    ...(endpoint.caller === 'operator' ? { token: owner.token } : {}),
    ...(endpoint.caller === 'service' ? { headers: { 'x-api-key': apiKey } } : {}),
  };
}

const withToken = (endpoint: Endpoint, token: string): TestRequest => ({
  ...soundCall(endpoint),
  token,
});

/** By code: a request that provokes it by its caller, input or rate class. */
const PROVOCATIONS: Partial<Record<ErrorCode, (endpoint: Endpoint) => Promise<TestRequest>>> = {
  AUTH_TOKEN_MISSING: async (endpoint) => {
    const { token: _, ...rest } = soundCall(endpoint);
    return rest;
  },
  AUTH_TOKEN_INVALID: async (endpoint) =>
    withToken(endpoint, endpoint.caller === 'operator' ? creator.token : owner.token),
  AUTH_TOKEN_EXPIRED: async (endpoint) => {
    api.setTime(LATER);
    return soundCall(endpoint);
  },
  SESSION_ENDED: async (endpoint) => {
    const person =
      endpoint.caller === 'operator'
        ? await api.operator('alpha', 'owner')
        : await api.creator('alpha');
    await api.services.store.database
      .update(sessions)
      .set({ revoked_at: new Date(), revoked_reason: 'logout' })
      .where(eq(sessions.id, person.session_id));
    return withToken(endpoint, person.token);
  },
  ACCOUNT_SUSPENDED: async (endpoint) =>
    withToken(endpoint, (await api.creator('alpha', { status: 'suspended' })).token),
  VIEW_READ_ONLY: async (endpoint) => {
    const { token, uuid } = owner;
    const params = { creator_id: creator.id };
    const { body } = await api.call(openCreatorView, { token, query: { uuid }, params, body: {} });
    return withToken(endpoint, `View ${body.token}`);
  },
  PROGRAM_MISMATCH: async (endpoint) => {
    const call = soundCall(endpoint);
    return { ...call, query: { ...call.query, uuid: api.program('beta').uuid } };
  },
  NOT_ALLOWED: async (endpoint) => withToken(endpoint, (await api.operator('beta', 'owner')).token),
  ROLE_INSUFFICIENT: async (endpoint) => {
    const least = LEAST_ROLE[endpoint.action ?? 'read'];
    const lower = OPERATOR_ROLES[OPERATOR_ROLES.indexOf(least) - 1] ?? 'viewer';
    return withToken(endpoint, (await api.operator('alpha', lower)).token);
  },
  SIGN_IN_NEEDED: async (endpoint) => {
    const { token, uuid } = owner;
    const body = { name: 'Script', role: 'owner', expires_in_days: 1 } as const;
    const made = await api.call(createOperatorToken, { token, query: { uuid }, body });
    return withToken(endpoint, made.body.token);
  },
  API_KEY_MISSING: async (endpoint) => ({ ...soundCall(endpoint), headers: {} }),
  API_KEY_INVALID: async (endpoint) => ({
    ...soundCall(endpoint),
    headers: { 'x-api-key': 'k'.repeat(43) },
  }),
  GUEST_LINK_UNKNOWN: async (endpoint) => replaceToken(endpoint, 'u'.repeat(43)),
  GUEST_LINK_EXPIRED: async (endpoint) =>
    replaceToken(
      endpoint,
      await api.guestLink('alpha', { activation_id: 2, expires_at: new Date(Date.now() - 60_000) }),
    ),
  GUEST_LINK_REVOKED: async (endpoint) =>
    replaceToken(
      endpoint,
      await api.guestLink('alpha', { activation_id: 2, revoked_at: new Date() }),
    ),
  GUEST_LINK_MERGED: async (endpoint) => {
    const token = await api.guestLink('alpha', { activation_id: 2 });
    const agreements = { coc_accepted: true };
    await api.call(acceptAsGuest, { body: { token, name: 'Guest', agreements } });
    await api.call(mergeGuest, { token: (await api.creator('alpha')).token, body: { token } });
    return replaceToken(endpoint, token);
  },
  REQUEST_INVALID: async (endpoint) => {
    const call = soundCall(endpoint);
    if (endpoint.body) return { ...call, body: { ...(call.body as object), nonsense: 1 } };
    if (endpoint.query) return { ...call, query: { ...call.query, nonsense: 1 } };
    return {
      ...call,
      params: { ...call.params, [Object.keys(call.params ?? {})[0] ?? '']: 'A%00' },
    };
  },
  BODY_NOT_JSON: async (endpoint) => ({
    ...soundCall(endpoint),
    body: '{',
    headers: { ...soundCall(endpoint).headers, 'content-type': 'application/json' },
  }),
  BODY_TOO_LARGE: async (endpoint) => ({
    ...soundCall(endpoint),
    body: { text: 'x'.repeat(257 * 1024) },
  }),
  MEDIA_TYPE_UNSUPPORTED: async (endpoint) => ({
    ...soundCall(endpoint),
    body: '<a/>',
    headers: { ...soundCall(endpoint).headers, 'content-type': 'text/xml' },
  }),
  CURSOR_INVALID: async (endpoint) => {
    const call = soundCall(endpoint);
    return { ...call, query: { ...call.query, cursor: 'bm90IGEgY3Vyc29y' } };
  },
  IDEMPOTENCY_KEY_REUSED: async (endpoint) => {
    const { body } = soundCall(endpoint);
    const caller =
      endpoint.caller === 'guest' && hasToken(body)
        ? api.services.secrets.fingerprint(GUEST_TOKEN, body.token)
        : (endpoint.caller === 'operator' ? owner : creator).id;
    const key = `another request of ${endpoint.id}`;
    await api.services.store.database
      .insert(idempotencyKeys)
      .values({ caller: `${endpoint.caller}:${caller}`, key, request_hash: 'another' });
    return { ...soundCall(endpoint), headers: { 'idempotency-key': key } };
  },
};

function replaceToken(endpoint: Endpoint, token: string): TestRequest {
  const call = soundCall(endpoint);
  return {
    ...call,
    query: { ...call.query, ...('token' in (call.query ?? {}) ? { token } : {}) },
    body: hasToken(call.body) ? { ...call.body, token } : call.body,
  };
}

describe.each(Object.entries(PROVOCATIONS))('%s', (code, provoke) => {
  const concerned = ENDPOINTS.filter(
    (endpoint) =>
      endpointErrors(endpoint).includes(code as ErrorCode) &&
      !endpoint.errors.includes(code as ErrorCode),
  );
  test.each(concerned.map((endpoint) => [endpoint.id, endpoint] as const))(
    'is what %s answers',
    async (_id, endpoint) => {
      const request = await provoke(endpoint);
      const answer = await api.call(endpoint, request);
      api.setTime(new Date());
      expect(answer.code, JSON.stringify(answer.body)).toBe(code);
      expect(answer.error.status_code).toBe(answer.status);
      expect(answer.error.message).toMatch(/\.$/);
    },
  );
});

const WITHOUT_BODY = ENDPOINTS.filter(({ method, body }) => method !== 'GET' && !body);
test.each(WITHOUT_BODY.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s may be called as JSON without a body',
  async (_id, endpoint) => {
    const { token: _token, ...call } = soundCall(endpoint);
    const headers = { ...call.headers, 'content-type': 'application/json' };
    const answer = await api.call(endpoint, { ...call, body: '', headers });
    // Calls without needs succeed; all others are refused with a declared error.
    if (answer.status >= 400) expect(endpointErrors(endpoint)).toContain(answer.code);
    else expect(answer.status).toBe(endpoint.status);
  },
);

test('somebody who is refused has changed nothing', async () => {
  const { database } = api.services.store;
  const kept = await database.select().from(creators).where(eq(creators.id, creator.id));
  expect(kept[0]?.display_name).toMatch(/^Creator/);
});
