import {
  CONNECTOR_PROVIDERS,
  CONNECTORS,
  type ConnectorName,
} from '#contract/vocabulary/connector-words.ts';
import { GAMES_PLATFORM } from '#domain/applications/linked-games.ts';
import { forgetUnlinked } from '../core/connections/forget-unlinked.ts';
import { forgetLooks } from '../core/linked-games/linked-games.ts';
import type { ApiServices } from '../http/services.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import type { KeptFact } from './connector.ts';
import { connectorOf } from './registry.ts';

/** A push that came is remembered for so long, so that the same one changes nothing. */
const PUSHES_DAYS = 7;
/** How long facts are kept where a platform's terms allow more: for as long as an event may count. */
const LONGEST_DAYS = 60;

/**
 * Deletes what connectors observed once its time is over: by the terms of its platform, or because
 * nobody who agreed to it has that account linked any more. What was counted stays, with its reasons.
 */
export async function forgetObservations({
  store,
  now,
}: Pick<ApiServices, 'store' | 'now'>): Promise<void> {
  const at = now();
  await store.transaction(() => forgetUnlinked(store));
  for (const platform of CONNECTORS) await store.transaction(() => forgetOld(store, platform, at));
  await store.database.execute(sql`
    delete from connector_pushes where received_at < ${before(at, PUSHES_DAYS)}::timestamptz`);
}

const before = (at: Date, days: number) => new Date(+at - days * 86_400_000).toISOString();

async function forgetOld(store: Store, platform: ConnectorName, at: Date): Promise<void> {
  const { database } = store;
  const { keeps } = connectorOf(platform);
  const until = (fact: KeptFact) =>
    before(at, Math.min(LONGEST_DAYS, keeps[fact]?.days ?? LONGEST_DAYS));
  await database.execute(sql`delete from observed_streams
    where platform = ${platform} and coalesce(ended_at, seen_at) < ${until('streams')}::timestamptz`);
  await database.execute(sql`delete from channel_moments
    where platform = ${platform} and at < ${until('moments')}::timestamptz`);
  await database.execute(sql`update observed_publications set title = null, text = null, tags = null
    where platform = ${platform} and observed_at < ${until('texts')}::timestamptz
      and (title is not null or text is not null or tags is not null)`);
  await database.execute(sql`update observed_streams set title = null
    where platform = ${platform} and observed_at < ${until('texts')}::timestamptz and title is not null`);
  await database.execute(sql`delete from observed_publications
    where platform = ${platform} and observed_at < ${until('publications')}::timestamptz`);
  await database.execute(sql`delete from observed_figures
    where platform = ${platform} and observed_at < ${until('figures')}::timestamptz`);
  await database.execute(sql`delete from observed_memberships
    where platform = ${platform} and observed_at < ${until('memberships')}::timestamptz`);
  await database.execute(sql`delete from observed_games
    where platform = ${platform} and observed_at < ${until('games')}::timestamptz`);
  await database.execute(sql`delete from played_times
    where platform = ${platform} and at < ${until('games')}::timestamptz`);
  if (CONNECTOR_PROVIDERS[platform] === GAMES_PLATFORM)
    await forgetLooks(store, new Date(until('games')));
}
