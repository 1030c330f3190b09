import type { BuildMeta } from '#contract/build/build-meta.ts';

/**
 * Whether the server has a newer build than the page's own. `own` is what the server still says
 * of the page's build: undefined where it has forgotten it. While several servers are being
 * updated one after another, an older one may answer: that is no reason to reload.
 */
export function buildChanged(
  build: string,
  own: BuildMeta | undefined,
  latest: BuildMeta | undefined,
): boolean {
  if (latest === undefined || latest.id === build) return false;
  return own === undefined || latest.timestamp > own.timestamp;
}
