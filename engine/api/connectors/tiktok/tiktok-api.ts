import type { PlatformAccess } from '../../http/services.ts';
import { askAsPerson } from '../ask-as-person.ts';
import type { ConnectorContext } from '../connector.ts';
import { noRefreshToken, type PersonDoor, type RefreshedTokens } from '../person-tokens.ts';
import { askPlatform, type PlatformCall, PlatformError } from '../platform-fetch.ts';

export const TIKTOK_API = 'https://open.tiktokapis.com/v2';
/** Videos that a page holds, and that one question may name. */
export const PAGE = 20;
/** What a list and a question take. */
export const SCOPE = 'video.list';
/** What of a video is read. */
const FIELDS = 'id,create_time,title,video_description,duration,share_url';

/** A video as TikTok tells it, as far as it is read. */
export interface TiktokVideo {
  readonly id: string;
  /** Seconds since 1970. */
  readonly create_time?: number;
  readonly title?: string;
  readonly video_description?: string;
  /** Seconds. */
  readonly duration?: number;
  readonly share_url?: string;
}
/** A part of somebody's videos, the newest first. */
export interface VideoPage {
  readonly videos?: readonly TiktokVideo[];
  /** Milliseconds since 1970: what is older comes with it. */
  readonly cursor?: number;
  readonly has_more?: boolean;
}

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: { readonly code?: string; readonly message?: string } | string;
}

/** TikTok's own words of what is wrong, by what that means. It says some of them with 200. */
const FAULTS: Readonly<Record<string, PlatformError['fault']>> = {
  access_token_invalid: 'unauthorized',
  rate_limit_exceeded: 'limited',
  internal_error: 'unreachable',
};
/** TikTok says not for how long: its limits are of a minute. Seconds. */
const REST = 60;
/** The word for a token that does not reach so far. */
export const NOT_GRANTED = 'scope_not_authorized';

/** How tokens are exchanged; each refresh token works once. */
export const TIKTOK_DOOR: PersonDoor = {
  name: 'TikTok',
  refresh: async ({ access, now }, { refresh }, signal) => {
    if (refresh === null) throw noRefreshToken('TikTok');
    const grant = { grant_type: 'refresh_token', refresh_token: refresh };
    return asTokens(await askForTokens(access, grant, signal), now());
  },
};

interface TokenAnswer {
  readonly access_token?: unknown;
  readonly refresh_token?: unknown;
  readonly expires_in?: unknown;
  readonly scope?: unknown;
}

/** What TikTok answers to a wish for tokens. @throws PlatformError; its reason is TikTok’s code */
export const askForTokens = async (
  access: PlatformAccess,
  grant: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<TokenAnswer> => {
  const form = { client_key: access.clientId, client_secret: access.clientSecret, ...grant };
  return (await ask<TokenAnswer>(access, '/oauth/token/', { method: 'POST', form, signal })) ?? {};
};

function asTokens(answer: TokenAnswer, now: Date): RefreshedTokens {
  const { access_token, refresh_token, expires_in, scope } = answer;
  if (typeof access_token !== 'string')
    throw new PlatformError('unreachable', 'TikTok answered without a token.');
  return {
    access: access_token,
    expires_at: typeof expires_in === 'number' ? new Date(+now + expires_in * 1000) : null,
    ...(typeof refresh_token === 'string' ? { refresh: refresh_token } : {}),
    ...(typeof scope === 'string' ? { scopes: scope.split(/[\s,]+/).filter(Boolean) } : {}),
  };
}

interface Asked {
  readonly account_id: string;
  readonly signal: AbortSignal;
}

/** Videos of an account, the newest first, that are older than a cursor. @throws NoTokenError, PlatformError */
export const listVideos = async (
  context: ConnectorContext,
  asked: Asked,
  cursor?: number,
): Promise<VideoPage> =>
  (await askAsOwner<VideoPage>(context, asked, '/video/list/', {
    max_count: PAGE,
    ...(cursor === undefined ? {} : { cursor }),
  })) ?? {};

/** Those of an account's videos that are there still. @throws NoTokenError, PlatformError */
export async function queryVideos(
  context: ConnectorContext,
  asked: Asked,
  ids: readonly string[],
): Promise<readonly TiktokVideo[]> {
  const found: TiktokVideo[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const filters = { video_ids: ids.slice(from, from + PAGE) };
    const page = await askAsOwner<VideoPage>(context, asked, '/video/query/', { filters });
    found.push(...(page?.videos ?? []));
  }
  return found;
}

const askAsOwner = <Data>(
  context: ConnectorContext,
  { account_id, signal }: Asked,
  path: string,
  json: object,
): Promise<Data | undefined> =>
  askAsPerson(context, TIKTOK_DOOR, { account_id, scopes: [SCOPE], signal }, async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    const call = { method: 'POST', headers, json, signal } as const;
    const answer = await ask<Answer<Data>>(context.access, `${path}?fields=${FIELDS}`, call);
    return answer?.data;
  });

/** @throws PlatformError; its reason is TikTok’s code */
async function ask<Data>(
  access: Pick<PlatformAccess, 'address'>,
  path: string,
  { signal, ...call }: Omit<PlatformCall, 'signal'> & { signal: AbortSignal | undefined },
): Promise<Data | undefined> {
  const options = { ...call, ...(signal ? { signal } : {}) };
  const { body } = await askPlatform(access, TIKTOK_API + path, options).catch((error: unknown) => {
    throw error instanceof PlatformError ? named(error) : error;
  });
  const { error } = (body ?? {}) as Answer<Data>;
  const code = typeof error === 'string' ? error : error?.code;
  if (code !== undefined && code !== 'ok') {
    const message = typeof error === 'string' ? '' : (error?.message ?? '');
    const said = `open.tiktokapis.com answered ${code} ${message}`.trim().slice(0, 200);
    throw named(new PlatformError('refused', said, { reason: code }));
  }
  return body as Data | undefined;
}

/** An error as its word has it; `scope_not_authorized` comes with 401, and no new token would mend it. */
function named(error: PlatformError): PlatformError {
  const { message, status, retryAfter, reason = '' } = error;
  const fault = reason === NOT_GRANTED ? 'refused' : (FAULTS[reason] ?? error.fault);
  return new PlatformError(fault, message, {
    reason,
    ...(status === undefined ? {} : { status }),
    ...(fault === 'limited' ? { retryAfter: retryAfter ?? REST } : {}),
  });
}
