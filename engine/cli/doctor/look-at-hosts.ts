import type { WantedHost } from './hosts-of.ts';
import { inParallel } from './in-parallel.ts';
import type { Network, Records } from './network.ts';
import { type Visit, visitHost } from './visit-host.ts';

/** A host as it is found from here. */
export interface HostSeen extends WantedHost {
  readonly addresses: Records<string>;
  /** A visit at each of its addresses; at most so many. */
  readonly visits: readonly Visit[];
}

/** Hosts that are asked at the same time. */
const AT_A_TIME = 24;
/** A host with more addresses is one of a network's that looks after them by itself. */
const MOST_ADDRESSES = 6;
/** Every instance answers it by the host that it sees. */
const ASKED = '/robots.txt';

/** Asks DNS for each host, and each of its addresses for a page of it. */
export function lookAtHosts(hosts: readonly WantedHost[], network: Network): Promise<HostSeen[]> {
  return inParallel(hosts, AT_A_TIME, async (wanted) => {
    const addresses = await network.addresses(wanted.host);
    const found = addresses.kind === 'found' ? addresses.values : [];
    const reached = network.reachedAt ? [network.reachedAt.address] : found;
    const visits = await Promise.all(
      reached
        .slice(0, MOST_ADDRESSES)
        .map((address) => visitHost(wanted.host, ASKED, address, network)),
    );
    return { ...wanted, addresses, visits };
  });
}
