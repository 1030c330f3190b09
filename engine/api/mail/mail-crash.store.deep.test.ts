import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { SAMPLE_BRAND } from '../../../tests/support/sample-mails.ts';
import { openSmtpSink } from '../../../tests/support/smtp-sink.ts';
import { createTestDatabase } from '../../../tests/support/store.ts';
import { openStore, type StoreOptions } from '../store/store.ts';
import { mails } from '../store/tables.ts';
import { MailWorker } from './mail-worker.ts';
import { enqueueMail } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';

async function withStore<T>(
  options: StoreOptions,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
): Promise<T> {
  const store = await openStore(options);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test('a process killed between sending and recording leaves a mail that is never sent again', async () => {
  const database = await createTestDatabase();
  const sink = await openSmtpSink({ onMail: () => new Promise(() => {}) });
  try {
    const program_uuid = randomUUID();
    await withStore(database.options, (store) =>
      enqueueMail(store, {
        program_uuid,
        creator_id: null,
        address: 'ada@creators.example',
        locale: 'en',
        kind: 'data_exported',
        params: {},
      }),
    );
    const child = spawn(
      process.execPath,
      ['tests/support/mail-process.ts', JSON.stringify(database.options), sink.url],
      { stdio: 'inherit' },
    );
    await expect.poll(() => sink.mails.length, { timeout: 30_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');

    await withStore(database.options, async (store) => {
      const states = async () =>
        (await store.database.select({ state: mails.state }).from(mails)).map(({ state }) => state);
      expect(await states()).toEqual(['handing_over']);
      const hourLater = new Date(Date.now() + 60 * 60_000);
      const worker = new MailWorker({
        store,
        transport: smtpTransport({ url: sink.url, from: 'mail@acme.example' }),
        brandOf: () => SAMPLE_BRAND,
        unsubscribeUrl: () => 'https://acme.example/api/unsubscribe?token=one',
        log: { info: () => {}, warn: () => {}, error: () => {} },
        now: () => hourLater,
        pollInterval: 20,
      });
      worker.start();
      await expect.poll(states).toEqual(['unknown']);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await worker.stop();
      expect(await states()).toEqual(['unknown']);
      expect(sink.mails).toHaveLength(1);
    });
  } finally {
    await sink.close();
    await database.drop();
  }
});
