import { CREATOR_NOTIFICATIONS } from '#contract/vocabulary/notification-words.ts';
import type { MailMessage } from '../../mail/message-kinds.ts';
import { inArray, lt } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { creatorNotifications } from '../../store/tables/creator-notifications.ts';
import { announceAll } from '../events/announce.ts';
import { creatorChannel } from '../events/channels.ts';
import { isWished } from './is-wished.ts';

/** What a creator is told of. */
export interface Told {
  readonly creator_id: string;
  readonly message: MailMessage;
  /** What it tells of, as `content:21:3`: of one source it is told once. */
  readonly source: string;
}

/** Days for which creators find what they were told of. */
const KEPT = 180;
const DAY = 86_400_000;

/**
 * Writes what creators of one program are told of on their pages, in the transaction that makes it
 * true, and tells the pages that are open. What somebody wants to hear nothing of is left out, and
 * what was written already is not written again.
 */
export async function writeNotifications(
  store: Store,
  program_uuid: string,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return;
  const wishes = await readWishes(
    store,
    told.map(({ creator_id }) => creator_id),
  );
  const rows = told.flatMap(
    (one) => notificationOf(program_uuid, one, wishes.get(one.creator_id) ?? {}) ?? [],
  );
  if (rows.length === 0) return;
  const written = await store.database
    .insert(creatorNotifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ creator_id: creatorNotifications.creator_id });
  await announceAll(
    store,
    [...new Set(written.map(({ creator_id }) => creator_id))].map((creator_id) => ({
      channel: creatorChannel(creator_id),
      event: { kind: 'notifications_changed' },
    })),
  );
}

/** What is written of it; undefined where it is nothing for pages, or the person wants to hear nothing of it. */
export function notificationOf(
  program_uuid: string,
  { creator_id, message: { kind, params }, source }: Told,
  wishes: Readonly<Record<string, boolean>>,
) {
  const known = CREATOR_NOTIFICATIONS.find((one) => one === kind);
  if (!known || !isWished(known, wishes)) return undefined;
  const { name: _name, ...said } = params;
  return { program_uuid, creator_id, kind: known, source, params: said };
}

async function readWishes({ database }: Store, ids: readonly string[]) {
  const rows = await database
    .select({ id: creators.id, wishes: creators.page_preferences })
    .from(creators)
    .where(inArray(creators.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, wishes }) => [id, wishes]));
}

/** Removes what creators were told of long ago, read or not. */
export async function forgetOldNotifications({ database }: Store, now: Date): Promise<void> {
  await database
    .delete(creatorNotifications)
    .where(lt(creatorNotifications.created_at, new Date(now.getTime() - KEPT * DAY)));
}
