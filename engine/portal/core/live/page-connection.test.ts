import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '#contract/programs/view.ts';
import { decodeSubprotocols } from '#domain/events/connection-header.ts';
import type { Session } from '../../base/session/session-storage.ts';
import { connectionKey, pageConnection } from './page-connection.ts';

const ENDPOINT = 'https://events.elsewhere.example/event';
const UUID = 'a1fa0000-0000-4000-8000-00000000000a';
const view = {
  locale: 'en',
  events: { endpoint: ENDPOINT, region: 'eu-west-1', api_key: 'da2-theirs' },
  program: { uuid: UUID },
} as View;
const session = {
  user: { kind: 'creator', id: 'maya' },
  tokens: { auth_token: 'au.th.token', refresh_token: 'refresh', uuid: UUID },
} as Session;

/** What was connected to, and what was shown there. */
const opened: { url: string; headers: Readonly<Record<string, string>> }[] = [];
class SilentSocket {
  constructor(url: string, protocols: string[]) {
    opened.push({ url, headers: decodeSubprotocols(protocols.join(', ')) });
  }
  send() {}
  close() {}
}

beforeEach(() => {
  opened.length = 0;
  const stored = new Map([['creators_session', JSON.stringify(session)]]);
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('location', new URL('https://creators.example/'));
  vi.stubGlobal('document', { cookie: '', addEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  // No credentials: what is had then is the token.
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"__type":"NotAuthorizedException"}', { status: 400 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Connects as the channel is heard. */
async function connect(channel: string) {
  const release = pageConnection({ view, channel, session }).hold();
  await expect.poll(() => opened.length, { timeout: 10_000 }).toBe(1);
  release();
  return opened[0];
}

test('somebody else’s events service gets the public key of a signed-in creator, and nothing else', async () => {
  expect(await connect(`/bingo/${UUID}/2`)).toEqual({
    url: 'wss://events.elsewhere.example/event/realtime',
    headers: { host: 'events.elsewhere.example', 'x-api-key': 'da2-theirs' },
  });
});

test('what is one person’s is heard from our own service, whatever the site names', async () => {
  const { url, headers } = (await connect('/creators/maya')) ?? { url: '', headers: {} };
  expect(url).toBe('wss://creators.example/event/realtime');
  expect(headers.host).toBe('creators.example');
});

test('who signs in or out keeps the connection on which nobody is anybody', () => {
  const hearing = { view, channel: '/public/p1/news', session };
  expect(connectionKey(hearing)).toBe(connectionKey({ ...hearing, session: undefined }));
  const own = { ...hearing, channel: '/creators/maya' };
  expect(connectionKey(own)).not.toBe(connectionKey({ ...own, session: undefined }));
  expect(connectionKey(own)).not.toBe(connectionKey(hearing));
});

test('where the site names an identity service, its guests sign, and no login is shown to it', async () => {
  const asked: { url: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(init.body)) });
    const IdentityId = 'eu-west-1:11111111-2222-4333-8444-555555555555';
    const Credentials = {
      AccessKeyId: 'ASIAGUEST',
      SecretKey: 'secret',
      SessionToken: 'session',
      Expiration: 1,
    };
    return Response.json(asked.length === 1 ? { IdentityId } : { IdentityId, Credentials });
  });
  const identity = {
    endpoint: 'https://cognito-identity.eu-west-1.amazonaws.com/',
    identity_pool_id: 'eu-west-1:99999999-2222-4333-8444-555555555555',
    region: 'eu-west-1',
  };
  const named = { ...view, events: { endpoint: ENDPOINT, api_key: 'da2-theirs', identity } };
  const hearing = { view: named, channel: `/bingo/${UUID}/2`, session };
  const release = pageConnection(hearing).hold();
  await expect.poll(() => opened.length, { timeout: 10_000 }).toBe(1);
  release();
  expect(asked.map(({ url }) => url)).toEqual([identity.endpoint, identity.endpoint]);
  expect(asked.map(({ body }) => body)).toEqual([
    { IdentityPoolId: identity.identity_pool_id },
    { IdentityId: 'eu-west-1:11111111-2222-4333-8444-555555555555' },
  ]);
  expect(opened[0]?.headers).toMatchObject({
    host: 'events.elsewhere.example',
    'x-amz-security-token': 'session',
    authorization: expect.stringContaining('Credential=ASIAGUEST/'),
  });
  expect(JSON.stringify([asked, opened])).not.toContain('au.th.token');
});
