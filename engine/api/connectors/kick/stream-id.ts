import { and, asc, eq, gte, lte } from '../../store/drizzle.ts';
import { observedStreams } from '../../store/tables/observations.ts';
import type { ConnectorContext } from '../connector.ts';

/** What is told and what is read of one stream may differ by so much in its beginning. */
const SAME = 60_000;

/**
 * The name of a stream, which Kick gives none: its channel and the second in which it began, or that
 * of one which is known to have begun with it.
 */
export async function streamIdOf(
  { store, platform }: ConnectorContext,
  account_id: string,
  started_at: Date,
): Promise<string> {
  const [known] = await store.database
    .select({ stream_id: observedStreams.stream_id })
    .from(observedStreams)
    .where(
      and(
        eq(observedStreams.platform, platform),
        eq(observedStreams.account_id, account_id),
        gte(observedStreams.started_at, new Date(+started_at - SAME)),
        lte(observedStreams.started_at, new Date(+started_at + SAME)),
      ),
    )
    .orderBy(asc(observedStreams.started_at))
    .limit(1);
  return known?.stream_id ?? `${account_id}-${Math.floor(+started_at / 1000)}`;
}
