import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

/** Where the server may call addresses that operators typed. */
export interface OpenAddresses {
  /** The address where it may be called; undefined where not. What its name leads to is seen at the call. */
  readonly read: (address: string) => URL | undefined;
  /** For `lookup` of a request to such an address: finds those alone that may be called. */
  readonly lookup: LookupFunction;
}

/**
 * The public internet by https, and networks of one's own, by http as well.
 * @param networks as `10.1.0.0/16`; what is none throws
 */
export function openAddresses(networks: readonly string[]): OpenAddresses {
  const own = networks.map((network) => ipaddr.parseCIDR(network));
  const isOwn = (address: string) => {
    const parsed = ipaddr.process(address);
    return own.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
  };
  const isOpen = (address: string) =>
    ipaddr.isValid(address) && (isPublicAddress(address) || isOwn(address));
  return {
    read(address) {
      if (!URL.canParse(address)) return undefined;
      const url = new URL(address);
      const { protocol, hostname, username, password } = url;
      if (username !== '' || password !== '') return undefined;
      const bare = hostname.replace(/^\[|\]$/g, '');
      // An address is given as it is to no lookup, so it is looked at here; the URL has normalised it.
      if (ipaddr.isValid(bare)) {
        const isFit = protocol === 'https:' ? isOpen(bare) : protocol === 'http:' && isOwn(bare);
        return isFit ? url : undefined;
      }
      return protocol === 'https:' && (own.length > 0 || /\.[a-z]/i.test(bare)) ? url : undefined;
    },
    lookup(hostname, options, found) {
      lookup(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return found(error, []);
        const open = addresses.filter(({ address }) => isOpen(address));
        const [first] = open;
        if (!first)
          return found(new Error(`"${hostname}" is in no network that may be called.`), []);
        if (options.all) found(null, open);
        else found(null, first.address, first.family);
      });
    },
  };
}
