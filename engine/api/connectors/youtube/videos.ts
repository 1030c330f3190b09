import type { ContentType } from '#contract/vocabulary/campaign-words.ts';
import type { ObservedPublication } from '../observe-publications.ts';

/** A video as the Data API tells it, as far as it is read. */
export interface Video {
  readonly id: string;
  readonly snippet?: {
    readonly channelId?: string;
    readonly publishedAt?: string;
    readonly title?: string;
    readonly description?: string;
    readonly tags?: readonly string[];
    readonly defaultLanguage?: string;
    readonly defaultAudioLanguage?: string;
    readonly liveBroadcastContent?: string;
  };
  readonly contentDetails?: { readonly duration?: string };
  readonly status?: { readonly privacyStatus?: string };
  readonly liveStreamingDetails?: {
    readonly actualStartTime?: string;
    readonly actualEndTime?: string;
    readonly concurrentViewers?: string;
  };
}

/** What of a video is asked for. */
export const VIDEO_PARTS = 'snippet,contentDetails,status,liveStreamingDetails';

/** Of YouTube a piece of at most three minutes may be a Short; nothing but its hashtag says so. */
const LONGEST_SHORT = 180;
const SHORTS = /(?:^|\s)[#\uFF03\uFE5F]shorts\b/iu;

export interface VideoStream {
  readonly started_at: Date;
  /** Undefined while it goes on. */
  readonly ended_at: Date | undefined;
  /** Undefined where its owner hides it, and afterwards. */
  readonly viewers: number | undefined;
}

/** `public` alone is published: what has a link only, or none, is not. */
export const isPublic = ({ status }: Video): boolean => status?.privacyStatus === 'public';

/** The live stream that a video is or was; undefined of one that was uploaded, or is yet to begin. */
export function streamOf({ liveStreamingDetails: live }: Video): VideoStream | undefined {
  const started_at = momentOf(live?.actualStartTime);
  if (!started_at) return undefined;
  const viewers =
    live?.concurrentViewers === undefined ? undefined : Number(live.concurrentViewers);
  return {
    started_at,
    ended_at: momentOf(live?.actualEndTime),
    viewers: Number.isSafeInteger(viewers) ? viewers : undefined,
  };
}

/** Whether more is to be told of a video soon: it is live, announced, or still being worked on. */
export const isUnsettled = (video: Video): boolean =>
  ['live', 'upcoming'].includes(video.snippet?.liveBroadcastContent ?? '') ||
  secondsOf(video.contentDetails?.duration) === null;

/** A video as something published; undefined while it is live or announced. */
export function publicationOf(platform: string, video: Video): ObservedPublication | undefined {
  const { id, snippet = {}, contentDetails, liveStreamingDetails } = video;
  const stream = streamOf(video);
  const published_at = stream?.ended_at ?? momentOf(snippet.publishedAt);
  if (!published_at || snippet.channelId === undefined) return undefined;
  if (liveStreamingDetails && !stream?.ended_at) return undefined;
  const duration_seconds = secondsOf(contentDetails?.duration);
  const { title = '', description = '', tags = [] } = snippet;
  return {
    ...{ platform, publication_id: id, account_id: snippet.channelId, published_at },
    kind: stream ? 'stream' : kindOf(`${title}\n${description}`, tags, duration_seconds),
    ...{ title, text: description, tags, duration_seconds },
    language: snippet.defaultAudioLanguage ?? snippet.defaultLanguage ?? null,
    url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
  };
}

function kindOf(text: string, tags: readonly string[], seconds: number | null): ContentType {
  const named = SHORTS.test(text) || tags.some((tag) => /^#?shorts$/i.test(tag));
  return named && seconds !== null && seconds <= LONGEST_SHORT ? 'short' : 'video';
}

/** `PT1H2M3S` in seconds; null where there is none yet, which YouTube calls `P0D`. */
export function secondsOf(duration: string | undefined): number | null {
  const parts = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(
    duration ?? '',
  );
  if (!parts) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds || null;
}

/** RFC 3339. */
export function momentOf(text: string | undefined): Date | undefined {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
