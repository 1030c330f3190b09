import type { IncomingMessage } from 'node:http';
import type { EventOptions } from '#api/events/event-options.ts';
import { REALTIME_PATH } from '#api/events/event-server.ts';
import { PUBLISH_PATH } from '#api/events/publish-plugin.ts';
import { networkOf } from '#api/http/network.ts';
import type { ApiServices } from '#api/http/services.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import type { Config } from '../server/config.ts';

/** The events service as the environment asks for it. */
export function eventOptions(services: ApiServices, config: Config): EventOptions {
  return {
    services,
    publicKey: config.MARQUEE_EVENTS_API_KEY,
    limits:
      config.MARQUEE_RATE_LIMITS === 'off'
        ? undefined
        : {
            connections: config.MARQUEE_EVENTS_CONNECTIONS,
            frames: config.MARQUEE_EVENTS_FRAMES,
          },
    addressOf: (request) => networkOf(addressOf(request, config.MARQUEE_TRUST_PROXY)),
  };
}

/** True for a request that becomes a connection of the events service. */
export const isRealtime = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url === REALTIME_PATH || url.startsWith(`${REALTIME_PATH}?`);

/** True for a publish; what is read from that address is a page. */
export function isPublish({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>): boolean {
  const path = url === PUBLISH_PATH || url.startsWith(`${PUBLISH_PATH}?`);
  return path && (method === 'POST' || method === 'OPTIONS');
}

/**
 * Where a person asks from: the last address that no trusted proxy vouches for.
 */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  trustedProxies: TrustedProxies,
): string {
  const forwarded = headers['x-forwarded-for'];
  const way = [
    ...String(forwarded ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    (socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  ];
  while (way.length > 1 && trustedProxies.has(way.at(-1))) way.pop();
  return way.at(-1) ?? '';
}
