import { STUCK_MAIL_STATES } from '#contract/vocabulary/delivery-words.ts';
import { type AuditEntry, writeAuditEntries } from '../audit/write-audit.ts';
import { and, asc, eq, gt, inArray, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { mails } from '../store/tables.ts';
import { mailBell } from './outbox.ts';

/** A mail that does not go on by itself; what it says is not among it. */
export interface StuckMail {
  readonly id: number;
  /** `unknown`: it may have arrived; `failed`: it has not. */
  readonly state: (typeof STUCK_MAIL_STATES)[number];
  readonly kind: string;
  readonly address: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly last_error: string | null;
}

/** Written out, as the index of these mails is by it. */
const isStuck = sql`${mails.state} in ('unknown', 'failed')`;

/**
 * A program's mails that do not go on by themselves, oldest first.
 * @param part so many of those after an id; all where absent
 */
export async function listStuckMails(
  { database }: Store,
  program_uuid: string,
  part?: { readonly after: number; readonly limit: number },
): Promise<StuckMail[]> {
  const { id, state, kind, address, attempts, created_at, last_error } = mails;
  const found = database
    .select({ id, state, kind, address, attempts, created_at, last_error })
    .from(mails)
    .where(
      and(eq(mails.program_uuid, program_uuid), isStuck, part ? gt(id, part.after) : undefined),
    )
    .orderBy(asc(id))
    .$dynamic();
  const rows = await (part ? found.limit(part.limit) : found);
  return rows.flatMap((row) => {
    const stuck = STUCK_MAIL_STATES.find((one) => one === row.state);
    return stuck ? [{ ...row, state: stuck }] : [];
  });
}

/** How many mails of a program do not go on by themselves. */
export const countStuckMails = ({ database }: Store, program_uuid: string): Promise<number> =>
  database.$count(mails, and(eq(mails.program_uuid, program_uuid), isStuck));

/**
 * Has stuck mails tried once more, under their old Message-IDs: who got one may see that it is the
 * same.
 * @returns the ids of those that the program has, and that go out now
 */
export async function resendMails(
  store: Store,
  program_uuid: string,
  ids: readonly number[],
  actor: Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>,
  now: Date,
): Promise<number[]> {
  const due = await store.transaction(async () => {
    const rows = await store.database
      .update(mails)
      .set({ state: 'pending', next_attempt_at: now })
      .where(and(inArray(mails.id, [...ids]), eq(mails.program_uuid, program_uuid), isStuck))
      .returning({ id: mails.id, kind: mails.kind });
    await writeAuditEntries(
      store,
      rows.map(({ id, kind }) => ({
        ...{ ...actor, program_uuid, action: 'mail.resend' },
        ...{ subject_kind: 'mail', subject_id: id, details: { kind } },
      })),
    );
    return rows;
  });
  mailBell.ring(store);
  return due.map(({ id }) => id);
}
