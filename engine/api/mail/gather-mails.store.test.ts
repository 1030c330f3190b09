import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mail, mailWorkers, PROGRAM } from '../../../tests/support/mail-workers.ts';
import { eq } from '../store/drizzle.ts';
import { announcements } from '../store/tables/announcements.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { creators, mails } from '../store/tables.ts';
import { claimMail, noteHandingOver } from './mail-rows.ts';
import { enqueueMail } from './outbox.ts';
import { holdMail } from './waiting-mails.ts';

const { store, openSink, startWorker, createCreator, rows, states, settled } = mailWorkers();

const EVENING = new Date('2030-07-01T20:00:00Z');
const DUE = new Date('2030-07-02T08:00:00Z');
const DAILY = { rhythm: 'daily', time_zone: 'UTC' } as const;
const reward = { kind: 'reward_fulfilled', params: { reward: 'Poster' } };
const decided = { kind: 'content_decided', params: { decision: 'accepted', title: 'A video' } };
const news = { kind: 'announcement', params: { title: 'News', text: 'Much.' } };

/** Mails to somebody as if they were written in the evening. */
async function enqueueAll(creator_id: string, messages: readonly object[]): Promise<void> {
  for (const message of messages)
    await enqueueMail(store(), mail({ ...message, creator_id, locale: 'en' }));
  await store().database.update(mails).set({ created_at: EVENING, next_attempt_at: EVENING });
}
const person = (changes: object = {}) =>
  createCreator({ mail_timing: DAILY, locale: 'en', ...changes });

describe('a digest', () => {
  test('comes once with two workers, names what it holds, and ends with one click', async () => {
    const sink = await openSink();
    const creator_id = await person();
    await enqueueAll(creator_id, [reward, decided, reward, reward]);
    let now = EVENING;
    startWorker(sink, { now: () => now });
    startWorker(sink, { now: () => now });
    await settled(Array(4).fill('waiting'));
    expect(sink.mails).toEqual([]);
    now = DUE;
    await settled([...Array(4).fill('gathered'), 'sent']);
    expect(sink.mails).toHaveLength(1);
    const text = sink.mails[0]?.content ?? '';
    expect(text).toContain('Subject: 3 new rewards and a decision');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain(`token=${creator_id}.digest>`);
  });

  test('comes once, also where a process ended before it was gathered', async () => {
    const sink = await openSink();
    const creator_id = await person();
    await enqueueAll(creator_id, [reward, decided]);
    // The process ends here: what it had taken is free again when its lease has run out.
    expect(await claimMail(store(), DUE, DUE)).toBeDefined();
    const later = new Date(DUE.getTime() + 1);
    startWorker(sink, { now: () => later });
    startWorker(sink, { now: () => later });
    await settled(['gathered', 'gathered', 'sent']);
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.content).toContain('Subject: A new reward and a decision');
  });

  test('leaves out what was read, withdrawn or switched off meanwhile', async () => {
    const sink = await openSink();
    const creator_id = await person({ mail_preferences: { decisions: false } });
    const [ended] = await store()
      .database.insert(announcements)
      .values({
        ...{ program_uuid: PROGRAM, title: { en: 'News' }, text: { en: 'Much.' } },
        ...{ audience: 'members', from: EVENING, mail: true },
        ...{ created_at: EVENING, ended_at: EVENING, author_id: null },
      } as typeof announcements.$inferInsert)
      .returning({ id: announcements.id });
    await enqueueAll(creator_id, [
      { ...reward, source: 'redemption:1' },
      { ...news, source: `announcement:${ended?.id}` },
      { ...news, source: `announcement:${randomUUID()}` },
      decided,
    ]);
    await store()
      .database.insert(creatorNotifications)
      .values({
        ...{ program_uuid: PROGRAM, creator_id, kind: 'reward_fulfilled', source: 'redemption:1' },
        ...{ params: { reward: 'Poster' }, read_at: EVENING },
      });
    startWorker(sink, { now: () => DUE });
    await settled(['suppressed', 'suppressed', 'gathered', 'suppressed', 'sent']);
    expect(sink.mails[0]?.content).toContain('Subject: An announcement');
  });

  test('is not mailed where there is nothing in it, nor to an address that is not verified', async () => {
    const sink = await openSink();
    const creator_id = await person();
    await enqueueAll(creator_id, [reward]);
    const [row] = await rows();
    await store()
      .database.insert(creatorNotifications)
      .values({
        ...{ program_uuid: PROGRAM, creator_id, kind: 'reward_fulfilled' },
        ...{ source: `mail:${row?.id}`, params: { reward: 'Poster' }, read_at: EVENING },
      });
    await enqueueAll(await person({ email_verified_at: null }), [reward]);
    startWorker(sink, { now: () => DUE });
    await settled(['suppressed', 'suppressed']);
    expect(sink.mails).toEqual([]);
  });

  test('is whole or not there: what another worker has taken is in it, and not sent besides', async () => {
    const creator_id = await person();
    await enqueueAll(creator_id, [reward, decided]);
    const lease = new Date(DUE.getTime() + 60_000);
    const first = await claimMail(store(), DUE, lease);
    const second = await claimMail(store(), DUE, lease);
    if (!first || !second) throw new Error('There are two mails to claim.');
    expect(await holdMail(store(), first, DUE)).toBe(true);
    expect(await holdMail(store(), second, DUE)).toBe(true);
    await expect(noteHandingOver(store(), second)).rejects.toThrow('Another worker');
    expect(await states()).toEqual(['gathered', 'gathered', 'pending']);
  });

  test('loses nothing where mails come at once again', async () => {
    const sink = await openSink();
    const creator_id = await person();
    await enqueueAll(creator_id, [reward, decided]);
    startWorker(sink, { now: () => EVENING });
    await settled(['waiting', 'waiting']);
    await store()
      .database.update(creators)
      .set({ mail_timing: {} })
      .where(eq(creators.id, creator_id));
    await store().database.update(mails).set({ state: 'pending', next_attempt_at: EVENING });
    await settled(['sent', 'sent']);
    expect(sink.mails).toHaveLength(2);
  });
});
