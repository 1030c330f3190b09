import { mailStep } from '#domain/notifications/mail-moment.ts';
import { and, eq, lte, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, mails, reminders } from '../store/tables.ts';
import { gatherMails } from './gather-mails.ts';
import { patienceOf } from './mail-patience.ts';
import type { MailRow } from './mail-rows.ts';
import { mailBell } from './outbox.ts';

/**
 * Keeps a mail that was taken for sending back, where its person wants it later: until then it waits,
 * and costs no attempt. One whose digest is due becomes part of that.
 * @returns whether it is not to be sent now
 */
export async function holdMail(store: Store, row: MailRow, now: Date): Promise<boolean> {
  const { creator_id, kind, created_at } = row;
  const patience = patienceOf(kind);
  if (creator_id === null || patience === 'none') return false;
  const { database } = store;
  const { mail_timing } = creators;
  const own = eq(creators.id, creator_id);
  const mail = { patience, created_at };
  const [found] = await database.select({ mail_timing }).from(creators).where(own);
  if (!found || mailStep(mail, found.mail_timing, now).step === 'send') return false;
  return store.transaction(async () => {
    // A choice that is made meanwhile comes before, and counts, or after, and finds what waits.
    const [locked] = await database.select().from(creators).where(own).for('no key update');
    if (!locked) return false;
    const next = mailStep(mail, locked.mail_timing, now);
    if (next.step === 'send') return false;
    if (next.step === 'gather') await gatherMails(store, locked, row);
    else
      await database
        .update(mails)
        .set({
          ...{ state: 'waiting', next_attempt_at: next.until, lease_until: null },
          attempts: sql`${mails.attempts} - 1`,
        })
        .where(and(eq(mails.id, row.id), eq(mails.attempts, row.attempts), isTaken));
    return true;
  });
}

const isTaken = eq(mails.state, 'sending');

/** Has mails go on whose wait is over. */
export async function wakeMails({ database }: Store, now: Date): Promise<void> {
  await database
    .update(mails)
    .set({ state: 'pending' })
    .where(and(eq(mails.state, 'waiting'), lte(mails.next_attempt_at, now)));
}

/**
 * Has all mails that wait for a person be looked at anew, as they chose other times: those that still
 * have to wait do so again, and so do reminders. Within the transaction of the choice.
 */
export async function reconsiderMails(store: Store, creator_id: string, now: Date): Promise<void> {
  const woken = await store.database
    .update(mails)
    .set({ state: 'pending', next_attempt_at: now })
    .where(and(eq(mails.creator_id, creator_id), eq(mails.state, 'waiting')))
    .returning({ id: mails.id });
  if (woken.length > 0) mailBell.ring(store);
  await store.database
    .update(reminders)
    .set({ held_until: null })
    .where(eq(reminders.creator_id, creator_id));
}
