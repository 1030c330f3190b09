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

/** A page of a list, and where the next one begins. @throws PlatformError */
export async function helixPage<Entry>(
  context: ConnectorContext,
  path: string,
  call: AppCall,
): Promise<{ readonly data: readonly Entry[]; readonly next: string | undefined }> {
  const { body } = await helix(context, path, call);
  const { data = [], pagination } = (body ?? {}) as {
    data?: readonly Entry[];
    pagination?: { cursor?: string };
  };
  const next = pagination?.cursor || undefined;
  return { data, next: next === call.query?.after ? undefined : next };
}

/** The entries of every page of a list. @throws PlatformError */
export async function* helixPages<Entry>(
  context: ConnectorContext,
  path: string,
  call: AppCall = {},
): AsyncGenerator<readonly Entry[]> {
  let after: string | undefined;
  do {
    const query = { ...call.query, after };
    const page: Awaited<ReturnType<typeof helixPage<Entry>>> = await helixPage(context, path, {
      ...call,
      query,
    });
    yield page.data;
    after = page.next;
  } while (after !== undefined);
}
