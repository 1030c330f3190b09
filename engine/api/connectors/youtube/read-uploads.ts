import {
  changeCursor,
  dueConnections,
  endConnections,
  noteRead,
  noteUnread,
  readableAs,
} from '../connection-rows.ts';
import type { ConnectorContext } from '../connector.ts';
import { knownPublications } from '../known-publications.ts';
import { PlatformError } from '../platform-fetch.ts';
import { type Channel, channelsOf } from './channels.ts';
import { BATCH, readByIds } from './data-api.ts';
import { observeRemoved, observeVideo } from './observe-videos.ts';
import { nextTick, type Pace, paceOf, toldDue } from './pace.ts';
import { findUploads, type Sweep, sweepUploads } from './sweep.ts';
import { isPublic, isUnsettled, VIDEO_PARTS, type Video } from './videos.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** What is older decides nothing any more. */
const LOOKED_BACK = 30 * DAY;
/** A video may appear among the uploads later than it was published. */
const LATE = 2 * DAY;
/** How often what is known is read again, whoever tells of the channel. */
const RENEWED = DAY;
/** How long answers are collected before what they say is noted. */
const LONGEST = MINUTE;
/** What was published so shortly before a look, the hub may still tell of. */
const HUB_TAKES = 15 * MINUTE;

/** Reads what was told of, what is live, and the uploads of those channels whose time has come. */
export async function readUploads(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  for (;;) {
    const due = await dueConnections(context, BATCH);
    if (due.length === 0 || signal.aborted) return;
    const accounts = [...new Set(due.flatMap(({ account_id }) => account_id ?? []))];
    try {
      await readBatch(context, accounts, signal);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const wait = Math.max(MINUTE, (error.retryAfter ?? 0) * SECOND);
      const fault =
        error.fault === 'unreachable' || error.fault === 'limited' ? 'unreachable' : 'refused';
      await noteUnread(context, accounts, { fault, next: new Date(+context.now() + wait) });
      throw error;
    }
  }
}

/** A channel with what was seen of it this time. */
interface Seen {
  readonly channel: Channel;
  /** Whether the time had come to look through its uploads. */
  readonly sweeps: boolean;
  /** Undefined where it had not, or there are none. */
  readonly sweep: Sweep | undefined;
  /** Videos that were known before. */
  readonly known: readonly string[];
  readonly renews: boolean;
  /** Videos to be read. */
  readonly asked: readonly string[];
}

async function readBatch(
  context: ConnectorContext,
  accounts: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { store, now } = context;
  const asked = now();
  const channels = channelsOf(await readableAs(context, accounts));
  const pace = await paceOf(context, channels);
  const sweeping = channels.filter(({ cursor }) => isDue(cursor.sweep_at, asked));
  const { uploads, gone } = await findUploads(context, sweeping, signal);
  const seen: Seen[] = [];
  for (const channel of channels) {
    // The others stay due. Were all of it lost when the time of a run is over, slow answers would
    // use up the units and nothing would ever be noted.
    if (+now() - +asked > LONGEST) break;
    const sweeps = sweeping.includes(channel);
    const playlist = sweeps ? uploads.get(channel.id) : undefined;
    const sweep =
      playlist === undefined
        ? undefined
        : await sweepUploads(context, channel, {
            uploads: playlist,
            since: sinceOf(channel, asked),
            signal,
          });
    const known = await knownPublications(context, channel.id, new Date(+asked - LOOKED_BACK));
    seen.push({ ...seenOf(channel, { sweep, known, asked }), sweeps });
  }
  const ids = [...new Set(seen.flatMap((one) => one.asked))];
  const videos = await readByIds<Video>(context, '/videos', { part: VIDEO_PARTS, ids, signal });
  const byId = new Map(videos.map((video) => [video.id, video]));
  await store.transaction(async () => {
    for (const one of seen) await observeChannel(context, one, { byId, asked, pace });
    for (const id of gone) await endConnections(context, id, 'gone');
  });
}

const isDue = (moment: string | undefined, at: Date) =>
  moment === undefined || Date.parse(moment) <= +at;

/** From when on uploads are looked through. */
function sinceOf({ since, cursor }: Channel, at: Date): Date {
  const consented = [since.publications, since.streams].flatMap((one) => one?.getTime() ?? []);
  const swept = cursor.swept_at === undefined ? 0 : Date.parse(cursor.swept_at) - LATE;
  return new Date(Math.max(+at - LOOKED_BACK, swept, Math.min(+at, ...consented)));
}

function seenOf(
  channel: Channel,
  { sweep, known, asked }: { sweep: Sweep | undefined; known: readonly string[]; asked: Date },
): Omit<Seen, 'sweeps'> {
  const { told = [], watched = [], renewed_at } = channel.cursor;
  const renews = sweep !== undefined && (!renewed_at || +asked - Date.parse(renewed_at) >= RENEWED);
  const listed = sweep?.listed.map(({ id }) => id) ?? [];
  const found = listed.filter((id) => !known.includes(id));
  const list = [...told, ...watched, ...found, ...(renews ? known : [])];
  return { channel, sweep, known, renews, asked: [...new Set(list)] };
}

async function observeChannel(
  context: ConnectorContext,
  { channel, sweeps, sweep, known, renews, asked: ids }: Seen,
  { byId, asked, pace }: { byId: ReadonlyMap<string, Video>; asked: Date; pace: Pace },
): Promise<void> {
  const own: Video[] = [];
  const gone: string[] = [];
  for (const id of ids) {
    const video = byId.get(id);
    // One of somebody else's that the hub named says nothing of this channel.
    if (video && video.snippet?.channelId !== channel.id) continue;
    if (video && isPublic(video)) own.push(video);
    else gone.push(id);
  }
  for (const video of own) await observeVideo(context, channel, video, asked);
  await observeRemoved(context, channel.id, gone);
  const { told = [], watched = [] } = channel.cursor;
  const settled = new Set([...told, ...watched, ...ids]);
  const unsettled = own.filter(isUnsettled).map(({ id }) => id);
  const { swept_at } = channel.cursor;
  const expected = new Set([...known, ...told, ...watched]);
  const missed = sweep?.listed.some(
    ({ id, published_at }) =>
      !expected.has(id) &&
      swept_at !== undefined &&
      +published_at > Date.parse(swept_at) &&
      +asked - +published_at > HUB_TAKES,
  );
  const sweep_at = sweeps
    ? new Date(+asked + pace.sweepEvery(channel)).toISOString()
    : channel.cursor.sweep_at;
  let toldMeanwhile = false;
  await changeCursor(context, channel.id, (cursor) => {
    const left = ((cursor.told as string[] | undefined) ?? []).filter((id) => !settled.has(id));
    toldMeanwhile ||= left.length > 0;
    return {
      ...{ ...cursor, ...sweep?.cursor, told: left, watched: unsettled },
      ...(told.length > 0 ? { told_read_at: asked.toISOString() } : {}),
      ...(sweep ? { swept_at: asked.toISOString() } : {}),
      ...(sweep_at === undefined ? {} : { sweep_at }),
      ...(renews ? { renewed_at: asked.toISOString() } : {}),
      ...(missed && pace.isTold(channel) ? { missed_at: asked.toISOString() } : {}),
    };
  });
  const next = [
    ...(toldMeanwhile ? [+toldDue(context, channel.cursor)] : []),
    ...(unsettled.length > 0 ? [nextTick(asked, pace.liveEvery)] : []),
    ...(sweep_at === undefined ? [] : [Date.parse(sweep_at)]),
  ];
  await noteRead(context, [channel.id], {
    by: told.length > 0 ? 'push' : 'poll',
    next: new Date(Math.min(...next, +asked + DAY)),
  });
}
