import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { retryDelay } from '#domain/jobs/retry-delay.ts';
import { and, eq, sql } from '../../store/drizzle.ts';
import { connectorSubscriptions } from '../../store/tables/connectors.ts';
import { readAccounts } from '../connection-rows.ts';
import type { ConnectorContext } from '../connector.ts';
import { askPlatform, PlatformError } from '../platform-fetch.ts';
import { SUBSCRIPTION_KEY } from '../subscription-rows.ts';
import { callbackOf, secretsOf, topicOf } from './feed-messages.ts';
import { UPLOADS } from './pace.ts';

const HUB = 'https://pubsubhubbub.appspot.com/subscribe';
/** The longest that the hub grants. */
const LEASE_SECONDS = 10 * 86_400;
/** Asked for in one run. */
const AT_ONCE = 200;
/** After so many refusals in a row the hub is left alone until the next run. */
const GIVES_UP = 3;
/** Until it is asked again, where its challenge has not come; it is away for days at times. */
const RETRY = { first: 10 * 60_000, longest: 12 * 60 * 60_000 };
const KINDS: readonly ObservationKind[] = ['publications', 'streams'];

type Row = typeof connectorSubscriptions.$inferSelect;

/**
 * Has the hub tell of exactly the channels that are read, renewed at half of their time. Without an
 * address that it can reach there are none, and all is learned by reading; so it is while it is away.
 */
export async function subscribe(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const { store, access, platform, now, log } = context;
  if (access.callback === undefined) return;
  const rows = await store.database
    .select()
    .from(connectorSubscriptions)
    .where(eq(connectorSubscriptions.platform, platform));
  const known = new Map(rows.map((row) => [row.account_id, row]));
  const wanted = new Set<string>();
  for (const kind of KINDS)
    for (const account of await readAccounts(context, kind)) wanted.add(account);
  const due = [...wanted].filter((channel) => {
    const row = known.get(channel);
    return !row || row.next_attempt_at === null || row.next_attempt_at <= now();
  });
  const ended = [...known.keys()].filter((channel) => !wanted.has(channel));
  const wishes = [
    ...ended.map((channel) => ({ channel, mode: 'unsubscribe' as const })),
    ...due.map((channel) => ({ channel, mode: 'subscribe' as const })),
  ];
  let refused = 0;
  for (const { channel, mode } of wishes.slice(0, AT_ONCE)) {
    if (signal.aborted || refused >= GIVES_UP) return;
    // Before it is asked: its challenge comes at any time, and needs the row.
    if (mode === 'subscribe') await noteAsked(context, channel, known.get(channel));
    const error = await ask(context, channel, mode, signal);
    refused = error ? refused + 1 : 0;
    if (error) log.warn({ platform, channel, mode, status: error.status }, error.message);
    if (mode === 'subscribe' && error) await noteRefused(context, channel, error);
    if (mode === 'unsubscribe') await forget(context, channel, error);
  }
}

/** @returns why the hub did not take the wish; undefined where it did, which proves nothing yet */
async function ask(
  context: ConnectorContext,
  channel: string,
  mode: 'subscribe' | 'unsubscribe',
  signal: AbortSignal,
): Promise<PlatformError | undefined> {
  const { access } = context;
  const form = {
    'hub.mode': mode,
    'hub.topic': topicOf(channel),
    'hub.callback': callbackOf(context, access.callback ?? '', channel),
    'hub.secret': secretsOf(context, channel)[0] ?? '',
    'hub.lease_seconds': String(LEASE_SECONDS),
    'hub.verify': 'async',
  };
  try {
    await askPlatform(access, HUB, { method: 'POST', form, signal });
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

/** What was granted before goes on until its time is over. */
async function noteAsked({ store, platform, now }: ConnectorContext, channel: string, row?: Row) {
  const attempts = (row?.attempts ?? 0) + 1;
  const next_attempt_at = new Date(+now() + retryDelay(attempts, RETRY, Math.random()));
  const values = { attempts, next_attempt_at, updated_at: now() };
  await store.database
    .insert(connectorSubscriptions)
    .values({ ...{ platform, kind: UPLOADS, account_id: channel, state: 'pending' }, ...values })
    .onConflictDoUpdate({
      target: SUBSCRIPTION_KEY,
      set: {
        ...values,
        state: sql`case when ${connectorSubscriptions.lease_until} > ${now().toISOString()}::timestamptz
          then ${connectorSubscriptions.state} else 'pending' end`,
      },
    });
}

async function noteRefused(context: ConnectorContext, channel: string, error: PlatformError) {
  await context.store.database
    .update(connectorSubscriptions)
    .set({ detail: error.message.slice(0, 200) })
    .where(isOf(context, channel));
}

/** Told to end or not, it is not renewed, and what it tells of nobody is ignored. */
async function forget(context: ConnectorContext, channel: string, error?: PlatformError) {
  if (error?.fault === 'unreachable') return;
  await context.store.database.delete(connectorSubscriptions).where(isOf(context, channel));
}

const isOf = ({ platform }: Pick<ConnectorContext, 'platform'>, channel: string) =>
  and(
    eq(connectorSubscriptions.platform, platform),
    eq(connectorSubscriptions.kind, UPLOADS),
    eq(connectorSubscriptions.account_id, channel),
  );
