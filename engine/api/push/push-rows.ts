import { and, asc, eq, inArray, lt, lte, ne, notInArray, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { pushMessages, pushSubscriptions } from '../store/tables/push.ts';
import { sessions } from '../store/tables/sessions.ts';
import { createBell } from '../workers/bell.ts';
import { sessionHolds } from './push-subscriptions.ts';

export type PushRow = typeof pushMessages.$inferSelect;

/** A message that was taken for sending. */
export interface TakenPush {
  readonly row: PushRow;
  readonly service: string;
}

/** Days for which it is known what a browser was told. */
const KEPT = 30;
const DAY = 86_400_000;

/** Rung where messages are written. */
export const pushBell = createBell();

/**
 * Takes the message that is due longest, for one attempt, but none to the services that are named: no
 * other worker sees it until its outcome is recorded or the lease has run out.
 */
export async function claimPush(
  { database }: Store,
  now: Date,
  lease_until: Date,
  without: readonly string[],
): Promise<TakenPush | undefined> {
  const due = database
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscription_id))
    .where(
      and(
        eq(pushMessages.state, 'pending'),
        lte(pushMessages.next_attempt_at, now),
        without.length === 0 ? undefined : notInArray(pushSubscriptions.service, [...without]),
      ),
    )
    .orderBy(asc(pushMessages.next_attempt_at), asc(pushMessages.id))
    .limit(1)
    .for('update', { of: pushMessages, skipLocked: true });
  const [row] = await database
    .update(pushMessages)
    .set({ state: 'sending', attempts: sql`${pushMessages.attempts} + 1`, lease_until })
    .where(and(eq(pushMessages.id, sql`(${due})`), eq(pushMessages.state, 'pending')))
    .returning();
  if (!row) return undefined;
  const [browser] = await database
    .select({ service: pushSubscriptions.service })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, row.subscription_id));
  return browser && { row, service: browser.service };
}

/** Whom a message is for as it is about to be sent; undefined where the browser is gone. */
export async function readRecipient({ database }: Store, row: PushRow, now: Date) {
  const { kind, source, read_at } = creatorNotifications;
  const [found] = await database
    .select({
      browser: pushSubscriptions,
      status: creators.status,
      locale: creators.locale,
      wishes: creators.push_preferences,
      timing: creators.mail_timing,
      /** Whether the session holds in which it was asked for. */
      signed_in: sql<boolean>`coalesce(${sessionHolds(now)}, false)`,
      read_at,
    })
    .from(pushSubscriptions)
    .innerJoin(creators, eq(creators.id, pushSubscriptions.creator_id))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.session_id))
    .leftJoin(
      creatorNotifications,
      and(
        eq(creatorNotifications.creator_id, pushSubscriptions.creator_id),
        eq(kind, row.kind),
        eq(source, row.source),
      ),
    )
    .where(eq(pushSubscriptions.id, row.subscription_id));
  return found;
}

/** What became of an attempt; `wait`: it was none, and costs none. */
export type PushOutcome =
  | { readonly state: 'sent' | 'dropped' }
  | { readonly state: 'failed'; readonly last_error: string }
  | { readonly state: 'retry'; readonly at: Date; readonly last_error: string }
  | { readonly state: 'wait'; readonly at: Date };

/** Records what became of an attempt, unless another worker has taken the message meanwhile. */
export async function recordPush(
  store: Store,
  { id, attempts, subscription_id }: PushRow,
  outcome: PushOutcome,
  now: Date,
): Promise<void> {
  const { database } = store;
  const settled =
    outcome.state === 'retry' || outcome.state === 'wait'
      ? { state: 'pending' as const, next_attempt_at: outcome.at }
      : { state: outcome.state, params: {} };
  const recorded = await database
    .update(pushMessages)
    .set({
      ...{ ...settled, lease_until: null },
      last_error: 'last_error' in outcome ? outcome.last_error : null,
      ...(outcome.state === 'wait' ? { attempts: attempts - 1 } : {}),
    })
    .where(
      and(
        eq(pushMessages.id, id),
        eq(pushMessages.attempts, attempts),
        eq(pushMessages.state, 'sending'),
      ),
    )
    .returning({ id: pushMessages.id });
  if (outcome.state === 'sent' && recorded.length > 0)
    await database
      .update(pushSubscriptions)
      .set({ last_success_at: now })
      .where(eq(pushSubscriptions.id, subscription_id));
}

/** Removes a browser that gets no messages any more, and what waits for it. */
export async function removeBrowser({ database }: Store, id: string): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Has go on what a process left that ended; a browser that was told already shows it once. */
export async function resumePushes({ database }: Store, now: Date): Promise<void> {
  await database
    .update(pushMessages)
    .set({ state: 'pending', next_attempt_at: now, lease_until: null })
    .where(and(eq(pushMessages.state, 'sending'), lt(pushMessages.lease_until, now)));
}

/** Has messages looked at anew that wait for the end of a person's quiet hours, as these changed. */
export async function reconsiderPushes(store: Store, creator_id: string, now: Date): Promise<void> {
  const { database } = store;
  const own = database
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.creator_id, creator_id));
  const woken = await database
    .update(pushMessages)
    .set({ next_attempt_at: now })
    .where(
      and(
        eq(pushMessages.state, 'pending'),
        eq(pushMessages.attempts, 0),
        inArray(pushMessages.subscription_id, own),
      ),
    )
    .returning({ id: pushMessages.id });
  if (woken.length > 0) pushBell.ring(store);
}

/** Removes browsers that were signed out, and messages of long ago. For a worker. */
export async function forgetOldPushes({ database }: Store, now: Date): Promise<void> {
  const held = database.select({ id: sessions.id }).from(sessions).where(sessionHolds(now));
  await database.delete(pushSubscriptions).where(notInArray(pushSubscriptions.session_id, held));
  await database
    .delete(pushMessages)
    .where(
      and(
        lt(pushMessages.created_at, new Date(now.getTime() - KEPT * DAY)),
        or(ne(pushMessages.state, 'sending'), lt(pushMessages.lease_until, now)),
      ),
    );
}
