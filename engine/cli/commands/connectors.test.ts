import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSimulatedPlatforms } from '#api/simulated-platforms/simulated-platforms.ts';
import { runMarquee } from '../../../tests/support/run-marquee.ts';

let server: Server;
let origin: string;
beforeEach(async () => {
  const played = createSimulatedPlatforms('development', () => new Date());
  server = createServer((request, response) => {
    if (!played.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/simulated-platforms`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const check = (env: Record<string, string>, ...words: string[]) =>
  runMarquee(['connectors', 'check', ...words], { env });

test('says what a platform answers', async () => {
  const { code, stdout } = await check({ MARQUEE_CONNECTORS: origin });
  expect(stdout).toContain('Twitch (simulated) answers.\n  It gave an app token.\n');
  expect(stdout).toContain('  799 of 800 requests a minute are left.\n');
  expect(stdout).toContain('  It was asked to tell of 0 things.\n');
  expect(code).toBe(0);
});

test('answers JSON', async () => {
  const { stdout } = await check({ MARQUEE_CONNECTORS: origin }, '--json');
  expect(JSON.parse(stdout)).toMatchObject([
    { platform: 'twitch', state: 'well', simulated: true },
  ]);
});

test('a platform that does not answer is one to look at, and no crash', async () => {
  await fetch(origin, {
    method: 'POST',
    body: new URLSearchParams({ action: 'faults', outage: 'on' }),
  });
  const { code, stdout, stderr } = await check({ MARQUEE_CONNECTORS: origin });
  expect(stdout).toMatch(/^Twitch \(simulated\) does not answer\.\n {2}\S/);
  expect([code, stderr]).toEqual([1, '']);
});

test('without credentials, which ones are missing is said', async () => {
  const { code, stdout } = await check({});
  expect(stdout).toBe(
    'Twitch is not read here. MARQUEE_IDP_TWITCH_CLIENT_ID and _CLIENT_SECRET are not set, or MARQUEE_CONNECTORS is off.\n',
  );
  expect(code).toBe(0);
});
