import { VISITOR_API_KEY } from '#contract/events/visitor-key.ts';
import type { View } from '#contract/programs/view.ts';
import { realtimeAddress } from '#domain/events/service-addresses.ts';

/** Where the page's events come from. */
export interface EventsConfiguration {
  /** `https://…/event` */
  readonly endpoint: string;
  /** `wss://…/event/realtime` */
  readonly url: string;
  /** The endpoint's host, which every authorization names. */
  readonly host: string;
  /** Somebody else's service: nothing that shows who somebody is ever goes there. */
  readonly managed: boolean;
  /** The public key, with which visitors connect. */
  readonly api_key: string;
}

/**
 * Our own events service, where the API is: it knows who is who. `origin`: of the page, such as
 * `https://creators.example`.
 */
export function ownEvents(
  { api, events }: Pick<View, 'api' | 'events'>,
  origin: string,
): EventsConfiguration {
  const key = events?.endpoint === undefined ? events?.api_key : undefined;
  const { origin: place } = new URL(api?.base_url ?? '/', origin);
  return { ...addressesOf(`${place}/event`), api_key: key ?? VISITOR_API_KEY, managed: false };
}

/** The service that tells what everybody may hear: the one that the site names, otherwise our own. */
export function publicEvents(
  view: Pick<View, 'api' | 'events'>,
  origin: string,
): EventsConfiguration {
  const { endpoint, api_key } = view.events ?? {};
  return endpoint === undefined || api_key === undefined
    ? ownEvents(view, origin)
    : { ...addressesOf(endpoint), api_key, managed: true };
}

const addressesOf = (endpoint: string) => ({
  endpoint,
  url: realtimeAddress(endpoint),
  host: new URL(endpoint).host,
});
