import { and, asc, eq, inArray, isNotNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { announcements } from '../store/tables/announcements.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { type creators, mails } from '../store/tables.ts';
import { DIGEST_KINDS } from './mail-patience.ts';
import type { MailRow } from './mail-rows.ts';
import { addressMails, enqueueMails } from './outbox.ts';

type CreatorRow = typeof creators.$inferSelect;

/** So many things are said in one digest; of the others it says how many there are. */
const MOST = 30;

/**
 * Makes a digest of all that waits for a creator, in the running transaction, which has locked their
 * row: either the digest is there and the mails are gathered, or neither. What was read on the pages,
 * withdrawn or switched off meanwhile is left out; of nothing no mail is made.
 * @param taken the mail whose digest is due
 */
export async function gatherMails(
  store: Store,
  { id: creator_id, program_uuid, mail_preferences: wishes }: CreatorRow,
  taken: MailRow,
): Promise<void> {
  const { database } = store;
  const found = await database
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.creator_id, creator_id),
        inArray(mails.kind, DIGEST_KINDS),
        // Also what another worker has taken: before it hands that over it asks whether it still may.
        inArray(mails.state, ['pending', 'waiting', 'sending']),
      ),
    )
    .orderBy(asc(mails.id))
    .for('update');
  const isOurs = ({ id, attempts, state }: MailRow) =>
    id === taken.id && attempts === taken.attempts && state === 'sending';
  // Another worker was faster with another mail of the same digest.
  if (!found.some(isOurs)) return;
  const past = await readPast(store, creator_id, found);
  const wanted = found.filter((row) => wishes[row.category] !== false && !past(row));
  const told = wanted.slice(-MOST);
  const more = wanted.length - told.length;
  const addressed =
    told.length === 0
      ? []
      : await addressMails(store, program_uuid, [
          {
            creator_id,
            message: {
              kind: 'digest',
              params: {
                items: told.map(({ kind, params }) => ({ kind, params: withoutName(params) })),
                ...(more > 0 ? { more } : {}),
              },
            },
          },
        ]);
  await enqueueMails(store, addressed);
  const gathered = addressed.length > 0 ? wanted : [];
  const settle = async (rows: readonly MailRow[], state: 'gathered' | 'suppressed') => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await database.update(mails).set({ state, lease_until: null }).where(inArray(mails.id, ids));
  };
  await settle(gathered, 'gathered');
  await settle(
    found.filter((row) => !gathered.includes(row)),
    'suppressed',
  );
}

/** Whether what a mail says was read on the pages, or is no longer true. */
async function readPast(
  { database }: Store,
  creator_id: string,
  rows: readonly MailRow[],
): Promise<(row: MailRow) => boolean> {
  const { kind, source, read_at } = creatorNotifications;
  const read = await database
    .select({ kind, source })
    .from(creatorNotifications)
    .where(
      and(
        eq(creatorNotifications.creator_id, creator_id),
        isNotNull(read_at),
        inArray(source, rows.map(sourceOf)),
      ),
    );
  const published = rows.flatMap(({ source }) => ANNOUNCEMENT.exec(source ?? '')?.[1] ?? []);
  const ended = await database
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(inArray(announcements.id, published), isNotNull(announcements.ended_at)));
  const past = new Set([
    ...read.map((one) => `${one.kind} ${one.source}`),
    ...ended.map(({ id }) => `announcement announcement:${id}`),
  ]);
  return (row) => past.has(`${row.kind} ${sourceOf(row)}`);
}

const ANNOUNCEMENT = /^announcement:([\da-f-]{36})$/;

/** A message on the pages is that of its mail. */
const sourceOf = ({ id, source }: MailRow): string => source ?? `mail:${id}`;

const withoutName = ({ name: _name, ...said }: MailRow['params']) => said;
