import { describe, expect, test } from 'vitest';
import { mail, mailWorkers, PROGRAM } from '../../../tests/support/mail-workers.ts';
import { eq } from '../store/drizzle.ts';
import { mails } from '../store/tables.ts';
import { claimMail, noteHandingOver, settleLostMails } from './mail-rows.ts';
import { enqueueMail } from './outbox.ts';
import { listStuckMails, resendMails } from './stuck-mails.ts';

const { store, logged, openSink, startWorker, rows, states, settled } = mailWorkers();

describe('never twice', () => {
  test('two workers send each of many mails once', async () => {
    const sink = await openSink();
    await store().transaction(async () => {
      for (let number = 0; number < 60; number += 1)
        await enqueueMail(store(), mail({ address: `a${number}@creators.example` }));
    });
    startWorker(sink);
    startWorker(sink);
    await settled(Array(60).fill('sent'));
    const recipients = sink.mails.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(60);
    expect(new Set(recipients).size).toBe(60);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('a mail whose process ended before it was handed over is sent by the next one', async () => {
    const sink = await openSink();
    await enqueueMail(store(), mail());
    const now = new Date(Date.now() + 1_000);
    const lost = await claimMail(store(), now, new Date(now.getTime() + 5_000));
    expect(lost).toMatchObject({ state: 'sending', attempts: 1 });

    let time = now.getTime();
    startWorker(sink, { now: () => new Date(time) });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await states()).toEqual(['sending']);
    time += 6_000;
    await settled(['sent']);
    expect(sink.mails).toHaveLength(1);
  });

  test('a mail whose process ended while handing it over is reported, and sent again only when asked', async () => {
    const sink = await openSink();
    await enqueueMail(store(), mail());
    const now = new Date(Date.now() + 1_000);
    const lost = await claimMail(store(), now, new Date(now.getTime() + 5_000));
    if (!lost) throw new Error('There is a mail to claim.');
    await noteHandingOver(store(), lost);

    startWorker(sink, { now: () => new Date(now.getTime() + 6_000) });
    await settled(['unknown']);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(sink.mails).toEqual([]);
    expect(logged().filter(({ level }) => level === 'error')).toMatchObject([
      { details: { mail: lost.id } },
    ]);
    const kept = await store().database.select({ state: mails.state }).from(mails);
    expect(kept).toEqual([{ state: 'unknown' }]);
    expect(await listStuckMails(store(), PROGRAM)).toMatchObject([{ id: lost.id }]);

    const actor = { actor_kind: 'command_line', actor_id: 'ana' } as const;
    expect(await resendMails(store(), PROGRAM, [lost.id], actor, now)).toEqual([lost.id]);
    await settled(['sent']);
    expect(sink.mails).toHaveLength(1);
    expect(await resendMails(store(), PROGRAM, [lost.id], actor, now)).toEqual([]);
  });

  test('who lost a mail to another worker hands nothing over', async () => {
    const sink = await openSink();
    await enqueueMail(store(), mail());
    const now = new Date(Date.now() + 1_000);
    const slow = await claimMail(store(), now, new Date(now.getTime() + 5_000));
    if (!slow) throw new Error('There is a mail to claim.');
    await settleLostMails(store(), new Date(now.getTime() + 6_000));
    await expect(noteHandingOver(store(), slow)).rejects.toThrow('Another worker');
    startWorker(sink, { now: () => new Date(now.getTime() + 6_000) });
    await settled(['sent']);
    expect(sink.mails).toHaveLength(1);
  });

  test('no log names whom a refused mail was for', async () => {
    const sink = await openSink({ onRecipient: (address) => `550 5.1.1 <${address}> unknown` });
    await enqueueMail(store(), mail());
    startWorker(sink);
    await settled(['failed']);
    expect(logged()).not.toHaveLength(0);
    expect(JSON.stringify(logged())).not.toContain('ada@');
  });

  test('a connection that ends after the mail was handed over makes it unknown', async () => {
    const sink = await openSink({ onMail: () => 'drop' });
    await enqueueMail(store(), mail());
    startWorker(sink);
    await settled(['unknown']);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(sink.mails).toHaveLength(1);
    expect(
      logged().some(({ level, message }) => level === 'warn' && message === 'mail not sent'),
    ).toBe(true);
  });

  test('stopping ends the mail on its way and takes no other', async () => {
    let answer: (text: string) => void = () => {};
    const answered = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const sink = await openSink({ onMail: () => answered });
    await enqueueMail(store(), mail());
    await enqueueMail(store(), mail());
    const worker = startWorker(sink, { lanes: 1 });
    await expect.poll(() => sink.mails.length).toBe(1);
    const stopped = worker.stop();
    answer('250 ok');
    await stopped;
    expect(await states()).toEqual(['sent', 'pending']);
    expect(await store().database.select().from(mails).where(eq(mails.state, 'sending'))).toEqual(
      [],
    );
  });
});
