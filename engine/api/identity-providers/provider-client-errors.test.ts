import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  type OauthReply,
  providerErrorOf,
  SIGN_IN,
  serveOauth,
} from '../../../tests/support/oauth-server.ts';
import { ProviderClient } from './provider-client.ts';

const { replies, asked, provider, exchange } = serveOauth();

describe('an error tells', () => {
  test.each([
    ['access_denied', 'denied'],
    ['user_cancelled_login', 'denied'],
    ['temporarily_unavailable', 'unreachable'],
    ['invalid_scope', 'refused'],
  ])('of %s that it is "%s"', async (error, code) => {
    expect(await providerErrorOf(exchange({}, { query: `error=${error}&state=the-state` }))).toBe(
      code,
    );
    expect(asked).toEqual([]);
  });

  test.each(['code=c', 'code=c&state=other', 'error=access_denied'])(
    'of "%s" that it belongs to another sign-in, before asking the provider',
    async (query) => {
      expect(await providerErrorOf(exchange({}, { query }))).toBe('state_mismatch');
      expect(asked).toEqual([]);
    },
  );

  test.each<[string, string, OauthReply, string]>([
    ['the code is refused', '/token', { status: 400, json: { error: 'invalid_grant' } }, 'refused'],
    ['the token endpoint is down', '/token', { status: 502, raw: 'bad gateway' }, 'unreachable'],
    ['the token endpoint is silent', '/token', 'silence', 'unreachable'],
    ['the token is missing', '/token', { json: { error: 'invalid_grant' } }, 'invalid_answer'],
    ['the token answer is a page', '/token', { raw: '<html>' }, 'invalid_answer'],
    ['the profile is refused', '/profile', { status: 401 }, 'refused'],
    ['the profile endpoint is silent', '/profile', 'silence', 'unreachable'],
    ['the profile is a page', '/profile', { raw: '<html>' }, 'invalid_answer'],
    ['the profile has no id', '/profile', { json: { username: 'Ada' } }, 'invalid_answer'],
    [
      'the profile is endless',
      '/profile',
      { json: { id: 42, more: 'x'.repeat(1_000_000) } },
      'invalid_answer',
    ],
  ])('when %s', async (_what, path, reply, code) => {
    replies.set(path, reply);
    expect(await providerErrorOf(exchange({}, { timeout: 0.3 }))).toBe(code);
  });

  test('when nobody listens at the address', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const quirks = { token_endpoint: `http://127.0.0.1:${port}/token` };
    expect(await providerErrorOf(exchange(quirks))).toBe('unreachable');
  });

  test('nothing of what the provider wrote but a code', async () => {
    replies.set('/token', {
      status: 400,
      json: { error: 'oh no: the-code <b>', error_description: 'the-code our:secret' },
    });
    const error: unknown = await exchange().catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'refused', detail: 'unknown', provider: 'sample' });
    const told = `${(error as Error).stack}${JSON.stringify(error)}${(error as Error).cause}`;
    expect(told).not.toMatch(/the-code|our:secret/);
  });

  test('that plain http is for the embedded provider only', async () => {
    const { insecure: _insecure, ...secure } = provider();
    const callbackUrl = new URL('https://marquee.example/?code=c&state=the-state');
    const refused = new ProviderClient(secure).exchange({ ...SIGN_IN, callbackUrl });
    expect(await providerErrorOf(refused)).toBe('invalid_answer');
    expect(asked).toEqual([]);
  });
});
