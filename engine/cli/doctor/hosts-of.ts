import { isIpAddress, isLocalhost } from '#domain/programs/host-name.ts';
import { type ExaminedCatalogue, openPrograms } from './patient.ts';

/** A host that people or browsers are to reach. */
export interface WantedHost {
  readonly host: string;
  readonly of: 'portal' | 'program' | 'api';
  /** The host that its robots.txt names; absent where it names none. */
  readonly canonical?: string;
}

/** The hosts of an environment, each once; none in development, which is on the machine itself. */
export function hostsOf(catalogue: ExaminedCatalogue): WantedHost[] {
  const { environment, site } = catalogue;
  if (environment === 'development') return [];
  const { main_hosts, staging_hosts = [] } = site;
  const onMain = environment === 'production' || staging_hosts.length === 0;
  const portal: WantedHost[] = onMain
    ? main_hosts.map((host) => ({ host, of: 'portal', canonical: main_hosts[0] ?? host }))
    : staging_hosts.map((host) => ({ host, of: 'portal' }));
  const own: WantedHost[] =
    environment === 'production'
      ? openPrograms(catalogue).flatMap(({ served: { hosts, status } }) =>
          hosts.map((host): WantedHost => {
            const canonical = status === 'live' ? hosts[0] : undefined;
            return { host, of: 'program', ...(canonical ? { canonical } : {}) };
          }),
        )
      : [];
  const { base_url } = site.api;
  const api: WantedHost[] = URL.canParse(base_url)
    ? [{ host: new URL(base_url).hostname, of: 'api' }]
    : [];
  const known = new Map<string, WantedHost>();
  for (const wanted of [...portal, ...own, ...api]) {
    if (isLocalhost(wanted.host) || isIpAddress(wanted.host)) continue;
    if (!known.has(wanted.host)) known.set(wanted.host, wanted);
  }
  return [...known.values()];
}
