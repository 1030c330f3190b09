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
  /** Somebody else's service: it does not know our credentials. */
  readonly managed: boolean;
  /** The public key, with which visitors connect. */
  readonly api_key: string;
}

/**
 * The events service of the site: the one that it names, otherwise our own on the visitor's host.
 * `origin`: of the page, such as `https://creators.example`.
 */
export function eventsConfiguration(
  { events }: Pick<View, 'events'>,
  origin: string,
): EventsConfiguration {
  const endpoint = events?.endpoint ?? `${origin}/event`;
  return {
    endpoint,
    url: realtimeAddress(endpoint),
    host: new URL(endpoint).host,
    managed: events?.endpoint !== undefined,
    api_key: events?.api_key ?? VISITOR_API_KEY,
  };
}
