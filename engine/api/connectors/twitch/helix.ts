import type { PlatformAccess } from '../../http/services.ts';
import type { ConnectorContext } from '../connector.ts';
import {
  askPlatform,
  type PlatformCall,
  PlatformError,
  type PlatformReply,
} from '../platform-fetch.ts';
import { noteAnswer } from '../platform-state.ts';

export const HELIX = 'https://api.twitch.tv/helix';
const TOKEN = 'https://id.twitch.tv/oauth2/token';
/** Seconds to rest where Twitch does not say for how long. */
const REST = 60;

interface Client {
  token: Promise<string> | undefined;
  restUntil: number;
}

/** By address and client: app tokens cannot be refreshed, and a new one is had for the asking. */
const clients = new Map<string, Client>();

function clientOf({ access }: ConnectorContext): Client {
  const name = `${access.address(TOKEN)} ${access.clientId}`;
  const client = clients.get(name) ?? { token: undefined, restUntil: 0 };
  clients.set(name, client);
  return client;
}

export interface HelixCall extends Pick<PlatformCall, 'method' | 'json' | 'signal'> {
  /** Values that are lists are repeated. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Asks Twitch with our own app's token; a token that is not taken any more is exchanged once. After a
 * 429 nothing is asked until the moment that it named.
 * @throws PlatformError
 */
export async function helix(
  context: ConnectorContext,
  path: string,
  { query = {}, ...call }: HelixCall = {},
): Promise<PlatformReply> {
  const client = clientOf(context);
  if (Date.now() < client.restUntil)
    throw new PlatformError('limited', 'Twitch is given a rest after too many requests.', {
      retryAfter: Math.ceil((client.restUntil - Date.now()) / 1000),
    });
  const url = new URL(HELIX + path);
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) url.searchParams.append(name, one);
  const ask = async () =>
    askPlatform(context.access, url.href, {
      ...call,
      headers: {
        authorization: `Bearer ${await tokenOf(context, client)}`,
        'client-id': context.access.clientId,
      },
    });
  try {
    const reply = await ask().catch((error: unknown) => {
      if (!(error instanceof PlatformError) || error.fault !== 'unauthorized') throw error;
      client.token = undefined;
      return ask();
    });
    await noteAnswer(context);
    return reply;
  } catch (error) {
    if (error instanceof PlatformError && error.fault === 'limited')
      client.restUntil = Date.now() + (error.retryAfter ?? REST) * 1000;
    throw error;
  }
}

function tokenOf({ access }: ConnectorContext, client: Client): Promise<string> {
  if (client.token) return client.token;
  const token = requestAppToken(access);
  client.token = token;
  // A failure is not kept, nor does it take a later token away.
  token.catch(() => {
    if (client.token === token) client.token = undefined;
  });
  return token;
}

/** A token of our own app. @throws PlatformError */
export async function requestAppToken(
  access: PlatformAccess,
  signal?: AbortSignal,
): Promise<string> {
  const { body } = await askPlatform(access, TOKEN, {
    method: 'POST',
    form: {
      client_id: access.clientId,
      client_secret: access.clientSecret,
      grant_type: 'client_credentials',
    },
    ...(signal ? { signal } : {}),
  });
  const token = (body as { access_token?: unknown } | undefined)?.access_token;
  if (typeof token !== 'string') throw new PlatformError('refused', 'Twitch gave no app token.');
  return token;
}

/** The entries of every page of a list. @throws PlatformError */
export async function* helixPages<Entry>(
  context: ConnectorContext,
  path: string,
  call: HelixCall = {},
): AsyncGenerator<readonly Entry[]> {
  let after: string | undefined;
  do {
    const { body } = await helix(context, path, { ...call, query: { ...call.query, after } });
    const { data = [], pagination } = (body ?? {}) as {
      data?: readonly Entry[];
      pagination?: { cursor?: string };
    };
    yield data;
    const next = pagination?.cursor || undefined;
    after = next === after ? undefined : next;
  } while (after !== undefined);
}
