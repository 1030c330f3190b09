import type { View } from '#contract/programs/view.ts';
import { realtimeAddress } from '#domain/events/service-addresses.ts';

/** The origins besides its own that a page may call: what the site names, and nothing else. */
export function connectSources({ api, events }: Pick<View, 'api' | 'events'>): readonly string[] {
  const addresses = [
    ...(isElsewhere(api?.base_url)
      ? // Our own events service, and the credentials for it, are where the API is.
        [api.base_url, realtimeAddress(new URL('/event', api.base_url).href)]
      : []),
    ...(events?.endpoint === undefined ? [] : [events.endpoint, realtimeAddress(events.endpoint)]),
    ...(events?.identity ? [events.identity.endpoint] : []),
  ];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** True for an address that is not a path on the visitor's own host. */
const isElsewhere = (address: string | undefined): address is string =>
  address !== undefined && URL.canParse(address);
