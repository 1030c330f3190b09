import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { SAMPLE_BRAND } from '../../../tests/support/sample-mails.ts';
import { unsubscribePlugin } from './unsubscribe-plugin.ts';

const TOKEN = 'a token/with+signs';
const OPERATORS = 'an operator';
let ended: string[] = [];
beforeEach(() => {
  ended = [];
});

async function openApp(served = true) {
  const app = fastify();
  await app.register(unsubscribePlugin, {
    look: async (token) => {
      if (token === OPERATORS) return { brand: SAMPLE_BRAND, locale: 'en', page: 'notifications' };
      return token === TOKEN ? { brand: SAMPLE_BRAND, locale: 'de', page: 'account' } : undefined;
    },
    end: async (token) => {
      ended.push(token);
    },
    fallback: () =>
      served
        ? { brand: { ...SAMPLE_BRAND, title: '<Portal>' }, locale: 'en', page: 'account' }
        : undefined,
  });
  return app;
}

test('opening the link only asks, and the form on its page ends the mails', async () => {
  const app = await openApp();
  const asked = await app.inject({ url: '/unsubscribe', query: { token: TOKEN } });
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('<html lang="de" dir="ltr">');
  expect(asked.body).toContain('keine E-Mails dieser Art von Acme Creators');
  expect(ended).toEqual([]);

  const action = /action="([^"]+)"/.exec(asked.body)?.[1] ?? '';
  const done = await app.inject({
    method: 'POST',
    url: new URL(action, 'https://acme.example/unsubscribe').pathname,
    query: { token: new URL(action, 'https://acme.example/').searchParams.get('token') ?? '' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('Du erhältst keine E-Mails dieser Art mehr.');
  expect(ended).toEqual([TOKEN]);
});

test.each(['GET', 'POST'] as const)(
  '%s with a token that does not hold ends nothing',
  async (method) => {
    const app = await openApp();
    const url = method === 'GET' ? '/unsubscribe' : '/unsubscribe/confirm';
    for (const query of ['?token=forged', '', '?token=a&token=b', `?token=${'x'.repeat(3_000)}`]) {
      const answer = await app.inject({ method, url: `${url}${query}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('This link is not valid.');
      expect(answer.body).toContain('&lt;Portal&gt;');
    }
    expect(ended).toEqual([]);
  },
);

test('its policy allows its own style and form, and nothing else', async () => {
  const app = await openApp();
  const { body, headers } = await app.inject({ url: '/unsubscribe', query: { token: TOKEN } });
  const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none';style-src 'sha256-${hash}';form-action 'self';base-uri 'none';frame-ancestors 'none'`,
  );
  expect(body).not.toMatch(/ style=|<script|src=/);
  expect(headers['cache-control']).toBe('no-store');
});

test('an operator is led to the settings in the console', async () => {
  const app = await openApp();
  const asked = await app.inject({ url: '/unsubscribe', query: { token: OPERATORS } });
  expect(asked.body).toContain(`href="${SAMPLE_BRAND.console_url}/notifications"`);
  expect(asked.body).not.toContain('/account"');
});

test('a link that does not hold is refused in plain words where no program is served', async () => {
  const app = await openApp(false);
  const answer = await app.inject('/unsubscribe?token=old');
  expect([answer.statusCode, answer.body]).toEqual([400, 'This link is not valid.']);
});
