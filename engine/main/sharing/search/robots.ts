export interface RobotsRules {
  /** Path prefixes that are nobody's to find. */
  readonly disallow: readonly string[];
  /** Public paths below them. */
  readonly allow: readonly string[];
  readonly sitemaps: readonly string[];
}

/** A robots.txt for all crawlers; the longest rule that matches decides (RFC 9309). */
export function robotsText({ disallow, allow, sitemaps }: RobotsRules): string {
  const lines = [
    'User-agent: *',
    ...allow.map((path) => `Allow: ${path}`),
    ...disallow.map((path) => `Disallow: ${path}`),
    ...(disallow.length === 0 ? ['Disallow:'] : []),
    ...(sitemaps.length === 0 ? [] : ['', ...sitemaps.map((address) => `Sitemap: ${address}`)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Leaves out what stands below another of the prefixes. */
export function shortest(prefixes: readonly string[]): string[] {
  const sorted = [...new Set(prefixes)].sort((a, b) => a.length - b.length);
  return sorted
    .filter(
      (prefix, index) =>
        !sorted.slice(0, index).some((shorter) => prefix.startsWith(`${shorter}/`)),
    )
    .sort();
}
