import type { ConnectorContext } from '../connector.ts';
import { knownPublications } from '../known-publications.ts';
import type { FoundPublications } from '../read-as-owners.ts';
import { findPost, type InstagramPost, listPosts } from './instagram-api.ts';
import { postedAt, publicationOf } from './posts.ts';

/** Pages that are read at most: more than anybody posts in a month. */
const PAGES = 20;
/** Posts that are asked after by themselves at most in one reading; the others have their turn in the next. */
const ASKED_AFTER = 20;

/**
 * The posts of an account since a moment, the newest first, and those that were known and are gone.
 * Instagram does not say that one is: it is not listed any more, and not found by its id either.
 * Stories are not among them.
 * @throws NoTokenError, PlatformError
 */
export async function findPosts(
  context: ConnectorContext,
  { account_id, since, signal }: { account_id: string; since: Date; signal: AbortSignal },
): Promise<FoundPublications> {
  const account = { platform: context.platform, account_id };
  const asked = { account_id, signal };
  const listed = await listSince(context, asked, since);
  const known = await knownPublications(context, account_id, since);
  const there = new Set(listed.map(({ id }) => id));
  const missing = known.filter((id) => !there.has(id)).slice(0, ASKED_AFTER);
  const found: InstagramPost[] = [];
  const gone: string[] = [];
  for (const id of missing) {
    const post = await findPost(context, asked, id);
    if (post) found.push(post);
    else gone.push(id);
  }
  return {
    publications: [...listed, ...found]
      .flatMap((post) => publicationOf(account, post) ?? [])
      .filter(({ published_at }) => published_at >= since),
    gone,
  };
}

async function listSince(
  context: ConnectorContext,
  asked: { account_id: string; signal: AbortSignal },
  since: Date,
): Promise<InstagramPost[]> {
  const listed: InstagramPost[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { data = [], paging } = await listPosts(context, asked, after);
    listed.push(...data);
    const next = paging?.next === undefined ? undefined : paging.cursors?.after;
    const past = data.some((post) => +(postedAt(post) ?? since) < +since);
    if (past || next === undefined || next === after) break;
    after = next;
  }
  return listed;
}
