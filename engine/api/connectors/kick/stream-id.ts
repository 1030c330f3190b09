import { and, asc, eq, gte, inArray, lte } from '../../store/drizzle.ts';
import { observedStreams } from '../../store/tables/observations.ts';
import type { ConnectorContext } from '../connector.ts';

/** What is told and what is read of one stream may differ by so much in its beginning, in milliseconds. */
const SAME = 60_000;

/** A stream by what Kick says of it. */
export interface Begun {
  readonly account_id: string;
  readonly started_at: Date;
}

/**
 * The names of streams, which Kick gives none: the channel and the second in which each began, or that
 * of one which is known to have begun with it.
 */
export async function streamIdsOf(
  { store, platform }: ConnectorContext,
  begun: readonly Begun[],
): Promise<readonly string[]> {
  if (begun.length === 0) return [];
  const moments = begun.map(({ started_at }) => +started_at);
  const known = await store.database
    .select()
    .from(observedStreams)
    .where(
      and(
        eq(observedStreams.platform, platform),
        inArray(
          observedStreams.account_id,
          begun.map(({ account_id }) => account_id),
        ),
        gte(observedStreams.started_at, new Date(Math.min(...moments) - SAME)),
        lte(observedStreams.started_at, new Date(Math.max(...moments) + SAME)),
      ),
    )
    .orderBy(asc(observedStreams.started_at));
  return begun.map(({ account_id, started_at }) => {
    const same = known.find(
      (one) => one.account_id === account_id && Math.abs(+one.started_at - +started_at) <= SAME,
    );
    return same?.stream_id ?? `${account_id}-${Math.floor(+started_at / 1000)}`;
  });
}
