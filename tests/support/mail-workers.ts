import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { MailWorker, type MailWorkerOptions } from '#api/mail/mail-worker.ts';
import type { QueuedMail } from '#api/mail/outbox.ts';
import { smtpTransport } from '#api/mail/smtp-transport.ts';
import { asc } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { creators, mails } from '#api/store/tables.ts';
import { SAMPLE_BRAND } from './sample-mails.ts';
import { openSmtpSink, type SinkOptions, type SmtpSink } from './smtp-sink.ts';
import { openTestStore } from './store.ts';

/** The one program that workers know the brand of. */
export const PROGRAM = randomUUID();

/** A mail to somebody without an account, unless changed. */
export const mail = (changes: object = {}): QueuedMail =>
  ({
    program_uuid: PROGRAM,
    creator_id: null,
    address: 'ada@creators.example',
    locale: 'en',
    kind: 'key_claimed',
    params: { title: 'Arena' },
    ...changes,
  }) as QueuedMail;

/**
 * An outbox that is empty before each test, with workers and mail servers that end after it. The
 * store is that of all tests of the file.
 */
export function mailWorkers() {
  let store: Store;
  let workers: MailWorker[] = [];
  let sinks: SmtpSink[] = [];
  let logged: { level: string; details: object; message: string }[] = [];

  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    logged = [];
    await store.database.delete(mails);
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(sinks.map((sink) => sink.close()));
    workers = [];
    sinks = [];
  });

  const rows = () => store.database.select().from(mails).orderBy(asc(mails.id));
  const states = async () => (await rows()).map(({ state }) => state);
  return {
    store: () => store,
    /** The workers' log since the test began. */
    logged: () => logged,
    /** A mail server that keeps what it gets. */
    openSink: async (options?: SinkOptions): Promise<SmtpSink> => {
      const sink = await openSmtpSink(options);
      sinks.push(sink);
      return sink;
    },
    /** A worker that sends to that server. */
    startWorker: (sink: SmtpSink, options: Partial<MailWorkerOptions> = {}): MailWorker => {
      const note = (level: string) => (details: object, message: string) => {
        logged.push({ level, details, message });
      };
      const worker = new MailWorker({
        store,
        transport: smtpTransport({ url: sink.url, from: 'mail@acme.example' }),
        brandOf: (uuid) => (uuid === PROGRAM ? SAMPLE_BRAND : undefined),
        unsubscribeUrl: (subject) => {
          const { 1: whom, 2: what } = Object.values(subject);
          return `https://acme.example/api/unsubscribe?token=${whom}.${what}`;
        },
        log: { info: note('info'), warn: note('warn'), error: note('error') },
        pollInterval: 20,
        ...options,
      });
      workers.push(worker);
      worker.start();
      return worker;
    },
    createCreator: async (changes: Partial<typeof creators.$inferInsert> = {}): Promise<string> => {
      const [creator] = await store.database
        .insert(creators)
        .values({
          program_uuid: PROGRAM,
          display_name: 'Ada',
          email: 'ada@creators.example',
          email_verified_at: new Date(),
          locale: 'de',
          ...changes,
        })
        .returning({ id: creators.id });
      if (!creator) throw new Error('The store took a creator and did not return them.');
      return creator.id;
    },
    /** The mails of the outbox, oldest first. */
    rows,
    states,
    /** Waits until the mails are in these states, oldest first. */
    settled: (expected: readonly string[]) =>
      expect.poll(states, { timeout: 30_000 }).toEqual(expected),
  };
}
