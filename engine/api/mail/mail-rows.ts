import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Store } from '../store/store.ts';
import { creators, mails } from '../store/tables.ts';

export type MailRow = typeof mails.$inferSelect;

/** What became of an attempt. */
export type Outcome =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'pending'; readonly next_attempt_at: Date; readonly last_error: string }
  | { readonly state: 'failed' | 'unknown'; readonly last_error: string }
  | { readonly state: 'suppressed' };

/**
 * Takes the mail that is due longest, for one attempt: it is `sending` until its outcome is
 * recorded, and no other worker sees it.
 */
export async function claimMail(
  { database }: Store,
  now: Date,
  leaseUntil: Date,
): Promise<MailRow | undefined> {
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'pending'), lte(mails.next_attempt_at, now)))
    .orderBy(asc(mails.next_attempt_at), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(mails)
    .set({ state: 'sending', attempts: sql`${mails.attempts} + 1`, lease_until: leaseUntil })
    .where(and(eq(mails.id, sql`(${due})`), eq(mails.state, 'pending')))
    .returning();
  return row;
}

/** Records what became of an attempt; also of one that was given up as `unknown` meanwhile. */
export async function recordOutcome(
  { database }: Store,
  { id, attempts, creator_id, kind }: MailRow,
  outcome: Outcome,
): Promise<void> {
  const { state } = outcome;
  await database
    .update(mails)
    .set({
      state,
      lease_until: null,
      last_error: 'last_error' in outcome ? outcome.last_error : null,
      ...(state === 'sent' ? { sent_at: outcome.at } : {}),
      ...(state === 'pending' ? { next_attempt_at: outcome.next_attempt_at } : {}),
      // Links that prove something are not kept, nor anything of somebody without an account.
      ...(state === 'sent' && kind === 'verify_email' ? { params: {} } : {}),
      ...(state === 'sent' && creator_id === null ? { address: '', params: {} } : {}),
    })
    .where(
      and(
        eq(mails.id, id),
        eq(mails.attempts, attempts),
        // What nobody knows may still turn out to be sent, but never becomes due again.
        inArray(mails.state, state === 'sent' ? ['sending', 'unknown'] : ['sending']),
      ),
    );
}

/**
 * Gives up attempts whose lease has run out: the process ended between sending and recording, so
 * whether the mail left is unknown, and it is never sent again.
 * @returns the ids of those mails
 */
export async function giveUpLostMails({ database }: Store, now: Date): Promise<number[]> {
  const rows = await database
    .update(mails)
    .set({
      state: 'unknown',
      last_error: 'The process ended while the mail was being sent. It is not sent again.',
    })
    .where(and(eq(mails.state, 'sending'), lt(mails.lease_until, now)))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/** Whether the person still wants it: account mails always, others unless switched off. */
export async function isWanted({ database }: Store, row: MailRow): Promise<boolean> {
  if (row.category === 'account' || row.creator_id === null) return true;
  const [creator] = await database
    .select({ status: creators.status, preferences: creators.mail_preferences })
    .from(creators)
    .where(eq(creators.id, row.creator_id));
  return creator?.status !== 'deleted' && creator?.preferences[row.category] !== false;
}
