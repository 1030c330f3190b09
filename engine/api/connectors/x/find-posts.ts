import type { ConnectorContext } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';
import { noteAnswer } from '../platform-state.ts';
import { laterOf, postedAt } from './posts.ts';
import { giveBack, POSTS_OF_DAY, takePosts } from './quota.ts';
import {
  type Hidden,
  LEAST,
  listPosts,
  MOST,
  type Reach,
  type XPage,
  type XPost,
} from './x-api.ts';

/** Pages that one look reads at most: what is left is for the next one, after all others had theirs. */
const PAGES = 10;
/** An answer that does not come may have been paid for: it is never more than this part of a day's. */
const PART_OF_DAY = 0.1;

export interface FindPosts {
  readonly account_id: string;
  readonly reach: Reach;
  /** In which it is linked. */
  readonly programs: readonly string[];
  /** Asks for as little as can be asked for, as X has not answered of late. */
  readonly shy: boolean;
  readonly signal: AbortSignal;
}

/** What was found of an account. */
export interface FoundPosts {
  readonly posts: readonly XPost[];
  readonly newest: { readonly newest_id: string; readonly newest_at: string } | undefined;
  /** What was in the way of the rest. */
  readonly gap: Reach | undefined;
  readonly failed: PlatformError | undefined;
  readonly hidden: Hidden | undefined;
}

/**
 * Reads what an account has posted, the newest first, as far as the budget allows. What was read is paid
 * for: it is answered with whatever was in the way of the rest.
 * @throws PlatformError where nothing was read
 */
export async function findPosts(context: ConnectorContext, asked: FindPosts): Promise<FoundPosts> {
  const { reach, shy } = asked;
  const part = Math.floor(POSTS_OF_DAY.limit(context) * PART_OF_DAY);
  const page = shy ? LEAST : Math.min(MOST, Math.max(LEAST, part));
  const posts: XPost[] = [];
  let token: string | undefined;
  let failed: PlatformError | undefined;
  let more = true;
  for (let pages = 0; more && pages < PAGES; pages += 1) {
    try {
      const found = await readPage(context, asked, { most: page, token });
      if (found.hidden)
        return {
          posts: [],
          ...{ newest: undefined, gap: undefined, failed },
          hidden: found.hidden,
        };
      posts.push(...found.posts);
      more = found.next !== undefined && found.next !== token;
      token = found.next;
    } catch (error) {
      if (!(error instanceof PlatformError) || pages === 0) throw error;
      failed = error;
      break;
    }
  }
  const oldest = posts.at(-1)?.id ?? reach.until_id;
  return {
    ...{ posts, failed, hidden: undefined, newest: newestOf(posts) },
    gap: more ? { ...reach, ...(oldest === undefined ? {} : { until_id: oldest }) } : undefined,
  };
}

async function readPage(
  context: ConnectorContext,
  { account_id, reach, programs, signal }: FindPosts,
  { most, token }: { readonly most: number; readonly token: string | undefined },
): Promise<XPage> {
  const taken = await takePosts(context, { programs, most });
  try {
    const page = { account_id, reach, most: taken.count, token, signal };
    const found = await listPosts(context.access, page);
    await noteAnswer(context);
    await giveBack(context, taken, taken.count - found.posts.length);
    return found;
  } catch (error) {
    // Refused, it was not paid for; what got lost on its way may have been.
    if (error instanceof PlatformError && error.status !== undefined)
      await giveBack(context, taken, taken.count);
    throw error;
  }
}

function newestOf(posts: readonly XPost[]): FoundPosts['newest'] {
  const newest_id = posts.map(({ id }) => id).reduce(laterOf, undefined as string | undefined);
  const newest = posts.find(({ id }) => id === newest_id);
  const at = newest && postedAt(newest);
  return newest_id !== undefined && at ? { newest_id, newest_at: at.toISOString() } : undefined;
}
