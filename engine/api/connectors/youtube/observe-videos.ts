import type { ConnectorContext } from '../connector.ts';
import { observeGone, observePublications } from '../observe-publications.ts';
import {
  observeArchive,
  observeEnd,
  observeLive,
  observeMoments,
  openStreams,
} from '../observe-streams.ts';
import { type Channel, mayRead } from './channels.ts';
import { publicationOf, streamOf, type Video } from './videos.ts';

/** Notes what a video says, as far as its owner lets it be read. */
export async function observeVideo(
  context: ConnectorContext,
  channel: Channel,
  video: Video,
  asked: Date,
): Promise<void> {
  const { store, platform, now } = context;
  const publication = publicationOf(platform, video);
  if (publication && mayRead(channel, 'publications', publication.published_at))
    await observePublications(store, [publication], now());
  const stream = streamOf(video);
  if (!stream || !mayRead(channel, 'streams', stream.started_at)) return;
  const { started_at, ended_at, viewers } = stream;
  const one = { account_id: channel.id, stream_id: video.id, started_at };
  if (ended_at) {
    await observeArchive(store, { ...one, platform, ended_at }, now());
    return;
  }
  const live = { ...one, at: asked, title: video.snippet?.title ?? null };
  await observeLive(store, platform, [live], now());
  const moment = {
    ...{ platform, account_id: channel.id, at: asked, learned_by: 'poll' as const },
    // YouTube names no game.
    ...{ category_id: null, category: null, viewers: viewers ?? null },
  };
  await observeMoments(store, [moment], now());
}

/** Notes that videos are not there any more; a stream among them counts until it was last seen. */
export async function observeRemoved(
  { store, platform, now }: ConnectorContext,
  account_id: string,
  videos: readonly string[],
): Promise<void> {
  if (videos.length === 0) return;
  await observeGone(store, platform, videos, now());
  for (const { stream_id, seen_at } of await openStreams(store, platform, account_id))
    if (videos.includes(stream_id))
      await observeEnd(store, { platform, account_id, at: seen_at, by: 'poll' }, now());
}
