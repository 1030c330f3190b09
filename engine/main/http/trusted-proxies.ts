import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose word counts about who asks, by which host and how. */
export interface TrustedProxies {
  /** False where nobody's word counts. */
  readonly any: boolean;
  /** Whether an address is such a proxy's; an IPv4 one may be written as IPv6. */
  readonly has: (address: string | undefined) => boolean;
}

export const NO_PROXIES: TrustedProxies = { any: false, has: () => false };

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** Something in a list of proxies is none; the message says what, and what could stand there. */
export class ProxyListError extends Error {}

/**
 * Reads a list, separated by commas: addresses, ranges (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`,
 * `fd00::/8`), and the names of ranges `loopback`, `linklocal`, `uniquelocal`.
 * @throws ProxyListError with everything that is none of these.
 */
export function readTrustedProxies(list: string): TrustedProxies {
  const ranges = list
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  if (ranges.length === 0) return NO_PROXIES;
  const wrong = ranges.filter((range) => !isRange(range)).map((range) => `"${range}"`);
  if (wrong.length > 0)
    throw new ProxyListError(
      `${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} no address or range of proxies. Write addresses (10.0.0.1), ranges with a prefix of at least 1 (10.0.0.0/8, fd00::/8), or ${NAMED.join(', ')}, separated by commas`,
    );
  const matches = proxyAddr.compile(ranges);
  // Few addresses ask again and again.
  const known = new Map<string, boolean>();
  return {
    any: true,
    has: (address) => {
      if (address === undefined) return false;
      const told = known.get(address);
      if (told !== undefined) return told;
      if (known.size >= KNOWN_ADDRESSES) known.clear();
      const answer = matches(address, 0);
      known.set(address, answer);
      return answer;
    },
  };
}

/** Of how many addresses the answer is kept. */
const KNOWN_ADDRESSES = 100;

function isRange(range: string): boolean {
  if (NAMED.includes(range)) return true;
  // The library also takes addresses of fewer parts: a count of proxies ("1") would be 0.0.0.1.
  if (isIP(range.replace(/\/[^/]*$/, '')) === 0) return false;
  try {
    proxyAddr.compile(range);
    return true;
  } catch {
    return false;
  }
}
