import { type AuditEntry, writeAudit } from '../audit/write-audit.ts';
import { and, asc, count, eq, inArray, lte, min } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { mails } from '../store/tables.ts';

/** States that a mail leaves only where a person says so. */
const STUCK = ['unknown', 'failed'] as const;
/** The states that matter to whoever watches the outbox. */
const WATCHED = ['pending', 'sending', 'handing_over', ...STUCK] as const;

export type WatchedState = (typeof WATCHED)[number];

/** A mail that does not go on by itself; what it says is not among it. */
export interface StuckMail {
  readonly id: number;
  /** `unknown`: it may have arrived; `failed`: it has not. */
  readonly state: string;
  readonly kind: string;
  readonly address: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly last_error: string | null;
}

/** A program's mails that do not go on by themselves, oldest first. */
export async function listStuckMails(store: Store, program_uuid: string): Promise<StuckMail[]> {
  const { id, state, kind, address, attempts, created_at, last_error } = mails;
  return store.database
    .select({ id, state, kind, address, attempts, created_at, last_error })
    .from(mails)
    .where(and(eq(mails.program_uuid, program_uuid), inArray(state, STUCK)))
    .orderBy(asc(id));
}

/**
 * Has a stuck mail tried once more, under its old Message-ID: who got it may see that it is the same.
 * @returns whether the program has such a mail
 */
export async function resendMail(
  store: Store,
  program_uuid: string,
  id: number,
  actor: Pick<AuditEntry, 'actor_kind' | 'actor_id'>,
  now: Date,
): Promise<boolean> {
  return store.transaction(async () => {
    const due = await store.database
      .update(mails)
      .set({ state: 'pending', next_attempt_at: now })
      .where(
        and(eq(mails.id, id), eq(mails.program_uuid, program_uuid), inArray(mails.state, STUCK)),
      )
      .returning({ kind: mails.kind });
    const [mail] = due;
    if (!mail) return false;
    await writeAudit(store, {
      ...actor,
      program_uuid,
      action: 'mail.resend',
      subject_kind: 'mail',
      subject_id: id,
      details: { kind: mail.kind },
    });
    return true;
  });
}

/** How many mails of all programs are in each state that somebody has to watch. */
export async function countWatchedMails({
  database,
}: Store): Promise<Readonly<Record<WatchedState, number>>> {
  const rows = await database
    .select({ state: mails.state, mails: count() })
    .from(mails)
    .where(inArray(mails.state, WATCHED))
    .groupBy(mails.state);
  const counted = new Map<string, number>(rows.map((row) => [row.state, row.mails]));
  const pairs = WATCHED.map((state) => [state, counted.get(state) ?? 0]);
  return Object.fromEntries(pairs) as Record<WatchedState, number>;
}

/** Since when the mail that is due longest has been due; null where none is. */
export async function oldestDueMail({ database }: Store, now: Date): Promise<Date | null> {
  const [found] = await database
    .select({ due: min(mails.next_attempt_at) })
    .from(mails)
    .where(and(eq(mails.state, 'pending'), lte(mails.next_attempt_at, now)));
  return found?.due ?? null;
}
