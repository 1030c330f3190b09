import { endOf, RESTART, SLOT } from './count-streams.ts';
import type { StreamFacts } from './observations.ts';

/**
 * Streams that lie further apart are counted without each other: neither is one the restart of the
 * other, nor is anything of them counted in the same quarter of an hour.
 */
const APART = RESTART + SLOT;

/**
 * Those of a creator's streams whose counts may be others since something changed, at `since` or
 * later. The others can be left out of counting, and nothing comes out differently.
 */
export function affectedStreams(
  streams: readonly StreamFacts[],
  since: Date,
): readonly StreamFacts[] {
  const lastFirst = streams.toSorted((a, b) => endOf(b) - endOf(a));
  let from = +since;
  const affected: StreamFacts[] = [];
  for (const stream of lastFirst) {
    if (endOf(stream) < from - APART) break;
    from = Math.min(from, +stream.started_at);
    affected.push(stream);
  }
  return affected;
}
