import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLE_BRAND } from '../../../tests/support/sample-mails.ts';
import { openSmtpSink, type SinkOptions, type SmtpSink } from '../../../tests/support/smtp-sink.ts';
import { openTestStore } from '../../../tests/support/store.ts';
import type { Store } from '../store/store.ts';
import { creators, mails } from '../store/tables.ts';
import { claimMail } from './mail-rows.ts';
import { MailWorker, type MailWorkerOptions } from './mail-worker.ts';
import { enqueueMail, forgetMails, mailCreator, type QueuedMail } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';

const PROGRAM = randomUUID();
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

async function openSink(options?: SinkOptions): Promise<SmtpSink> {
  const sink = await openSmtpSink(options);
  sinks.push(sink);
  return sink;
}

function startWorker(sink: SmtpSink, options: Partial<MailWorkerOptions> = {}): MailWorker {
  const note = (level: string) => (details: object, message: string) => {
    logged.push({ level, details, message });
  };
  const worker = new MailWorker({
    store,
    transport: smtpTransport({ url: sink.url, from: 'mail@acme.example' }),
    brandOf: (uuid) => (uuid === PROGRAM ? SAMPLE_BRAND : undefined),
    unsubscribeUrl: ({ creator_id, category }) =>
      `https://acme.example/api/unsubscribe?token=${creator_id}.${category}`,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    pollInterval: 20,
    ...options,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

const mail = (changes: object = {}): QueuedMail =>
  ({
    program_uuid: PROGRAM,
    creator_id: null,
    address: 'ada@creators.example',
    locale: 'en',
    kind: 'key_claimed',
    params: { title: 'Arena' },
    ...changes,
  }) as QueuedMail;

async function createCreator(changes: Partial<typeof creators.$inferInsert> = {}): Promise<string> {
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
  return creator!.id;
}

const rows = () => store.database.select().from(mails).orderBy(asc(mails.id));
const states = async () => (await rows()).map(({ state }) => state);
const settled = (expected: readonly string[]) =>
  expect.poll(states, { timeout: 10_000 }).toEqual(expected);

describe('the outbox', () => {
  test('sends what was committed, and nothing of what was not', async () => {
    const sink = await openSink();
    startWorker(sink, { pollInterval: 60_000 });
    const failed = store.transaction(async () => {
      await enqueueMail(store, mail({ address: 'never@creators.example' }));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await store.transaction(() => enqueueMail(store, mail()));
    await settled(['sent']);
    expect(sink.mails.map(({ to }) => to)).toEqual([['ada@creators.example']]);
  });

  test('takes no mail that cannot be sent', async () => {
    const bad = mail({ address: 'a@b.example\r\nBcc: evil@e.example' });
    await expect(enqueueMail(store, bad)).rejects.toThrow('no mail address');
    await expect(enqueueMail(store, mail({ params: { key: 'AAAA' } }))).rejects.toThrow(
      'key_claimed',
    );
    expect(await rows()).toEqual([]);
  });

  test('finds a creator’s address, name and language, and only a verified address', async () => {
    const creator_id = await createCreator();
    const message = { kind: 'data_exported', params: {} } as const;
    expect(await mailCreator(store, { program_uuid: PROGRAM, creator_id }, message)).toBe(true);
    expect(await rows()).toMatchObject([
      {
        address: 'ada@creators.example',
        locale: 'de',
        category: 'account',
        params: { name: 'Ada' },
      },
    ]);
    const stranger = await createCreator({ email_verified_at: null });
    const nobody = await createCreator({ email: null });
    for (const id of [stranger, nobody])
      expect(await mailCreator(store, { program_uuid: PROGRAM, creator_id: id }, message)).toBe(
        false,
      );
    const elsewhere = { program_uuid: randomUUID(), creator_id };
    expect(await mailCreator(store, elsewhere, message)).toBe(false);
    expect(await rows()).toHaveLength(1);
  });
});

test('the outbox forgets one person without touching the mails of others', async () => {
  const creator_id = await createCreator();
  await enqueueMail(store, mail({ creator_id }));
  await enqueueMail(store, mail({ creator_id: await createCreator() }));
  await enqueueMail(store, mail({ kind: 'account_deleted', params: {} }));
  await forgetMails(store, creator_id);
  expect((await rows()).map(({ kind }) => kind)).toEqual(['key_claimed', 'account_deleted']);
});

describe('a mail that leaves', () => {
  test('is in the brand’s name and the person’s language, and can be switched off', async () => {
    const sink = await openSink();
    startWorker(sink);
    const creator_id = await createCreator();
    await mailCreator(store, { program_uuid: PROGRAM, creator_id }, mail());
    await settled(['sent']);
    const [row] = await rows();
    const content = sink.mails[0]?.content ?? '';
    expect(content).toContain('From: Acme Creators <mail@acme.example>');
    expect(content).toContain('Subject: Dein Key ist bereit');
    expect(content).toContain(`Message-ID: <mail.${PROGRAM}.${row?.id}@acme.example>`);
    expect(content).toContain(`token=${creator_id}.rewards>`);
    expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(row).toMatchObject({ attempts: 1, last_error: null, lease_until: null });
    expect(row?.sent_at).toBeInstanceOf(Date);
  });

  test('to somebody without an account leaves nothing personal behind', async () => {
    startWorker(await openSink());
    await enqueueMail(store, mail());
    await settled(['sent']);
    expect(await rows()).toMatchObject([{ address: '', params: {} }]);
  });
});

test('a verification link is not kept once it has left', async () => {
  startWorker(await openSink());
  const creator_id = await createCreator();
  const verification_url = 'https://acme.example/verify?token=secret';
  const params = { verification_url, valid_hours: 24 };
  await enqueueMail(store, mail({ creator_id, kind: 'verify_email', params }));
  await settled(['sent']);
  expect(await rows()).toMatchObject([{ address: 'ada@creators.example', params: {} }]);
});

describe('preferences', () => {
  test('hold back what a person has switched off, and nothing about the account', async () => {
    const sink = await openSink();
    const creator_id = await createCreator({ mail_preferences: { rewards: false } });
    await enqueueMail(store, mail({ creator_id }));
    await enqueueMail(store, mail({ creator_id, kind: 'data_exported', params: {} }));
    startWorker(sink, { lanes: 1 });
    await settled(['suppressed', 'sent']);
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.content).not.toContain('List-Unsubscribe');
  });
});

describe('a refusal', () => {
  test('for now is followed by another attempt, later each time', async () => {
    let time = Date.now() + 1_000;
    const sink = await openSink({ onMail: (_mail, count) => (count < 3 ? '451 later' : '250 ok') });
    await enqueueMail(store, mail());
    startWorker(sink, { now: () => new Date(time), lanes: 1 });
    const waits: number[] = [];
    for (const attempt of [1, 2]) {
      await expect.poll(rows).toMatchObject([{ state: 'pending', attempts: attempt }]);
      const [row] = await rows();
      expect(row?.last_error).toContain('451 later');
      waits.push(row!.next_attempt_at.getTime() - time);
      time = row!.next_attempt_at.getTime();
    }
    await settled(['sent']);
    expect(waits[0]).toBeGreaterThanOrEqual(15_000);
    expect(waits[0]).toBeLessThanOrEqual(30_000);
    expect(waits[1]).toBeGreaterThanOrEqual(30_000);
    expect(waits[1]).toBeLessThanOrEqual(60_000);
    const ids = sink.mails.map(({ content }) => /^Message-ID: (.*)$/m.exec(content)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });

  test('for good, or once too often, ends with its reason kept', async () => {
    const refusing = await openSink({ onRecipient: () => '550 no such person' });
    await enqueueMail(store, mail());
    startWorker(refusing);
    await settled(['failed']);
    expect((await rows())[0]?.last_error).toContain('550 no such person');
    await workers.pop()?.stop();
    await store.database.delete(mails);

    const busy = await openSink({ onRecipient: () => '451 later' });
    await enqueueMail(store, mail());
    startWorker(busy, { attempts: 1 });
    await settled(['failed']);
    expect((await rows())[0]?.last_error).toContain('451 later');
  });

  test('of a row that does not read, or of a program not known, harms no other mail', async () => {
    const sink = await openSink();
    const row = { program_uuid: PROGRAM, address: 'a@b.example', locale: 'en' } as const;
    await store.database
      .insert(mails)
      .values({ ...row, kind: 'nonsense', category: 'account', params: {} });
    await enqueueMail(store, mail({ program_uuid: randomUUID() }));
    await enqueueMail(store, mail());
    startWorker(sink, { lanes: 1 });
    await settled(['failed', 'pending', 'sent']);
    expect((await rows()).map(({ last_error }) => last_error)).toEqual([
      'No mail is of the kind "nonsense".',
      'The program of this mail is not known.',
      null,
    ]);
  });
});

describe('never twice', () => {
  test('two workers send each of many mails once', async () => {
    const sink = await openSink();
    await store.transaction(async () => {
      for (let number = 0; number < 60; number += 1)
        await enqueueMail(store, mail({ address: `a${number}@creators.example` }));
    });
    startWorker(sink);
    startWorker(sink);
    await settled(Array(60).fill('sent'));
    const recipients = sink.mails.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(60);
    expect(new Set(recipients).size).toBe(60);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('a mail whose process ended while sending is reported and not sent again', async () => {
    const sink = await openSink();
    await enqueueMail(store, mail());
    const now = new Date(Date.now() + 1_000);
    const lost = await claimMail(store, now, new Date(now.getTime() + 5_000));
    expect(lost).toMatchObject({ state: 'sending', attempts: 1 });

    let time = now.getTime();
    startWorker(sink, { now: () => new Date(time) });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await states()).toEqual(['sending']);
    time += 6_000;
    await settled(['unknown']);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(sink.mails).toEqual([]);
    expect(await states()).toEqual(['unknown']);
    expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
      { details: { mail: lost?.id } },
    ]);
  });

  test('a connection that ends after the mail was handed over makes it unknown', async () => {
    const sink = await openSink({ onMail: () => 'drop' });
    await enqueueMail(store, mail());
    startWorker(sink);
    await settled(['unknown']);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(sink.mails).toHaveLength(1);
    expect(
      logged.some(({ level, message }) => level === 'warn' && message === 'mail not sent'),
    ).toBe(true);
  });

  test('stopping ends the mail on its way and takes no other', async () => {
    let answer: (text: string) => void = () => {};
    const answered = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const sink = await openSink({ onMail: () => answered });
    await enqueueMail(store, mail());
    await enqueueMail(store, mail());
    const worker = startWorker(sink, { lanes: 1 });
    await expect.poll(() => sink.mails.length).toBe(1);
    const stopped = worker.stop();
    answer('250 ok');
    await stopped;
    expect(await states()).toEqual(['sent', 'pending']);
    expect(await store.database.select().from(mails).where(eq(mails.state, 'sending'))).toEqual([]);
  });
});
