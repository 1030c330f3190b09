import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  ProviderClient,
  type ProviderClientOptions,
} from '#api/identity-providers/provider-client.ts';
import { ProviderError } from '#api/identity-providers/provider-error.ts';
import type { OfferedProvider, ProviderDescriptor } from '#api/identity-providers/providers.ts';

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: URLSearchParams;
}

/** The server's answer at one path; `silence`: none, ever. */
export type OauthReply = { status?: number; json?: unknown; raw?: string } | 'silence';

/** A sign-in that has begun. */
export const SIGN_IN = {
  state: 'the-state',
  nonce: 'the-nonce',
  // RFC 7636, appendix B.
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  redirectUri: 'https://marquee.example/auth/callback',
};

/**
 * An OAuth 2 server that answers as each test wants it to, and notes what it was asked, with the
 * client that is tested at it. It serves as long as the tests of the file run; before each it is as
 * new: the token and the profile come as they should.
 */
export function serveOauth() {
  const replies = new Map<string, OauthReply | (() => OauthReply)>();
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push({
      path,
      headers: request.headers,
      body: new URLSearchParams(await text(request)),
    });
    const planned = replies.get(path.split('?')[0] ?? '');
    const reply = typeof planned === 'function' ? planned() : planned;
    if (reply === 'silence') return;
    const { status = reply ? 200 : 404, json = {}, raw } = reply ?? {};
    response.writeHead(status, { 'content-type': raw ? 'text/html' : 'application/json' });
    response.end(raw ?? JSON.stringify(json));
  });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    asked.length = 0;
    replies.clear();
    replies.set('/token', { json: { access_token: 'an-access-token', token_type: 'bearer' } });
    replies.set('/profile', { json: { id: 42, username: 'Ada' } });
  });

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** The server as a provider that people are offered. */
  const provider = (quirks: Partial<ProviderDescriptor> = {}): OfferedProvider => ({
    descriptor: {
      id: 'sample',
      name: 'Sample',
      icon: 'tabler:users',
      protocol: 'oauth2',
      authorization_endpoint: `${origin()}/authorize`,
      token_endpoint: `${origin()}/token`,
      profile_endpoint: `${origin()}/profile`,
      scopes: ['identify', 'email'],
      profile: { id: '/id', name: '/username' },
      ...quirks,
    },
    clientId: 'our id',
    clientSecret: 'our:secret',
    insecure: true,
  });
  /** Ends a sign-in: `query` is what the provider sent the browser back with. */
  const exchange = (
    quirks: Partial<ProviderDescriptor> = {},
    {
      query = 'code=the-code&state=the-state',
      ...options
    }: ProviderClientOptions & { query?: string } = {},
  ) => {
    const callbackUrl = new URL(`http://10.0.0.7:3000/anywhere?${query}`);
    return new ProviderClient(provider(quirks), options).exchange({ ...SIGN_IN, callbackUrl });
  };
  return {
    origin,
    /** By path. */
    replies,
    /** The requests so far, in their order. */
    asked,
    /** The first request to an address that begins like this. */
    to: (path: string) => {
      const found = asked.find((each) => each.path.startsWith(path));
      if (!found) throw new Error(`Nobody asked for ${path}.`);
      return found;
    },
    provider,
    exchange,
  };
}

/** The code of what a client throws. */
export const providerErrorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof ProviderError ? error.code : error),
  );
