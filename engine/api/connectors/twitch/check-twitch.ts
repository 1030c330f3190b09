import type { PlatformAccess } from '../../http/services.ts';
import { headersOf, requestAppToken } from '../ask-as-app.ts';
import { askPlatform } from '../platform-fetch.ts';
import { HELIX, TWITCH } from './helix.ts';

interface Subscriptions {
  readonly data?: readonly { readonly status?: string }[];
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
  const states = [...Map.groupBy(data, ({ status = 'of unknown state' }) => status)].map(
    ([state, { length }]) => `${length} ${state}`,
  );
  const [left, limit] = [headers.get('ratelimit-remaining'), headers.get('ratelimit-limit')];
  return [
    'It gave an app token.',
    ...(left !== null && limit !== null ? [`${left} of ${limit} requests a minute are left.`] : []),
    `It was asked to tell of ${total} things${states.length > 0 ? `; of the first ${data.length}: ${states.join(', ')}` : ''}.`,
    ...(total_cost !== undefined && max_total_cost !== undefined
      ? [`They cost ${total_cost} of ${max_total_cost}.`]
      : []),
  ];
}
