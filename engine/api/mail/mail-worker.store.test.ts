import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mail, mailWorkers, PROGRAM } from '../../../tests/support/mail-workers.ts';
import { followed, following } from '../metrics/request-facts.ts';
import { mails } from '../store/tables.ts';
import { enqueueMail, mailCreators } from './outbox.ts';

const { store, openSink, startWorker, createCreator, rows, settled } = mailWorkers();

describe('a mail that leaves', () => {
  test('is in the brand’s name and the person’s language, and can be switched off', async () => {
    const sink = await openSink();
    startWorker(sink);
    const creator_id = await createCreator();
    await mailCreators(store(), PROGRAM, [{ creator_id, message: mail() }]);
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
    await enqueueMail(store(), mail());
    await settled(['sent']);
    expect(await rows()).toMatchObject([{ address: '', params: {} }]);
  });
});

test('the line of a mail names the request that wrote it, whoever sends it', async () => {
  const sink = await openSink();
  await following({ request_id: 'of-a-request' }, () => enqueueMail(store(), mail()));
  await following({ job: 'draws', run: 'of-a-run' }, () => enqueueMail(store(), mail()));
  await enqueueMail(store(), mail());
  const told: unknown[] = [];
  const info = () => void told.push(followed()?.request_id);
  startWorker(sink, { lanes: 1, log: { info, warn: () => {}, error: () => {} } });
  await settled(['sent', 'sent', 'sent']);
  expect(told).toEqual(['of-a-request', 'of-a-run', undefined]);
});

test('a verification link is not kept once it has left', async () => {
  startWorker(await openSink());
  const creator_id = await createCreator();
  const verification_url = 'https://acme.example/verify?token=secret';
  const params = { verification_url, valid_hours: 24 };
  await enqueueMail(store(), mail({ creator_id, kind: 'verify_email', params }));
  await settled(['sent']);
  expect(await rows()).toMatchObject([{ address: 'ada@creators.example', params: {} }]);
});

describe('preferences', () => {
  test('hold back what a person has switched off, and nothing about the account', async () => {
    const sink = await openSink();
    const creator_id = await createCreator({ mail_preferences: { rewards: false } });
    await enqueueMail(store(), mail({ creator_id }));
    await enqueueMail(store(), mail({ creator_id, kind: 'data_exported', params: {} }));
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
    await enqueueMail(store(), mail());
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
    await enqueueMail(store(), mail());
    const worker = startWorker(refusing);
    await settled(['failed']);
    expect((await rows())[0]?.last_error).toContain('550 no such person');
    await worker.stop();
    await store().database.delete(mails);

    const busy = await openSink({ onRecipient: () => '451 later' });
    await enqueueMail(store(), mail());
    startWorker(busy, { attempts: 1 });
    await settled(['failed']);
    expect((await rows())[0]?.last_error).toContain('451 later');
  });

  test('of a row that does not read, or of a program not known, harms no other mail', async () => {
    const sink = await openSink();
    const row = { program_uuid: PROGRAM, address: 'a@b.example', locale: 'en' } as const;
    await store()
      .database.insert(mails)
      .values({ ...row, kind: 'key_claimed', category: 'account', params: {} });
    await enqueueMail(store(), mail({ program_uuid: randomUUID() }));
    await enqueueMail(store(), mail());
    startWorker(sink, { lanes: 1 });
    await settled(['failed', 'pending', 'sent']);
    expect((await rows()).map(({ last_error }) => last_error)).toEqual([
      'The params of a mail of the kind "key_claimed" do not fit: title.',
      'The program of this mail is not known.',
      null,
    ]);
  });

  test('of a kind that a newer build wrote is left to its worker', async () => {
    const sink = await openSink();
    const row = { program_uuid: PROGRAM, address: 'a@b.example', locale: 'en' } as const;
    await store()
      .database.insert(mails)
      .values({ ...row, kind: 'of_tomorrow', category: 'account', params: {} });
    startWorker(sink);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await settled(['pending']);
    expect(await rows()).toMatchObject([{ last_error: 'No mail is of the kind "of_tomorrow".' }]);
    expect(sink.mails).toEqual([]);
  });
});
