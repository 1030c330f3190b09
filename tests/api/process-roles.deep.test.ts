import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueMail } from '#api/mail/outbox.ts';
import { mails } from '#api/store/tables.ts';
import { startTestServer, untilReady } from '../support/browser/start-server.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';
import { freePort } from '../support/free-port.ts';

/** Of tests/fixtures/api/alpha. */
const ALPHA = 'a1fa0000-0000-4000-8000-00000000000a';

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine({ store: 'closed' });
}, COMMANDS_TIMEOUT);
afterAll(() => line.close());

const states = () =>
  line.onStore(async ({ database }) =>
    (await database.select({ state: mails.state }).from(mails)).map(({ state }) => state),
  );

test('mails wait while calls alone are answered, and go out where a worker runs', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  await line.onStore((store) =>
    enqueueMail(store, {
      ...{ program_uuid: ALPHA, creator_id: null, address: 'ada@creators.example' },
      ...{ locale: 'en', kind: 'data_exported', params: {} },
    }),
  );
  const environment = { ...line.environment, MARQUEE_ENV: 'development' };

  const calls = await startTestServer(environment, 'calls');
  await untilReady(calls);
  expect((await fetch(`${calls.origin}/api/docs`)).status).toBe(200);
  await calls.close();
  // One that runs in the background would have been taken as the process began.
  expect(await states()).toEqual(['pending']);

  const internal = String(await freePort());
  const worker = await startTestServer(
    { ...environment, MARQUEE_INTERNAL_PORT: internal },
    'worker',
  );
  await untilReady(worker);
  expect(String(worker.port)).toBe(internal);
  const folder = join(line.folder, 'mail');
  const isSent = () => existsSync(folder) && readdirSync(folder).length > 0;
  await expect.poll(isSent, { timeout: 30_000 }).toBe(true);
  expect((await fetch(`${worker.origin}/metrics`)).status).toBe(200);
  expect((await fetch(`${worker.origin}/api/docs`)).status).toBe(404);
  expect((await fetch(`${worker.origin}/`)).status).toBe(404);
  await worker.close();
  expect(await states()).toEqual(['sent']);
});
