import { and, eq, inArray, isNull } from '../../store/drizzle.ts';
import { observedStreams } from '../../store/tables/observations.ts';
import { changeCursor, dueConnections, noteRead, noteUnread } from '../connection-rows.ts';
import type { Connection, ConnectorContext } from '../connector.ts';
import { observeEnd, observeLive, observeMoments } from '../observe-streams.ts';
import { PlatformError } from '../platform-fetch.ts';
import { momentOf } from './event-messages.ts';
import { helixPages } from './helix.ts';

/** Accounts that one request may name. */
const BATCH = 100;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Until an account is read again: while it is live, and otherwise, for the pushes that get lost. */
const EVERY = { live: 2 * MINUTE, idle: 10 * MINUTE } as const;
/** Simulated streams are watched by somebody who waits. */
const SIMULATED_EVERY = { live: 5 * SECOND, idle: 10 * SECOND } as const;
/** So many answers without a stream that is thought to be live are its end: one may be empty by mistake. */
const EMPTY = 2;
/** What happened in a time that nobody read for longer is looked up in the archive. */
const GAP = 30 * MINUTE;

interface HelixStream {
  readonly id: string;
  readonly user_id: string;
  readonly game_id?: string;
  readonly game_name?: string;
  readonly type?: string;
  readonly language?: string;
  readonly viewer_count?: number;
  readonly started_at: string;
}

/** Samples who of the accounts that are due is live, in which category, and how many watch. */
export async function readStreams(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  for (;;) {
    const due = await dueConnections(context, BATCH);
    if (due.length === 0 || signal.aborted) return;
    const accounts = [...new Set(due.flatMap(({ account_id }) => account_id ?? []))];
    try {
      await readBatch(context, accounts, due, signal);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const wait = Math.max(MINUTE, (error.retryAfter ?? 0) * SECOND);
      const next = new Date(+context.now() + wait);
      const fault = error.fault === 'refused' ? 'refused' : 'unreachable';
      await noteUnread(context, accounts, { fault, next });
      throw error;
    }
  }
}

async function readBatch(
  context: ConnectorContext,
  accounts: readonly string[],
  due: readonly Connection[],
  signal: AbortSignal,
): Promise<void> {
  const { store, platform, now, access } = context;
  const asked = now();
  const live = new Map<string, HelixStream>();
  const query = { user_id: accounts, first: String(BATCH) };
  for await (const page of helixPages<HelixStream>(context, '/streams', { query, signal }))
    for (const stream of page) if (stream.type === 'live') live.set(stream.user_id, stream);
  const every = access.simulated ? SIMULATED_EVERY : EVERY;
  await store.transaction(async () => {
    await noteGaps(context, due, asked);
    for (const stream of live.values()) await observe(context, stream, asked);
    const silent = accounts.filter((account) => !live.has(account));
    const open = await openOf(context, silent);
    for (const account_id of silent) {
      const stream = open.get(account_id);
      if (!stream) continue;
      const cursor = due.find((one) => one.account_id === account_id)?.cursor ?? {};
      const empty = Number(cursor.empty ?? 0) + 1;
      // It counts until it was last seen; the archive knows the rest.
      if (empty >= EMPTY)
        await observeEnd(store, { platform, account_id, at: stream.seen_at, by: 'poll' }, asked);
      await keepEmpty(context, account_id, empty >= EMPTY ? 0 : empty);
    }
    for (const account_id of live.keys()) await keepEmpty(context, account_id, 0);
    const busy = new Set([...live.keys(), ...open.keys()]);
    const next = (wait: number) => ({ by: 'poll', next: new Date(+asked + wait) }) as const;
    await noteRead(context, [...busy], next(every.live));
    await noteRead(
      context,
      accounts.filter((one) => !busy.has(one)),
      next(every.idle),
    );
  });
}

async function observe({ store, platform, now }: ConnectorContext, stream: HelixStream, at: Date) {
  const { id, user_id: account_id, game_id, game_name, viewer_count, language } = stream;
  const started_at = momentOf(stream.started_at);
  if (!started_at) return;
  const account = { platform, account_id };
  const live = { ...account, stream_id: id, started_at, at, language: language || null };
  await observeLive(store, live, now());
  const moment = {
    ...{ ...account, at, learned_by: 'poll' as const, viewers: viewer_count ?? null },
    ...{ category_id: game_id || null, category: game_name || null },
  };
  await observeMoments(store, [moment], now());
}

async function openOf({ store, platform }: ConnectorContext, accounts: readonly string[]) {
  if (accounts.length === 0) return new Map<string, typeof observedStreams.$inferSelect>();
  const open = await store.database
    .select()
    .from(observedStreams)
    .where(
      and(
        eq(observedStreams.platform, platform),
        inArray(observedStreams.account_id, [...accounts]),
        isNull(observedStreams.ended_at),
      ),
    );
  return new Map(open.map((stream) => [stream.account_id, stream]));
}

/** How often in a row an account was not live though it was thought to be. */
const keepEmpty = (context: ConnectorContext, account_id: string, empty: number) =>
  changeCursor(context, account_id, (cursor) => ({ ...cursor, empty }));

/** Where nobody read for long, the archive is to be asked from then on. */
export async function noteGaps(
  context: ConnectorContext,
  due: readonly Pick<Connection, 'account_id' | 'last_read_at'>[],
  at: Date,
): Promise<void> {
  for (const { account_id, last_read_at } of due)
    if (account_id && last_read_at && +at - +last_read_at > GAP)
      await changeCursor(context, account_id, (cursor) => ({
        archive_since: last_read_at.toISOString(),
        ...cursor,
      }));
}
