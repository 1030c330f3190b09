import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { hostName, isLocalhost } from '#domain/programs/host-name.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** What proxies add to a request that they pass on. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request began on this machine, by a name of this machine: the other end of the
 * connection is loopback, so is the host that was asked for, and no proxy passed it on.
 */
export function isLocalRequest({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
}): boolean {
  const host = hostName(headers.host);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    host !== undefined &&
    (isLocalhost(host) || isLoopback(host.replace(/^\[|\]$/g, ''))) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/** True for an address that only this machine reaches, an IPv4 one written as IPv6 among them. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
