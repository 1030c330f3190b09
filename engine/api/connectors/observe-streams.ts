import type { LearnedBy } from '#contract/vocabulary/connector-words.ts';
import { and, eq, gt, isNull, lte, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { channelMoments, observedStreams } from '../store/tables/observations.ts';
import { earliest, wantCounted } from './want-counted.ts';

/** A stream is taken for over only by what is told later than it was last seen live, less this much. */
const CLOCKS_DIFFER = 5_000;

export interface LiveStream {
  readonly stream_id: string;
  readonly account_id: string;
  readonly started_at: Date;
  /** When it was live for certain. */
  readonly at: Date;
  readonly title?: string | null;
  readonly language?: string | null;
}

/**
 * Notes that streams were live at a moment. Whatever comes in which order, or twice, ends at the same
 * row: an earlier moment changes nothing, a later one reopens a stream that was thought to be over.
 * What else the accounts had open is closed at when it was last seen.
 */
export async function observeLive(
  store: Store,
  platform: string,
  streams: readonly LiveStream[],
  now: Date,
): Promise<void> {
  // One statement changes a row once.
  const live = [...new Map(streams.map((stream) => [stream.stream_id, stream])).values()];
  if (live.length === 0) return;
  const reopened = sql`${observedStreams.ended_at} is not null
    and ${observedStreams.ended_by} <> 'archive' and excluded.seen_at > ${observedStreams.ended_at}`;
  await store.database
    .insert(observedStreams)
    .values(
      live.map(({ stream_id, account_id, started_at, at, title = null, language = null }) => ({
        ...{ platform, stream_id, account_id, started_at, title, language },
        ...{ seen_at: at < started_at ? started_at : at, observed_at: now },
      })),
    )
    .onConflictDoUpdate({
      target: [observedStreams.platform, observedStreams.stream_id],
      set: {
        seen_at: sql`greatest(${observedStreams.seen_at}, excluded.seen_at)`,
        started_at: sql`least(${observedStreams.started_at}, excluded.started_at)`,
        title: sql`coalesce(excluded.title, ${observedStreams.title})`,
        language: sql`coalesce(excluded.language, ${observedStreams.language})`,
        ended_at: sql`case when ${reopened} then null else ${observedStreams.ended_at} end`,
        ended_by: sql`case when ${reopened} then null else ${observedStreams.ended_by} end`,
        observed_at: now,
      },
    });
  const accounts = live.map(({ account_id }) => account_id);
  const closed = await closeOlder(store, platform, accounts);
  const begun = live.map(({ account_id, started_at: at }) => ({ account_id, at }));
  await wantCounted(store, platform, earliest([...begun, ...closed]), now);
}

/** One account has one stream at a time: where a newer one is known, the older ones are over. */
async function closeOlder({ database }: Store, platform: string, accounts: readonly string[]) {
  const { rows } = await database.execute<{ account_id: string; started_at: string }>(sql`
    update observed_streams older set ended_at = older.seen_at, ended_by = 'newer'
    where older.platform = ${platform}
      and older.account_id = any(${sql.param([...accounts])}::text[])
      and older.ended_at is null and exists (
        select 1 from observed_streams newer
        where newer.platform = older.platform and newer.account_id = older.account_id
          and newer.started_at > older.started_at)
    returning older.account_id, older.started_at::text as started_at`);
  return rows.map(({ account_id, started_at }) => ({ account_id, at: new Date(started_at) }));
}

export interface StreamEnd {
  readonly platform: string;
  readonly account_id: string;
  readonly at: Date;
  readonly by: LearnedBy;
}

/**
 * Notes that an account was not live any more at a moment. It ends only a stream that began before,
 * and was not seen live after it: a late one says nothing of a newer stream.
 * @returns how many ended
 */
export async function observeEnd(
  store: Store,
  { platform, account_id, at, by }: StreamEnd,
  now: Date,
): Promise<number> {
  const ended = await store.database
    .update(observedStreams)
    .set({
      ended_at: sql`greatest(${at.toISOString()}::timestamptz, ${observedStreams.started_at})`,
      seen_at: sql`greatest(${at.toISOString()}::timestamptz, ${observedStreams.seen_at})`,
      ended_by: by,
      observed_at: now,
    })
    .where(
      and(
        eq(observedStreams.platform, platform),
        eq(observedStreams.account_id, account_id),
        isNull(observedStreams.ended_at),
        lte(observedStreams.started_at, at),
        lte(observedStreams.seen_at, new Date(+at + CLOCKS_DIFFER)),
      ),
    )
    .returning({ account_id: observedStreams.account_id, at: observedStreams.started_at });
  await wantCounted(store, platform, earliest(ended), now);
  return ended.length;
}

/** The archive knows best how long a stream was. */
export async function observeArchive(
  store: Store,
  one: {
    platform: string;
    stream_id: string;
    account_id: string;
    started_at: Date;
    ended_at: Date;
  },
  now: Date,
): Promise<void> {
  const { ended_at, started_at } = one;
  const ends = { ended_at, seen_at: ended_at, ended_by: 'archive', checked_at: now } as const;
  await store.database
    .insert(observedStreams)
    .values({ ...one, ...ends, observed_at: now })
    .onConflictDoUpdate({
      target: [observedStreams.platform, observedStreams.stream_id],
      set: { ...ends, started_at, observed_at: now },
    });
  await wantCounted(store, one.platform, new Map([[one.account_id, started_at]]), now);
}

export interface ChannelMoment {
  readonly platform: string;
  readonly account_id: string;
  readonly at: Date;
  readonly category_id: string | null;
  readonly category: string | null;
  readonly viewers: number | null;
  readonly learned_by: LearnedBy;
}

/**
 * Notes what a channel showed at a moment; the same moment again changes nothing. Where it was told
 * and read at the same one, the category is the one that was told, and the viewers those that were read.
 */
export async function observeMoments(
  store: Store,
  moments: readonly ChannelMoment[],
  now: Date,
): Promise<void> {
  if (moments.length === 0) return;
  const told = sql`excluded.learned_by = 'push'`;
  await store.database
    .insert(channelMoments)
    .values([...moments])
    .onConflictDoUpdate({
      target: [channelMoments.platform, channelMoments.account_id, channelMoments.at],
      set: {
        category: sql`case when ${told} then excluded.category else ${channelMoments.category} end`,
        category_id: sql`case when ${told} then excluded.category_id
          else ${channelMoments.category_id} end`,
        viewers: sql`coalesce(${channelMoments.viewers}, excluded.viewers)`,
      },
    });
  const byPlatform = Map.groupBy(moments, ({ platform }) => platform);
  for (const [platform, list] of byPlatform)
    await wantCounted(store, platform, earliest(list), now);
}

/** Streams whose end is not known yet, each with its account. */
export async function openStreams({ database }: Store, platform: string, accounts?: string) {
  return database
    .select()
    .from(observedStreams)
    .where(
      and(
        eq(observedStreams.platform, platform),
        isNull(observedStreams.ended_at),
        accounts === undefined ? undefined : eq(observedStreams.account_id, accounts),
        gt(observedStreams.started_at, new Date(0)),
      ),
    );
}
