import type { ObservedPublication } from '../observe-publications.ts';
import type { TiktokVideo } from './tiktok-api.ts';

/** When a video was published; undefined where TikTok does not say. */
export function publishedAt({ create_time }: TiktokVideo): Date | undefined {
  const at = new Date(Number(create_time) * 1000);
  return create_time === undefined || Number.isNaN(at.getTime()) ? undefined : at;
}

/**
 * A video as something published: what is on TikTok is short, as everywhere in the product. Its hashtags
 * stand in what is written to it; TikTok repeats that as the title, cut off.
 */
export function publicationOf(
  { platform, account_id }: { readonly platform: string; readonly account_id: string },
  video: TiktokVideo,
): ObservedPublication | undefined {
  const published_at = publishedAt(video);
  if (!published_at) return undefined;
  const { id, title = null, video_description = null, duration, share_url } = video;
  return {
    ...{ platform, account_id, publication_id: id, kind: 'short', published_at },
    ...{ title: video_description ? null : title, text: video_description, tags: [] },
    language: null,
    // Nought is said of what is still worked on.
    duration_seconds: duration ? Math.floor(duration) : null,
    url: share_url?.startsWith('https://') ? share_url : null,
  };
}
