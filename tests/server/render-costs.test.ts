import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointErrors } from '#contract/endpoints/endpoint-errors.ts';
import { readView } from '#contract/programs/view-endpoint.ts';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    MARQUEE_RATE_LIMITS: 'on',
    MARQUEE_ENV: 'development',
    MARQUEE_TRUST_PROXY: '127.0.0.1,::1',
  });
}, 120_000);
afterAll(() => server?.close());

const ask = (path: string, from: string, accept = 'text/html') =>
  fetch(`${server.origin}${path}`, {
    headers: { 'x-forwarded-for': from, accept },
    redirect: 'manual',
  });

test('who has page after page made anew is told to wait; pages from memory and others are not', {
  timeout: 180_000,
}, async () => {
  expect((await ask('/programs/sega', '192.0.2.1')).status).toBe(200);
  let refused: Response | undefined;
  for (let count = 0; count < 1_300 && !refused; count += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(`/programs/sega/none-${count + at}`, '192.0.2.1')),
    );
    refused = answers.find(({ status }) => status === 429);
    expect(answers.every(({ status }) => status === 404 || status === 429)).toBe(true);
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(/^Your network asked for too many pages/);
  const view = await ask('/portal/view?href=/', '192.0.2.1', 'application/json');
  expect(view.status).toBe(429);
  expect(endpointErrors(readView)).toContain((await view.json()).extra.code);
  expect((await ask('/programs/sega', '192.0.2.1')).status).toBe(200);
  expect((await ask('/programs/sega/none-again', '192.0.2.2')).status).toBe(404);
});
