import type { ConnectorContext } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { type SampledStream, sampleStreams } from '../sample-streams.ts';
import { kick } from './kick-api.ts';
import { streamIdsOf } from './stream-id.ts';

/** Accounts that one request may name. */
const BATCH = 50;

interface Livestream {
  readonly broadcaster_user_id: number;
  readonly category?: { readonly id?: number; readonly name?: string };
  readonly language?: string;
  readonly started_at?: string;
  readonly viewer_count?: number;
}

/** Samples who of the accounts that are due is live. */
export const readStreams = (context: ConnectorContext, signal: AbortSignal): Promise<void> =>
  sampleStreams(context, { batch: BATCH, live: liveOf }, signal);

async function liveOf(
  context: ConnectorContext,
  accounts: readonly string[],
  signal: AbortSignal,
): Promise<readonly SampledStream[]> {
  const query = { broadcaster_user_id: accounts, limit: '100' };
  const list = await kick<readonly Livestream[]>(context, '/livestreams', { query, signal });
  const live = (list ?? []).flatMap(({ broadcaster_user_id, category, language, ...stream }) => {
    const account_id = String(broadcaster_user_id);
    const started_at = momentOf(stream.started_at);
    if (!started_at || !accounts.includes(account_id)) return [];
    return {
      ...{ account_id, started_at, language: language || null },
      category_id: category?.id ? String(category.id) : null,
      ...{ category: category?.name || null, viewers: stream.viewer_count ?? null },
    };
  });
  const ids = await streamIdsOf(context, live);
  return live.map((stream, index) => ({ ...stream, stream_id: ids[index] ?? '' }));
}
