import { changeCursor } from '../connection-rows.ts';
import type { Connection, ConnectorContext } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { type SampledStream, sampleStreams } from '../sample-streams.ts';
import { helixPages } from './helix.ts';

/** Accounts that one request may name. */
const BATCH = 100;
/** What happened in a time that nobody read for longer is looked up in the archive. */
const GAP = 30 * 60_000;

interface HelixStream {
  readonly id: string;
  readonly user_id: string;
  readonly game_id?: string;
  readonly game_name?: string;
  readonly type?: string;
  readonly language?: string;
  readonly viewer_count?: number;
  readonly started_at: string;
}

/** Samples who of the accounts that are due is live. */
export const readStreams = (context: ConnectorContext, signal: AbortSignal): Promise<void> =>
  sampleStreams(context, { batch: BATCH, live: liveOf, before: noteGaps }, signal);

async function liveOf(
  context: ConnectorContext,
  accounts: readonly string[],
  signal: AbortSignal,
): Promise<readonly SampledStream[]> {
  // Pages may repeat a stream.
  const live = new Map<string, SampledStream>();
  const query = { user_id: accounts, first: String(BATCH) };
  for await (const page of helixPages<HelixStream>(context, '/streams', { query, signal }))
    for (const stream of page) {
      const started_at = momentOf(stream.started_at);
      if (stream.type === 'live' && started_at)
        live.set(stream.user_id, {
          ...{ stream_id: stream.id, account_id: stream.user_id, started_at },
          ...{ language: stream.language || null, category_id: stream.game_id || null },
          ...{ category: stream.game_name || null, viewers: stream.viewer_count ?? null },
        });
    }
  return [...live.values()];
}

/** Where nobody read for long, the archive is to be asked from then on. */
export async function noteGaps(
  context: ConnectorContext,
  due: readonly Pick<Connection, 'account_id' | 'last_read_at'>[],
  at: Date,
): Promise<void> {
  for (const { account_id, last_read_at } of due)
    if (account_id && last_read_at && +at - +last_read_at > GAP)
      await changeCursor(context, account_id, (cursor) => ({
        archive_since: last_read_at.toISOString(),
        ...cursor,
      }));
}
