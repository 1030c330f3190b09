import type { ConnectorContext } from '../connector.ts';
import { knownPublications } from '../known-publications.ts';
import type { FoundPublications } from '../read-as-owners.ts';
import { listVideos, queryVideos, type TiktokVideo } from './tiktok-api.ts';
import { publicationOf, publishedAt } from './videos.ts';

/** Pages that are read at most: more than anybody publishes in a month. */
const PAGES = 50;

/**
 * The videos of an account since a moment, the newest first, and those that were known and are gone.
 * TikTok does not say that one is: it is not listed any more, and not found by its id either.
 * @throws NoTokenError, PlatformError
 */
export async function findVideos(
  context: ConnectorContext,
  { account_id, since, signal }: { account_id: string; since: Date; signal: AbortSignal },
): Promise<FoundPublications> {
  const account = { platform: context.platform, account_id };
  const asked = { account_id, signal };
  const listed: TiktokVideo[] = [];
  let cursor: number | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { videos = [], has_more, cursor: next } = await listVideos(context, asked, cursor);
    listed.push(...videos);
    const past = videos.some((video) => +(publishedAt(video) ?? since) < +since);
    if (past || !has_more || next === undefined || next === cursor) break;
    cursor = next;
  }
  const known = await knownPublications(context, account_id, since);
  const there = new Set(listed.map(({ id }) => id));
  const missing = known.filter((id) => !there.has(id));
  const found = missing.length === 0 ? [] : await queryVideos(context, asked, missing);
  const kept = new Set(found.map(({ id }) => id));
  return {
    publications: [...listed, ...found]
      .flatMap((video) => publicationOf(account, video) ?? [])
      .filter(({ published_at }) => published_at >= since),
    gone: missing.filter((id) => !kept.has(id)),
  };
}
