import type { PlatformAccess } from '../http/services.ts';
import type { ConnectorContext } from './connector.ts';
import {
  askPlatform,
  type PlatformCall,
  PlatformError,
  type PlatformReply,
} from './platform-fetch.ts';
import { noteAnswer } from './platform-state.ts';

/** How our own app is let in by a platform, without any person's token. */
export interface AppDoor {
  /** As the platform calls itself. */
  readonly name: string;
  /** Where tokens are had for the client's credentials. */
  readonly tokens: string;
  /** What goes with each request besides the token. */
  readonly headers?: (access: PlatformAccess) => Readonly<Record<string, string>>;
}

/** Seconds to rest where a platform does not say for how long. */
const REST = 60;

interface Client {
  token: Promise<string> | undefined;
  restUntil: number;
}

/** By address and client: app tokens cannot be refreshed, and a new one is had for the asking. */
const clients = new Map<string, Client>();

function clientOf({ access }: ConnectorContext, { tokens }: AppDoor): Client {
  const name = `${access.address(tokens)} ${access.clientId}`;
  const client = clients.get(name) ?? { token: undefined, restUntil: 0 };
  clients.set(name, client);
  return client;
}

export interface AppCall extends Pick<PlatformCall, 'method' | 'json' | 'signal'> {
  /** Values that are lists are repeated. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Asks a platform with our own app's token; a token that is not taken any more is exchanged once. After
 * a 429 nothing is asked until the moment that it named.
 * @throws PlatformError
 */
export async function askAsApp(
  context: ConnectorContext,
  door: AppDoor,
  address: string,
  { query = {}, ...call }: AppCall = {},
): Promise<PlatformReply> {
  const client = clientOf(context, door);
  if (Date.now() < client.restUntil)
    throw new PlatformError('limited', `${door.name} is given a rest after too many requests.`, {
      retryAfter: Math.ceil((client.restUntil - Date.now()) / 1000),
    });
  const url = new URL(address);
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) url.searchParams.append(name, one);
  const ask = async () =>
    askPlatform(context.access, url.href, {
      ...call,
      headers: headersOf(door, context.access, await tokenOf(context, door, client)),
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

/** What our app shows with a token of its own. */
export const headersOf = (door: AppDoor, access: PlatformAccess, token: string) => ({
  authorization: `Bearer ${token}`,
  ...door.headers?.(access),
});

function tokenOf({ access }: ConnectorContext, door: AppDoor, client: Client): Promise<string> {
  if (client.token) return client.token;
  const token = requestAppToken(access, door);
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
  { name, tokens }: AppDoor,
  signal?: AbortSignal,
): Promise<string> {
  const { body } = await askPlatform(access, tokens, {
    method: 'POST',
    form: {
      client_id: access.clientId,
      client_secret: access.clientSecret,
      grant_type: 'client_credentials',
    },
    ...(signal ? { signal } : {}),
  });
  const token = (body as { access_token?: unknown } | undefined)?.access_token;
  if (typeof token !== 'string') throw new PlatformError('refused', `${name} gave no app token.`);
  return token;
}
