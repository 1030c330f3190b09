import type { ConnectorContext } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';
import type { Channel } from './channels.ts';
import { BATCH, itemsOf, readByIds, readData } from './data-api.ts';
import { momentOf } from './videos.ts';

/** Pages of uploads that are read at most: more than anybody publishes while nobody reads. */
const PAGES = 5;

interface PlaylistItem {
  readonly contentDetails?: { readonly videoId?: string; readonly videoPublishedAt?: string };
}
interface ListedChannel {
  readonly id: string;
  readonly contentDetails?: { readonly relatedPlaylists?: { readonly uploads?: string } };
}

export interface Sweep {
  /** Videos of the channel, the newest first; none where nothing changed. */
  readonly listed: readonly { readonly id: string; readonly published_at: Date }[];
  /** What was learned for the next time. */
  readonly cursor: { readonly uploads: string | undefined; readonly etag: string | undefined };
}

/** The playlists of the uploads of channels, and those channels that YouTube does not know any more. */
export async function findUploads(
  context: ConnectorContext,
  channels: readonly Channel[],
  signal: AbortSignal,
): Promise<{ uploads: ReadonlyMap<string, string>; gone: readonly string[] }> {
  const known = channels.flatMap(({ id, cursor }) =>
    cursor.uploads === undefined ? [] : [[id, cursor.uploads] as const],
  );
  const ids = channels.filter(({ cursor }) => cursor.uploads === undefined).map(({ id }) => id);
  const found = await readByIds<ListedChannel>(context, '/channels', {
    ...{ part: 'contentDetails', ids, signal },
  });
  const named = found.flatMap(({ id, contentDetails }) => {
    const uploads = contentDetails?.relatedPlaylists?.uploads;
    return uploads ? [[id, uploads] as const] : [];
  });
  const there = new Set(found.map(({ id }) => id));
  return {
    uploads: new Map([...known, ...named]),
    gone: ids.filter((id) => !there.has(id)),
  };
}

/** Looks through a channel's uploads, back to what was there at the last look. */
export async function sweepUploads(
  context: ConnectorContext,
  { cursor }: Channel,
  { uploads, since, signal }: { uploads: string; since: Date; signal: AbortSignal },
): Promise<Sweep> {
  const listed: { id: string; published_at: Date }[] = [];
  let etag: string | undefined;
  let page: string | undefined;
  for (let count = 0; count < PAGES; count += 1) {
    const query = {
      ...{ part: 'contentDetails', playlistId: uploads, maxResults: String(BATCH) },
      ...(page === undefined ? {} : { pageToken: page }),
    };
    const reply = await readData(context, '/playlistItems', {
      ...{ query, signal, etag: page === undefined ? cursor.etag : undefined, spares: true },
    }).catch((error: unknown) => {
      // A channel without uploads has no such playlist, and neither has one that is gone.
      if (error instanceof PlatformError && error.status === 404) return undefined;
      throw error;
    });
    // Whether it is gone is asked the next time.
    if (!reply) return { listed, cursor: { uploads: undefined, etag: undefined } };
    if (reply.status === 304) return { listed, cursor: { uploads, etag: cursor.etag } };
    if (page === undefined) etag = (reply.body as { etag?: string } | undefined)?.etag;
    const items = itemsOf<PlaylistItem>(reply).flatMap(({ contentDetails = {} }) => {
      const { videoId: id, videoPublishedAt } = contentDetails;
      const published_at = momentOf(videoPublishedAt);
      return id !== undefined && published_at ? [{ id, published_at }] : [];
    });
    listed.push(...items.filter(({ published_at }) => published_at >= since));
    page = (reply.body as { nextPageToken?: string } | undefined)?.nextPageToken;
    if (page === undefined || items.some(({ published_at }) => published_at < since)) break;
  }
  return { listed, cursor: { uploads, etag } };
}
