import type { PlatformAccess } from '../../http/services.ts';
import { headersOf, requestAppToken } from '../ask-as-app.ts';
import { askPlatform } from '../platform-fetch.ts';
import { CONDUITS, type RemoteShard, SHARDS } from './conduit.ts';
import { HELIX, TWITCH } from './helix.ts';

interface Subscriptions {
  readonly data?: readonly {
    readonly status?: string;
    readonly transport?: { readonly method?: string };
  }[];
  readonly total?: number;
  readonly total_cost?: number;
  readonly max_total_cost?: number;
}

/** Asks for an app token and for what Twitch was asked to tell, of which the first page is looked at. */
export async function checkTwitch(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const token = await requestAppToken(access, TWITCH, signal);
  const { headers, body } = await askPlatform(access, `${HELIX}/eventsub/subscriptions`, {
    headers: headersOf(TWITCH, access, token),
    signal,
  });
  const {
    data = [],
    total = data.length,
    total_cost,
    max_total_cost,
  } = (body ?? {}) as Subscriptions;
  const stateOf = ({ status = 'of unknown state', transport }: (typeof data)[number]) =>
    `${status}${transport?.method === undefined ? '' : ` by ${transport.method}`}`;
  const states = [...Map.groupBy(data, stateOf)].map(([state, { length }]) => `${length} ${state}`);
  const [left, limit] = [headers.get('ratelimit-remaining'), headers.get('ratelimit-limit')];
  return [
    'It gave an app token.',
    ...(left !== null && limit !== null ? [`${left} of ${limit} requests a minute are left.`] : []),
    `It was asked to tell of ${total} things${states.length > 0 ? `; of the first ${data.length}: ${states.join(', ')}` : ''}.`,
    ...(total_cost !== undefined && max_total_cost !== undefined
      ? [`They cost ${total_cost} of ${max_total_cost}.`]
      : []),
    ...(await conduitsOf(access, token, signal)),
  ];
}

/** The conduits of this client, with what is said of their connections: a sentence each. */
async function conduitsOf(
  access: PlatformAccess,
  token: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const read = async <Entry>(path: string) => {
    const headers = headersOf(TWITCH, access, token);
    const { body } = await askPlatform(access, HELIX + path, { headers, signal });
    return (body as { data?: readonly Entry[] } | undefined)?.data ?? [];
  };
  const conduits = await read<{ readonly id: string }>(CONDUITS);
  return Promise.all(
    conduits.map(async ({ id }) => {
      const [shard] = await read<RemoteShard>(`${SHARDS}?conduit_id=${encodeURIComponent(id)}`);
      return `By conduit ${id}: ${shard ? standing(shard) : 'no connection was ever bound to it'}.`;
    }),
  );
}

function standing({ status, transport }: RemoteShard): string {
  const { connected_at, disconnected_at } = transport ?? {};
  if (status === 'enabled') return `connected since ${connected_at ?? 'an unknown moment'}`;
  return `not connected (${status ?? 'of unknown state'}${disconnected_at ? ` since ${disconnected_at}` : ''})`;
}
