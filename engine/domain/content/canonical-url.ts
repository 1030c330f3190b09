import { type AddressParts, CONTENT_PLATFORMS } from './content-platforms.ts';

export interface CanonicalContent {
  /** The address without what does not name the piece: two spellings of one piece are equal. */
  readonly canonical_url: string;
  /** `youtube`, `twitch` …, else the host's name. */
  readonly platform: string;
}

/** Parameters that say how somebody came to a page; none of them names what is on it. */
const TRACKING = new Set(
  `_ga _gl dclid fbclid feature gad_source gbraid gclid igsh igshid mc_cid mc_eid mibextid msclkid
   pp ref ref_src ref_url share_id si ttclid twclid wbraid yclid`.split(/\s+/),
);
const isTracking = (name: string) => TRACKING.has(name) || name.startsWith('utm_');

/** Hosts of known platforms, to which their phones' sites belong as well. */
const PLATFORM_BY_HOST = new Map(
  CONTENT_PLATFORMS.flatMap((platform) => platform.hosts.map((host) => [host, platform] as const)),
);

/**
 * What an address names, whichever way it is spelt: by scheme, case of the host, `www.`, tracking
 * parameters, their order, fragment, and on platforms that we know by their other addresses for the
 * same piece. Idempotent. Never asks the network, so what a shortened link leads to stays unknown.
 * @param address an absolute http or https address
 */
export function canonicalContent(address: string): CanonicalContent {
  const url = new URL(address);
  const host = bareHost(url.hostname);
  const platform = PLATFORM_BY_HOST.get(host) ?? PLATFORM_BY_HOST.get(host.replace(/^m\./, ''));
  const path = url.pathname.split('/').filter((piece) => piece !== '');
  const parts: AddressParts = {
    host: platform ? host.replace(/^m\./, '') : host,
    path,
    query: url.searchParams,
  };
  return {
    canonical_url: platform?.piece(parts) ?? plainAddress(parts, url.port),
    platform: platform?.name ?? host,
  };
}

/** An address of no piece that we know: only what certainly does not matter is left out. */
function plainAddress({ host, path, query }: AddressParts, port: string): string {
  const kept = new URLSearchParams([...query].filter(([name]) => !isTracking(name)));
  kept.sort();
  const search = kept.size > 0 ? `?${kept}` : '';
  // The port that one scheme leaves out is no other place in the other scheme.
  const place = ['', '80', '443'].includes(port) ? host : `${host}:${port}`;
  return `https://${place}/${path.join('/')}${search}`;
}

function bareHost(hostname: string): string {
  let host = hostname;
  while (host.startsWith('www.') && host.indexOf('.', 4) !== -1) host = host.slice(4);
  const rooted = host.replace(/\.+$/, '');
  return URL.canParse(`https://${rooted}`) ? rooted : host;
}
