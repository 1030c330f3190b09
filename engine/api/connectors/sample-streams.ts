import { and, eq, inArray, isNull, sql } from '../store/drizzle.ts';
import { observedStreams } from '../store/tables/observations.ts';
import { dueConnections, noteRead, noteUnread } from './connection-rows.ts';
import type { Connection, ConnectorContext } from './connector.ts';
import { type ChannelMoment, observeEnd, observeLive, observeMoments } from './observe-streams.ts';
import { PlatformError } from './platform-fetch.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Until an account is read again: while it is live, and otherwise, for the pushes that get lost. */
const EVERY = { live: 2 * MINUTE, idle: 10 * MINUTE } as const;
/** Simulated streams are watched by somebody who waits. */
const SIMULATED_EVERY = { live: 5 * SECOND, idle: 10 * SECOND } as const;
/** So many answers without a stream that is thought to be live are its end: one may be empty by mistake. */
const EMPTY = 2;

/** A stream as its platform shows it while it is live. */
export interface SampledStream {
  readonly stream_id: string;
  readonly account_id: string;
  readonly started_at: Date;
  readonly language: string | null;
  readonly category_id: string | null;
  readonly category: string | null;
  readonly viewers: number | null;
}

/** How a platform is asked who is live. */
export interface StreamSampler {
  /** Accounts that one request may name. */
  readonly batch: number;
  /** Those of the accounts that are live. @throws PlatformError */
  readonly live: (
    context: ConnectorContext,
    accounts: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly SampledStream[]>;
  /** Before what was seen is written, in the same transaction. */
  readonly before?: (
    context: ConnectorContext,
    due: readonly Connection[],
    at: Date,
  ) => Promise<void>;
}

/** Samples who of the accounts that are due is live, in which category, and how many watch. */
export async function sampleStreams(
  context: ConnectorContext,
  sampler: StreamSampler,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const due = await dueConnections(context, sampler.batch);
    if (due.length === 0 || signal.aborted) return;
    const accounts = [...new Set(due.flatMap(({ account_id }) => account_id ?? []))];
    try {
      const at = context.now();
      const live = await sampler.live(context, accounts, signal);
      await context.store.transaction(async () => {
        await sampler.before?.(context, due, at);
        await note(context, { accounts, due, live, at });
      });
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

interface Sample {
  readonly accounts: readonly string[];
  readonly due: readonly Connection[];
  readonly live: readonly SampledStream[];
  /** When it was asked. */
  readonly at: Date;
}

async function note(context: ConnectorContext, { accounts, due, live, at }: Sample): Promise<void> {
  const { store, platform, access } = context;
  const samples = live.map((stream) => ({ ...stream, at }));
  await observeLive(store, platform, samples, context.now());
  await observeMoments(
    store,
    samples.map((one) => momentIn(platform, one)),
    context.now(),
  );
  const showing = new Set(live.map(({ account_id }) => account_id));
  const silent = accounts.filter((account) => !showing.has(account));
  const open = await openOf(context, silent);
  const emptied = new Map(due.map((one) => [one.account_id, Number(one.cursor.empty ?? 0)]));
  const empty = new Map([...showing].map((account_id) => [account_id, 0]));
  for (const [account_id, { seen_at }] of open) {
    const times = (emptied.get(account_id) ?? 0) + 1;
    // It counts until it was last seen; where the platform has an archive, that knows the rest.
    if (times >= EMPTY)
      await observeEnd(store, { platform, account_id, at: seen_at, by: 'poll' }, at);
    empty.set(account_id, times >= EMPTY ? 0 : times);
  }
  await keepEmpty(context, empty);
  const every = access.simulated ? SIMULATED_EVERY : EVERY;
  const busy = new Set([...showing, ...open.keys()]);
  const next = (wait: number) => ({ by: 'poll', next: new Date(+at + wait) }) as const;
  const idle = accounts.filter((one) => !busy.has(one));
  await noteRead(context, [...busy], next(every.live));
  await noteRead(context, idle, next(every.idle));
}

const momentIn = (
  platform: string,
  { account_id, at, category_id, category, viewers }: SampledStream & { readonly at: Date },
): ChannelMoment => ({
  ...{ platform, account_id, at, category_id, category, viewers },
  learned_by: 'poll',
});

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

/** How often in a row accounts were not live though they were thought to be. */
async function keepEmpty(
  { store, platform }: ConnectorContext,
  times: ReadonlyMap<string, number>,
): Promise<void> {
  if (times.size === 0) return;
  const rows = [...times].map(([account_id, empty]) => ({ account_id, empty }));
  await store.database.execute(sql`
    update connections set cursor = cursor || jsonb_build_object('empty', said.empty)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(account_id text, empty int)
    where connections.platform = ${platform} and connections.account_id = said.account_id
      and coalesce((cursor ->> 'empty')::int, 0) <> said.empty`);
}
