import { and, eq, sql } from '../../store/drizzle.ts';
import { connectorSubscriptions } from '../../store/tables/connectors.ts';
import { changeCursor, noteDue, readableAs } from '../connection-rows.ts';
import type { ConnectorContext, StoredPush } from '../connector.ts';
import type { ChannelCursor } from './channels.ts';
import { toldDue, UPLOADS } from './pace.ts';

/** Told of one channel and not read yet: more are found by looking through its uploads. */
const MOST_TOLD = 200;
/** Where the hub does not say for how long it tells. */
const LEASE_SECONDS = 5 * 86_400;

/** Turns a message of the hub into what is to be read: it says that something changed, not what. */
export async function workOffFeed(
  context: ConnectorContext,
  { kind, account_id, sent_at, body }: StoredPush,
): Promise<'done' | 'ignored'> {
  if (!account_id) return 'ignored';
  if (kind === 'verified') return noteVerified(context, account_id, sent_at, body);
  if (kind === 'denied') return noteDenied(context, account_id, body);
  const linked = await readableAs(context, [account_id]);
  if (linked.length === 0) return 'ignored';
  const { videos = [] } = body as { videos?: readonly string[] };
  await changeCursor(context, account_id, (cursor) => {
    const told = (cursor.told as string[] | undefined) ?? [];
    return { ...cursor, told: [...new Set([...told, ...videos])].slice(-MOST_TOLD) };
  });
  const [first] = linked;
  const due = toldDue(context, (first?.cursor ?? {}) as ChannelCursor);
  await noteDue(context, [account_id], due);
  return 'done';
}

async function noteVerified(
  { store, platform, now }: ConnectorContext,
  account_id: string,
  sent_at: Date,
  { lease_seconds }: StoredPush['body'],
): Promise<'done' | 'ignored'> {
  const seconds = Number(lease_seconds) > 0 ? Number(lease_seconds) : LEASE_SECONDS;
  const after = (part: number) => new Date(+sent_at + part * seconds * 1_000);
  const noted = await store.database
    .update(connectorSubscriptions)
    .set({
      ...{ state: 'enabled', detail: null, attempts: 0, updated_at: now() },
      // At half of its time, so that a hub that is away for days loses nothing.
      ...{ lease_until: after(1), next_attempt_at: after(0.5) },
    })
    .where(isOf(platform, account_id))
    .returning({ account_id: connectorSubscriptions.account_id });
  return noted.length > 0 ? 'done' : 'ignored';
}

async function noteDenied(
  { store, platform, now }: ConnectorContext,
  account_id: string,
  { reason }: StoredPush['body'],
): Promise<'done' | 'ignored'> {
  const noted = await store.database
    .update(connectorSubscriptions)
    .set({
      ...{ state: 'failed', lease_until: null, updated_at: now() },
      detail: sql`${typeof reason === 'string' ? reason.slice(0, 200) : 'denied'}::text`,
    })
    .where(isOf(platform, account_id))
    .returning({ account_id: connectorSubscriptions.account_id });
  return noted.length > 0 ? 'done' : 'ignored';
}

const isOf = (platform: string, account_id: string) =>
  and(
    eq(connectorSubscriptions.platform, platform),
    eq(connectorSubscriptions.kind, UPLOADS),
    eq(connectorSubscriptions.account_id, account_id),
  );
