import { LIFETIMES, later } from '#domain/auth/session-lifetimes.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { pushSubscriptions } from '../store/tables/push.ts';
import { sessions } from '../store/tables/sessions.ts';
import { endpointHash, type PushTarget } from './push-sender.ts';

/** Whose browser it is, and in which session they asked. */
export interface BrowserOwner {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly session_id: string;
}

/** Browsers of one person; of more the oldest goes. */
export const MOST_BROWSERS = 10;

/** Address and keys open for the browser they came from alone. */
export const browserContext = (hash: string) => `push_subscriptions.ciphertext/${hash}`;

/**
 * Keeps a browser that is to get messages. Whoever had it before has it no more, and what waited for
 * them is never told there. The running transaction holds the creator's lock.
 */
export async function keepBrowser(
  { database }: Store,
  secrets: Secrets,
  owner: BrowserOwner,
  target: PushTarget,
  now: Date,
): Promise<void> {
  const { creator_id } = owner;
  const endpoint_hash = endpointHash(target.endpoint);
  const ciphertext = secrets.encrypt(JSON.stringify(target), browserContext(endpoint_hash));
  const kept = { ...owner, ciphertext };
  const theirs = sql`${pushSubscriptions.creator_id} <> ${creator_id}`;
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint_hash, endpoint_hash), theirs));
  await database
    .insert(pushSubscriptions)
    .values({
      ...{ ...kept, endpoint_hash, created_at: now },
      service: new URL(target.endpoint).origin,
    })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint_hash, set: kept });
  const own = await database
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.creator_id, creator_id))
    .orderBy(desc(pushSubscriptions.created_at), desc(pushSubscriptions.id))
    .offset(MOST_BROWSERS);
  const oldest = own.map(({ id }) => id);
  if (oldest.length > 0)
    await database.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest));
}

/** What was kept of a browser, in plain text: for its push service alone. */
export function openBrowser(
  secrets: Secrets,
  row: Pick<typeof pushSubscriptions.$inferSelect, 'endpoint_hash' | 'ciphertext'>,
): PushTarget {
  return JSON.parse(
    secrets.decrypt(row.ciphertext, browserContext(row.endpoint_hash)),
  ) as PushTarget;
}

/** The browsers of a person, the oldest first: those whose session holds. */
export async function listBrowsers(
  { database }: Store,
  creator_id: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await database
    .select({ endpoint_hash: pushSubscriptions.endpoint_hash })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.session_id))
    .where(and(eq(pushSubscriptions.creator_id, creator_id), sessionHolds(now)))
    .orderBy(asc(pushSubscriptions.created_at), asc(pushSubscriptions.id));
  return rows.map((row) => row.endpoint_hash);
}

/** Forgets a browser of a person; none is as good. */
export async function forgetBrowser(
  { database }: Store,
  creator_id: string,
  endpoint_hash: string,
): Promise<void> {
  await database
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.creator_id, creator_id),
        eq(pushSubscriptions.endpoint_hash, endpoint_hash),
      ),
    );
}

/** Whether a session can still be gone on with: neither ended nor unused for too long. */
export const sessionHolds = (now: Date) =>
  and(
    isNull(sessions.revoked_at),
    gt(sessions.expires_at, now),
    gt(sessions.last_used_at, later(now, -LIFETIMES.refresh_token)),
  );
