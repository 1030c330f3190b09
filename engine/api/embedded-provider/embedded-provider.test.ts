import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browse } from '../../../tests/support/browse.ts';
import {
  atCallback,
  codeOf,
  type EmbeddedSignIn,
  startEmbeddedSignIn,
} from '../../../tests/support/embedded-sign-in.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

let provider: EmbeddedSignIn;
beforeAll(async () => {
  provider = await startEmbeddedSignIn();
});
afterAll(() => provider.close());

describe('whoever comes from elsewhere', () => {
  const ask = (headers: Record<string, string>, path = '/authorize?client_id=portal') =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(provider.origin);
      get({ port, host: '127.0.0.1', path: `/embedded-identity${path}`, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });

  test.each<Record<string, string>>([
    { host: 'marquee.example' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
    { host: 'localhost', 'x-forwarded-host': 'localhost' },
    { host: 'localhost', forwarded: 'for=203.0.113.7' },
  ])('is nobody: %o', async (headers) => {
    const paths = ['/authorize?client_id=portal', '/choose/any', '/pictures/maya.svg', '/token'];
    expect(await Promise.all(paths.map((path) => ask(headers, path)))).toEqual(
      paths.map(() => 403),
    );
  });

  test('and who does not is answered', async () => {
    expect(await ask({ host: 'localhost' }, '/pictures/maya.svg')).toBe(200);
  });
});

describe('the embedded provider', () => {
  test.each(['staging', 'production'] as const)('refuses to run in %s', (environment) => {
    expect(() => createEmbeddedProvider({ environment, secrets: provider.secrets })).toThrow(
      /development only/,
    );
  });

  test('leaves other addresses to the portal', async () => {
    for (const path of ['/', '/embedded-identity', '/embedded-identity-elsewhere/x'])
      expect(await (await fetch(provider.origin + path)).text()).toBe('the portal');
  });

  test('gives figures only for a token of its own', async () => {
    const url = `${provider.origin}/embedded-identity/statistics`;
    expect((await fetch(url)).status).toBe(401);
    const headers = { authorization: 'Bearer of-someone-else' };
    expect((await fetch(url, { headers })).status).toBe(401);
  });

  test('draws pictures', async () => {
    const response = await fetch(`${provider.origin}/embedded-identity/pictures/kenji.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('森健');
    expect((await fetch(`${provider.origin}/embedded-identity/pictures/hana.svg`)).status).toBe(
      404,
    );
  });

  test('sends nobody to an address that was not registered', async () => {
    const start = await provider.client.authorizationUrl({
      ...provider.begin(),
      redirectUri: 'https://elsewhere.example/auth/callback',
    });
    const { url, response } = await browse(start);
    expect(url.origin).toBe(provider.origin);
    expect(response?.status).toBe(400);
  });

  test('begins no sign-in without a code challenge', async () => {
    const signIn = provider.begin();
    const start = await provider.client.authorizationUrl({ ...signIn, loginHint: 'maya' });
    start.searchParams.delete('code_challenge');
    start.searchParams.delete('code_challenge_method');
    const { url } = await browse(start, { until: atCallback });
    expect(url.searchParams.get('error')).toBe('invalid_request');
    expect(await codeOf(provider.client.exchange({ ...signIn, callbackUrl: url }))).toBe('refused');
  });

  test('answers 503 until it knows its address', async () => {
    const early = createEmbeddedProvider({ environment: 'development', secrets: provider.secrets });
    expect(() => early.offered()).toThrow(/address/);
    const waiting = createServer((request, response) => void early.answer(request, response));
    await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
    const { port } = waiting.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/embedded-identity/authorize`);
    expect(response.status).toBe(503);
    await new Promise((resolve) => waiting.close(resolve));
  });
});
