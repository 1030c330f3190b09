import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer, untilReady } from '../support/browser/start-server.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/request.ts';

const data = mkdtempSync(join(tmpdir(), 'marquee-processes-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const build = join(process.env.MARQUEE_DATA || '.marquee', 'build');
const environment = {
  ...{
    MARQUEE_WORKERS: '2',
    MARQUEE_DATA: data,
    MARQUEE_BUILD: process.env.MARQUEE_BUILD || build,
  },
  MARQUEE_PROGRAMS: 'tests/fixtures/api',
};

/** When the process began that answers at an internal port; undefined while nobody does. */
async function begunAt(port: number): Promise<number | undefined> {
  const answer = await ask(port, '/metrics').catch(() => undefined);
  const started = /^process_start_time_seconds (\S+)$/m.exec(answer?.body.toString() ?? '');
  return started ? Number(started[1]) : undefined;
}

const childrenOf = (pid: number): string[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');

test('processes share a port, one that dies is replaced, and all end together', async () => {
  const internal = await freePort();
  const server = await startTestServer({ ...environment, MARQUEE_INTERNAL_PORT: String(internal) });
  try {
    await untilReady(server);
    await expect.poll(() => begunAt(internal)).toBeDefined();
    await expect.poll(() => begunAt(internal + 1)).toBeDefined();
    const [dying = ''] = childrenOf(server.process.pid ?? 0);
    process.kill(Number(dying), 'SIGKILL');
    // The other one answers meanwhile, at the same port.
    for (let time = 0; time < 20; time += 1)
      expect((await ask(server.port, '/programs/alpha')).status).toBe(200);
    await expect
      .poll(async () => [await begunAt(internal), await begunAt(internal + 1)].includes(undefined))
      .toBe(false);
    expect(childrenOf(server.process.pid ?? 0)).not.toContain(dying);
  } finally {
    await server.close();
  }
  expect(server.process.exitCode).toBe(0);
  expect(await begunAt(internal)).toBeUndefined();
  expect(await begunAt(internal + 1)).toBeUndefined();
}, 90_000);

test('one that cannot start ends all of them, and says why', async () => {
  const internal = await freePort();
  const blocking = createServer().listen(internal + 1, '127.0.0.1');
  await once(blocking, 'listening');
  const variables = { ...environment, MARQUEE_INTERNAL_PORT: String(internal) };
  const started = startTestServer(variables);
  const failure = await started
    .then(async ({ process: server, close }) => {
      // The first one was quicker.
      const [code] = server.exitCode === null ? await once(server, 'exit') : [server.exitCode];
      await close();
      return `ended with ${code}`;
    })
    .catch((error: Error) => error.message);
  blocking.close();
  expect(failure).toContain('ended with 1');
}, 60_000);
