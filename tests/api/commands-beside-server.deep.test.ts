import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';
import { TEST_STORE_KIND } from '../support/store.ts';

let line: CommandLine;
let server: TestServer;
beforeAll(async () => {
  line = await startCommandLine({ store: 'closed' });
  server = await startTestServer({ ...line.environment, MARQUEE_ENV: 'development' }, 'api');
}, COMMANDS_TIMEOUT);
afterAll(async () => {
  await server.close();
  await line.close();
});

const isReady = async () => (await fetch(`${server.origin}/readyz`)).status === 200;

test('every command of the store works beside a running server, even one that is starting', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  const keys = join(line.folder, 'keys.csv');
  writeFileSync(keys, 'key_option_id,key\n21,BESIDE-1\n22,BESIDE-2\n');
  const backup = join(line.folder, 'beside.backup');
  const program = ['--program', 'alpha'];
  // What it lists depends on how far the server has come with applying the campaign.
  expect((await line.marquee('plan', 'alpha')).code).toBe(0);
  await untilReady(server);
  const done: [string[], string][] = [
    [['plan', 'alpha'], 'Nothing to do'],
    [['apply', 'alpha', '--yes'], 'Nothing to do'],
    [['keys', 'import', keys, ...program], 'Alpha Creators: 2 imported, 0 duplicates, 0 rejected.'],
    [['operator', 'grant', 'alpha', 'ana@alpha.example', '--role', 'owner'], 'is now owner'],
    [['operator', 'list', 'alpha'], 'ana@alpha.example'],
    [
      ['guest-link', 'create', ...program, '--activation', '3', '--label', 'x'],
      '/activations/alpha/',
    ],
    [['api-key', 'list', 'alpha'], 'REVOKED'],
    [['mail', 'list', 'alpha'], 'REASON'],
    [['backup', backup], ' rows of '],
  ];
  for (const [words, said] of done) {
    const { code, stdout, stderr } = await line.marquee(...words);
    expect([words.join(' '), code, stdout, stderr]).toEqual([
      words.join(' '),
      0,
      expect.stringContaining(said),
      expect.anything(),
    ]);
  }
  expect(await isReady()).toBe(true);
});

test.runIf(TEST_STORE_KIND === 'embedded')(
  'a backup is not restored below a running server',
  async () => {
    const backup = join(line.folder, 'refused.backup');
    expect((await line.marquee('backup', backup)).code).toBe(0);
    const { code, stderr } = await line.marquee('restore', backup, '--replace');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Stop that process')]);
  },
  COMMANDS_TIMEOUT,
);

test.runIf(TEST_STORE_KIND === 'embedded')(
  "two commands at once take turns, and what a killed server leaves is in nobody's way",
  async () => {
    const lists = await Promise.all(
      [1, 2].map(() =>
        line.marquee('operator', 'grant', 'alpha', 'b@alpha.example', '--role=viewer'),
      ),
    );
    expect(lists.map(({ code }) => code)).toEqual([0, 0]);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    expect((await line.marquee('operator', 'list', 'alpha')).stdout).toContain('b@alpha.example');
    server = await startTestServer({ ...line.environment, MARQUEE_ENV: 'development' }, 'api');
    expect((await line.marquee('operator', 'list', 'alpha')).stdout).toContain('b@alpha.example');
  },
  COMMANDS_TIMEOUT,
);
