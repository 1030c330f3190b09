import { type AppCall, type AppDoor, askAsApp } from '../ask-as-app.ts';
import type { ConnectorContext } from '../connector.ts';
import type { PlatformReply } from '../platform-fetch.ts';

export const HELIX = 'https://api.twitch.tv/helix';
export const TWITCH: AppDoor = {
  name: 'Twitch',
  tokens: 'https://id.twitch.tv/oauth2/token',
  headers: ({ clientId }) => ({ 'client-id': clientId }),
};

/** Asks Twitch with our own app's token. @throws PlatformError */
export const helix = (
  context: ConnectorContext,
  path: string,
  call: AppCall = {},
): Promise<PlatformReply> => askAsApp(context, TWITCH, HELIX + path, call);

/** The entries of every page of a list. @throws PlatformError */
export async function* helixPages<Entry>(
  context: ConnectorContext,
  path: string,
  call: AppCall = {},
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
