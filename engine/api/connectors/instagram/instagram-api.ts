import type { AccountTokens } from '../../core/connections/account-tokens.ts';
import type { PlatformAccess } from '../../http/services.ts';
import { askAsPerson } from '../ask-as-person.ts';
import type { ConnectorContext } from '../connector.ts';
import { type PersonDoor, REFUSED_GRANT, type RefreshedTokens } from '../person-tokens.ts';
import { askPlatform, PlatformError } from '../platform-fetch.ts';

export const INSTAGRAM_API = 'https://graph.instagram.com';
/** Each version is answered for about two years. */
const VERSION = 'v25.0';
/** What a list and a question take; it is what signing in takes, too. */
export const SCOPE = 'instagram_business_basic';
/** Posts that a page holds. */
export const PAGE = 50;
/** What of a post is read. */
const FIELDS = 'id,caption,media_type,media_product_type,permalink,timestamp';

/** A post as Instagram tells it, as far as it is read. */
export interface InstagramPost {
  readonly id: string;
  readonly caption?: string;
  /** `IMAGE`, `VIDEO`, `CAROUSEL_ALBUM`. */
  readonly media_type?: string;
  /** `FEED`, `REELS`, `AD`. */
  readonly media_product_type?: string;
  readonly permalink?: string;
  /** ISO 8601, its offset without a colon. */
  readonly timestamp?: string;
}
/** A part of somebody's posts, the newest first. */
export interface PostPage {
  readonly data?: readonly InstagramPost[];
  readonly paging?: { readonly cursors?: { readonly after?: string }; readonly next?: string };
}

/** What Instagram's numbers mean. It says nearly all of them with 400. */
const FAULTS: Readonly<Record<number, PlatformError['fault']>> = {
  ...{ 1: 'unreachable', 2: 'unreachable' },
  ...{ 4: 'limited', 17: 'limited', 32: 'limited', 613: 'limited' },
  ...{ 102: 'unauthorized', 190: 'unauthorized' },
};
/** What is not there any more, or never was this person's. */
const GONE = '100.33';
/** Numbers for what was not granted: 10, and from 200 to 299. */
export const isNotGranted = ({ reason }: PlatformError): boolean =>
  /^(?:10|2\d\d)(?:\.|$)/.test(reason ?? '');
/** Instagram says not for how long: its limits are of an hour that moves on. Seconds. */
const REST = 5 * 60;

const DAY = 24 * 60 * 60_000;
/** Tokens hold for 60 days, and are exchanged from their second day on. */
const AHEAD = 30 * DAY;

/**
 * How tokens are exchanged. There are no refresh tokens: the one of an hour that linking gives is
 * exchanged at once for one of 60 days, and that one for the next. What is kept as the refresh token
 * is the same one again, and says that it is of the longer kind.
 */
export const INSTAGRAM_DOOR: PersonDoor = {
  name: 'Instagram',
  isDue: ({ refresh }, left) => refresh === null || (left !== undefined && left <= AHEAD),
  refresh: async ({ access, now }, held, signal) =>
    asTokens(await askForToken(access, held, signal), now()),
};

/** What Instagram answers to a wish for a token. */
interface TokenAnswer {
  readonly access_token?: unknown;
  /** Seconds. */
  readonly expires_in?: unknown;
}

/** @throws PlatformError, with the reason `invalid_grant` where the token is not taken */
export async function askForToken(
  access: PlatformAccess,
  held: AccountTokens,
  signal: AbortSignal | undefined,
): Promise<TokenAnswer> {
  const [path, wish] =
    held.refresh === null
      ? ['/access_token', { grant_type: 'ig_exchange_token', client_secret: access.clientSecret }]
      : ['/refresh_access_token', { grant_type: 'ig_refresh_token' }];
  const query = new URLSearchParams({ ...wish, access_token: held.access });
  try {
    return (await ask<TokenAnswer>(access, `${path}?${query}`, { signal })) ?? {};
  } catch (error) {
    if (error instanceof PlatformError && error.fault === 'unauthorized')
      throw new PlatformError('refused', error.message, { reason: REFUSED_GRANT });
    throw error;
  }
}

function asTokens({ access_token, expires_in }: TokenAnswer, now: Date): RefreshedTokens {
  if (typeof access_token !== 'string')
    throw new PlatformError('unreachable', 'Instagram answered without a token.');
  return {
    ...{ access: access_token, refresh: access_token },
    expires_at: typeof expires_in === 'number' ? new Date(+now + expires_in * 1000) : null,
  };
}

interface Asked {
  readonly account_id: string;
  readonly signal: AbortSignal;
}

/** Posts of an account, the newest first, after a cursor. @throws NoTokenError, PlatformError */
export const listPosts = async (
  context: ConnectorContext,
  asked: Asked,
  after?: string,
): Promise<PostPage> => {
  const query = new URLSearchParams({
    ...{ fields: FIELDS, limit: String(PAGE) },
    ...(after === undefined ? {} : { after }),
  });
  return (await askAsOwner<PostPage>(context, asked, `/me/media?${query}`)) ?? {};
};

/** A post by its id; undefined where it is not there any more. @throws NoTokenError, PlatformError */
export const findPost = async (
  context: ConnectorContext,
  asked: Asked,
  id: string,
): Promise<InstagramPost | undefined> => {
  const path = `/${encodeURIComponent(id)}?fields=${encodeURIComponent(FIELDS)}`;
  return askAsOwner<InstagramPost>(context, asked, path).catch((error: unknown) => {
    if (error instanceof PlatformError && error.reason === GONE) return undefined;
    throw error;
  });
};

const askAsOwner = <Data>(
  context: ConnectorContext,
  { account_id, signal }: Asked,
  path: string,
): Promise<Data | undefined> =>
  askAsPerson(context, INSTAGRAM_DOOR, { account_id, scopes: [SCOPE], signal }, (token) =>
    ask<Data>(context.access, `/${VERSION}${path}`, { token, signal }),
  );

/** @throws PlatformError; its reason is Instagram’s number, with the one under it where there is one */
async function ask<Data>(
  access: Pick<PlatformAccess, 'address'>,
  path: string,
  { token, signal }: { token?: string; signal: AbortSignal | undefined },
): Promise<Data | undefined> {
  const { body } = await askPlatform(access, INSTAGRAM_API + path, {
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    throw error instanceof PlatformError ? named(error) : error;
  });
  return body as Data | undefined;
}

/** An error as its number has it. */
function named(error: PlatformError): PlatformError {
  const { message, status, retryAfter, reason } = error;
  const fault = FAULTS[Number.parseInt(reason ?? '', 10)] ?? error.fault;
  return new PlatformError(fault, message, {
    reason,
    ...(status === undefined ? {} : { status }),
    ...(fault === 'limited' ? { retryAfter: retryAfter ?? REST } : {}),
  });
}
