import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';

/** More than twice as many as are made at a time. */
const FLOOD = 250;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MARQUEE_RATE_LIMITS: 'off' });
}, 120_000);
afterAll(() => server?.close());

const ask = async (path: string, accept = 'text/html') => {
  const answer = await fetch(`${server.origin}${path}`, { headers: { accept } });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, text: await answer.text() };
};
const flood = (name: string, accept?: string) =>
  Array.from({ length: FLOOD }, (_, at) => ask(`/programs/sega/${name}-${at}`, accept));

test('beyond what can be made, new pages are refused with a time to come again; what is at hand is not', async () => {
  expect((await ask('/programs/sega')).status).toBe(200);
  const asked = flood('none');
  const atHand = await ask('/programs/sega');
  const answers = await Promise.all(asked);
  expect(atHand.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  // Whoever was let in is answered.
  expect(answers.filter(({ status }) => status === 404).length).toBe(FLOOD - refused.length);
  for (const { retryAfter, text } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(text).toMatch(/^Too many people want to see pages for the first time\./);
  }
  // The flood leaves nothing behind.
  expect((await ask('/programs/sega/none-again')).status).toBe(404);
});

test('a program is told as the API tells it', async () => {
  const answers = await Promise.all(flood('other', 'application/json'));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { text } of refused)
    expect(JSON.parse(text)).toMatchObject({ status_code: 503, extra: { code: 'TOO_BUSY' } });
});
