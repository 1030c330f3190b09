import type { ConnectorContext } from '../connector.ts';
import { knownPublications } from '../known-publications.ts';
import { PlatformError } from '../platform-fetch.ts';
import { noteAnswer } from '../platform-state.ts';
import { giveBack, takePosts } from './quota.ts';
import { lookUpPosts, MOST, type XPost } from './x-api.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const SIMULATED_EVERY = 10 * SECOND;
/** So long after it was posted, a post is looked up once a day; then it is forgotten. */
const LOOKED_AFTER = 3 * DAY;
/** The part of a day's budget that may be used up by it: the rest is for what is new. */
const FOR_LOOKING_UP = 0.5;

export interface LookedUp {
  readonly posts: readonly XPost[];
  readonly gone: readonly string[];
  /** What was in the way of it, or of some of it. */
  readonly failed: PlatformError | undefined;
}

/** Whether the time has come to look up what is known of an account. */
export const isLookUpDue = (
  { access, now }: Pick<ConnectorContext, 'access' | 'now'>,
  looked_up_at: string | undefined,
): boolean =>
  looked_up_at === undefined ||
  +now() - Date.parse(looked_up_at) >= (access.simulated ? SIMULATED_EVERY : DAY);

/**
 * Looks up those of an account's posts that are young enough to matter: which are there, and which are
 * gone. It costs as much as reading them did.
 */
export async function lookUpKnown(
  context: ConnectorContext,
  asked: {
    readonly account_id: string;
    readonly programs: readonly string[];
    /** Those that were read just now: they are there. */
    readonly read: readonly XPost[];
    readonly signal: AbortSignal;
  },
): Promise<LookedUp> {
  const { account_id, programs, read, signal } = asked;
  const since = new Date(+context.now() - LOOKED_AFTER);
  const known = await knownPublications(context, account_id, since);
  const seen = new Set(read.map(({ id }) => id));
  const left = known.filter((id) => !seen.has(id));
  const posts: XPost[] = [];
  const gone: string[] = [];
  for (let from = 0; from < left.length; from += MOST) {
    try {
      const named = left.slice(from, from + MOST);
      const found = await lookUpSome(context, { ids: named, programs, signal });
      posts.push(...found.posts);
      gone.push(...found.gone);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return { posts, gone, failed: error };
    }
  }
  return { posts, gone, failed: undefined };
}

async function lookUpSome(
  context: ConnectorContext,
  {
    ids,
    programs,
    signal,
  }: { ids: readonly string[]; programs: readonly string[]; signal: AbortSignal },
) {
  const { length } = ids;
  const taken = await takePosts(context, {
    ...{ programs, most: length, least: 1, part: FOR_LOOKING_UP },
  });
  try {
    const found = await lookUpPosts(context.access, ids.slice(0, taken.count), signal);
    await noteAnswer(context);
    await giveBack(context, taken, taken.count - found.posts.length);
    return found;
  } catch (error) {
    if (error instanceof PlatformError && error.status !== undefined)
      await giveBack(context, taken, taken.count);
    throw error;
  }
}
