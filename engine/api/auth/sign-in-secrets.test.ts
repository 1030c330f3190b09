import { expect, test } from 'vitest';
import { bindBrowser, readSignInCookie } from './sign-in-secrets.ts';

const VALUE = 'v'.repeat(43);

/** What a browser is told to keep, by the origin that it asked. */
function bind(origin: string, cookies: Record<string, string> = {}) {
  const kept: { name: string; value: string; path: string }[] = [];
  const reply = {
    setCookie: (name: string, value: string, { path }: { path: string }) =>
      void kept.push({ name, value, path }),
    clearCookie: () => undefined,
  };
  const request = {
    ...{ id: '1', ip: '127.0.0.1', user_agent: undefined, accept_language: undefined },
    ...{ origin, cookies },
  };
  bindBrowser({ request, reply }, { make: () => VALUE, seconds: 600, path: '/api' });
  return kept;
}

test('over https the cookie is of one host alone, which no other host can set', () => {
  expect(bind('https://acme.example')).toEqual([
    { name: '__Host-marquee_sign_in', value: VALUE, path: '/' },
  ]);
  const other = 'o'.repeat(43);
  // What was set over http, or by a host below, counts for nothing.
  expect(bind('https://acme.example', { marquee_sign_in: other })[0]?.value).toBe(VALUE);
  expect(bind('https://acme.example', { '__Host-marquee_sign_in': other })[0]?.value).toBe(other);
});

test('without https, where browsers take no such cookie, only the API’s paths receive it', () => {
  expect(bind('http://localhost:3000')).toEqual([
    { name: 'marquee_sign_in', value: VALUE, path: '/api' },
  ]);
  const request = {
    ...{ id: '1', ip: '127.0.0.1', user_agent: undefined, accept_language: undefined },
    ...{ origin: 'http://localhost:3000', cookies: { marquee_sign_in: 'short' } },
  };
  expect(readSignInCookie({ request })).toBeUndefined();
});
