import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public internet: not of this machine, a private or special network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * The address that a browser says its push service gave it, where the server may call it: https, and no
 * address of a network that is not public. Where its name leads is seen as it is called: `publicLookup`.
 */
export function readPushAddress(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  const { protocol, hostname, username, password } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isFit = ipaddr.isValid(bare) ? isPublicAddress(bare) : /\.[a-z]/i.test(bare);
  return isFit ? url : undefined;
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Looks a name up as Node does, and finds public addresses alone: for `lookup` of a request. */
export function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return found(new Error(`"${hostname}" is in no public network.`), []);
    if (options.all) found(null, open);
    else found(null, first.address, first.family);
  });
}
