import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform, PlatformError } from '../platform-fetch.ts';

const X_API = 'https://api.x.com/2';
/** Posts that one request may name, or be answered with, and the fewest that a page can be asked for. */
export const MOST = 100;
export const LEAST = 5;
/** Long posts have their words and hashtags in `note_tweet`: `entities` ends where the short form does. */
const FIELDS = 'created_at,entities,lang,note_tweet';

interface Entities {
  readonly hashtags?: readonly { readonly tag?: string }[];
}

/** A post as X tells it, as far as it is read. */
export interface XPost {
  /** A number with too many digits to be one; later posts have higher ones. */
  readonly id: string;
  readonly created_at?: string;
  readonly lang?: string;
  readonly entities?: Entities;
  readonly note_tweet?: { readonly entities?: Entities };
}

/** What X says of something that it was asked for and does not show. */
export interface XProblem {
  readonly title?: string;
  /** An address whose last part is the word for it: `resource-not-found`. */
  readonly type?: string;
  /** What it is about: the id that was asked for. */
  readonly resource_id?: string;
  readonly value?: string;
}

interface Answer {
  readonly data?: readonly XPost[];
  readonly errors?: readonly XProblem[];
  readonly meta?: { readonly next_token?: string };
}

/** Why nothing of an account is shown: its owner, X for the time being, or there is none. */
export type Hidden = 'protected' | 'suspended' | 'missing';

export interface XPage {
  /** The newest first. */
  readonly posts: readonly XPost[];
  readonly next: string | undefined;
  /** Undefined: its posts are shown. */
  readonly hidden: Hidden | undefined;
}

/** From when on posts are wanted: those after one, or since a moment; and before one, where absent: all. */
export interface Reach {
  readonly since_id?: string | undefined;
  /** ISO 8601. */
  readonly start_time?: string | undefined;
  readonly until_id?: string | undefined;
}

export interface Asked {
  readonly account_id: string;
  readonly reach: Reach;
  readonly most: number;
  readonly token: string | undefined;
  readonly signal: AbortSignal;
}

const NOT_FOUND = 'resource-not-found';
const NOT_SHOWN = 'not-authorized-for-resource';

/** What an account posted itself, without replies and reposts. @throws PlatformError */
export async function listPosts(
  access: PlatformAccess,
  { account_id, reach, most, token, signal }: Asked,
): Promise<XPage> {
  const { data, errors, meta } = await askX<Answer>(
    access,
    `/users/${encodeURIComponent(account_id)}/tweets`,
    {
      ...{ max_results: String(most), exclude: 'replies,retweets', 'tweet.fields': FIELDS },
      ...{ ...reach, pagination_token: token },
    },
    signal,
  );
  return { posts: data ?? [], next: meta?.next_token, hidden: hiddenBy(errors ?? []) };
}

/** Which posts of those that are named are there, and which X says are not. @throws PlatformError */
export async function lookUpPosts(
  access: PlatformAccess,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly posts: readonly XPost[]; readonly gone: readonly string[] }> {
  const query = { ids: ids.join(','), 'tweet.fields': FIELDS };
  const { data = [], errors = [] } = await askX<Answer>(access, '/tweets', query, signal);
  // Others may only be unreadable for now: they are asked after again.
  const gone = errors.flatMap((one) => {
    const id = one.resource_id ?? one.value;
    return id !== undefined && [NOT_FOUND, NOT_SHOWN].includes(wordOf(one)) ? id : [];
  });
  return { posts: data, gone: ids.filter((id) => gone.includes(id)) };
}

/** Asks X with the operator's own token, which opens what is public alone. @throws PlatformError */
export async function askX<Body extends object>(
  access: PlatformAccess,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<Body> {
  const url = new URL(X_API + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  const headers = { authorization: `Bearer ${access.variables.BEARER_TOKEN ?? ''}` };
  const { body } = await askPlatform(access, url.href, { headers, signal });
  // Taken for one that is empty, it would leave out for ever what was posted until now.
  if (typeof body !== 'object' || body === null)
    throw new PlatformError('unreachable', 'api.x.com answered with something that is no answer.');
  return body as Body;
}

const wordOf = ({ type = '' }: XProblem): string => type.slice(type.lastIndexOf('/') + 1);

/** X answers with 200 that it shows nothing of an account, and says with the same word two reasons for it. */
function hiddenBy(errors: readonly XProblem[]): Hidden | undefined {
  const said = errors.find((one) => [NOT_FOUND, NOT_SHOWN].includes(wordOf(one)));
  if (!said) return undefined;
  if (wordOf(said) === NOT_SHOWN) return 'protected';
  return said.title === 'Forbidden' ? 'suspended' : 'missing';
}
