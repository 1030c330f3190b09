import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies.ts';

/** As much of a request as says which host was asked for. */
export type Addressed = Pick<IncomingMessage, 'headers'> & {
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

/** The host that was asked for. X-Forwarded-Host counts only from a trusted proxy; of several the last, which that one wrote. */
export function askedHost(
  { headers, socket }: Addressed,
  trustedProxies: TrustedProxies,
): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  return typeof forwarded === 'string' && trustedProxies.has(socket?.remoteAddress)
    ? forwarded.split(',').at(-1)?.trim()
    : headers.host;
}
