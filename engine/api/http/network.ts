import ipaddr from 'ipaddr.js';

/** Of an IPv6 address: whoever has one has all of these, and may take another with every call. */
const NETWORK_PARTS = 4;

/**
 * The network under which calls of an address are counted: of IPv6 its /64, else the address itself.
 * What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
