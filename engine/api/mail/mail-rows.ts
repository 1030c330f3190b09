import { CHOSEN_CATEGORIES } from '#contract/vocabulary/delivery-words.ts';
import { and, asc, eq, inArray, lt, lte, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, mails } from '../store/tables.ts';
import { isWantedByOperator } from './notification-settings.ts';

export type MailRow = typeof mails.$inferSelect;

const UNDER_WAY = ['sending', 'handing_over'] as const;

/** What became of an attempt. */
export type Outcome =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'pending'; readonly next_attempt_at: Date; readonly last_error: string }
  | { readonly state: 'failed'; readonly last_error: string; readonly at: Date }
  | { readonly state: 'unknown'; readonly last_error: string }
  | { readonly state: 'suppressed' };

/**
 * Takes the mail that is due longest, for one attempt: no other worker sees it until its outcome is
 * recorded or the lease has run out.
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

/**
 * Notes that the mail may be accepted by a mail server from now on.
 * @throws where the attempt is not this worker's any more: its lease ran out
 */
export async function noteHandingOver(
  { database }: Store,
  { id, attempts }: MailRow,
): Promise<void> {
  const own = and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, 'sending'));
  const noted = await database
    .update(mails)
    .set({ state: 'handing_over' })
    .where(own)
    .returning({ id: mails.id });
  if (noted.length === 0) throw new Error('Another worker has taken this mail meanwhile.');
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
      ...(state === 'failed' ? { failed_at: outcome.at } : {}),
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
        inArray(mails.state, [...UNDER_WAY, ...(state === 'sent' ? (['unknown'] as const) : [])]),
      ),
    );
}

/** Attempts whose process ended before it could record their outcome, by what became of them. */
export interface LostMails {
  /** Certainly not accepted anywhere: due again. */
  readonly resumed: readonly number[];
  /** Whether they were accepted nobody can know: they are `unknown`. */
  readonly unknown: readonly number[];
}

/** Settles the attempts whose lease has run out. */
export async function settleLostMails({ database }: Store, now: Date): Promise<LostMails> {
  const settle = async (
    state: (typeof UNDER_WAY)[number],
    values: Pick<typeof mails.$inferInsert, 'state' | 'last_error' | 'next_attempt_at'>,
  ) => {
    const rows = await database
      .update(mails)
      .set({ ...values, lease_until: null })
      .where(and(eq(mails.state, state), lt(mails.lease_until, now)))
      .returning({ id: mails.id });
    return rows.map(({ id }) => id);
  };
  return {
    resumed: await settle('sending', { state: 'pending', next_attempt_at: now }),
    unknown: await settle('handing_over', {
      state: 'unknown',
      last_error: 'The process ended while the mail was handed over.',
    }),
  };
}

/** Whether the person still wants it: account mails always, others unless switched off or too late. */
export async function isWanted(store: Store, row: MailRow, now: Date): Promise<boolean> {
  if (row.kind === 'reminder' && isTooLate(row.params, now)) return false;
  return row.category === 'operators'
    ? isWantedByOperator(store, row)
    : isWantedByCreator(store, row);
}

/** A deadline that passed while no mail server took the mail. */
const isTooLate = ({ moment, at }: MailRow['params'], now: Date): boolean =>
  moment === 'closes' && typeof at === 'string' && Date.parse(at) <= now.getTime();

async function isWantedByCreator(
  store: Store,
  row: Pick<MailRow, 'category' | 'creator_id'>,
): Promise<boolean> {
  if (row.category === 'account' || row.creator_id === null) return true;
  const [creator] = await store.database
    .select({ status: creators.status, preferences: creators.mail_preferences })
    .from(creators)
    .where(eq(creators.id, row.creator_id));
  if (creator?.status === 'deleted') return false;
  const isOn = (category: string) => creator?.preferences[category] !== false;
  return row.category === 'digest' ? CHOSEN_CATEGORIES.some(isOn) : isOn(row.category);
}
