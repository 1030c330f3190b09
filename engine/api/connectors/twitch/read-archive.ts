import { and, eq, gt, isNull, lt, sql } from '../../store/drizzle.ts';
import { connections } from '../../store/tables/connectors.ts';
import { observedStreams } from '../../store/tables/observations.ts';
import { changeCursor } from '../connection-rows.ts';
import type { ConnectorContext } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { observeArchive } from '../observe-streams.ts';
import { helixPages } from './helix.ts';

const MINUTE = 60_000;
/** A recording has its length some minutes after the end. */
const READY = 10 * MINUTE;
const LATEST = 2 * 24 * 60 * MINUTE;
/** Accounts in one run: each is a request. */
const AT_ONCE = 100;

interface HelixVideo {
  readonly stream_id?: string | null;
  readonly created_at: string;
  readonly duration: string;
}

/**
 * Asks the archive how long streams were that ended, and which there were while nobody was reading.
 * One that is still going on is not taken from it: its length is not known yet.
 */
export async function readArchives(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const { store, platform, now } = context;
  const wanted = await wantedArchives(context);
  for (const [account_id, since] of wanted) {
    if (signal.aborted) return;
    const videos: HelixVideo[] = [];
    const query = { user_id: account_id, type: 'archive', first: '100' };
    for await (const page of helixPages<HelixVideo>(context, '/videos', { query, signal })) {
      videos.push(...page);
      if (page.some(({ created_at }) => (momentOf(created_at) ?? since) < since)) break;
    }
    await store.transaction(async () => {
      const known = await store.database
        .select()
        .from(observedStreams)
        .where(
          and(
            ofAccount(platform, account_id),
            gt(observedStreams.started_at, new Date(+since - LATEST)),
          ),
        );
      const open = new Set(known.flatMap((one) => (one.ended_at ? [] : one.stream_id)));
      for (const { stream_id, created_at, duration } of videos) {
        const began = momentOf(created_at);
        if (!stream_id || !began || open.has(stream_id)) continue;
        const one = known.find((stream) => stream.stream_id === stream_id);
        if (!one && began < since) continue;
        if (one?.ended_by === 'archive') continue;
        const started_at = one?.started_at ?? began;
        const ended_at = new Date(+began + secondsOf(duration) * 1000);
        await observeArchive(
          store,
          { platform, stream_id, account_id, started_at, ended_at },
          now(),
        );
      }
      await store.database
        .update(observedStreams)
        .set({ checked_at: now() })
        .where(
          and(
            ofAccount(platform, account_id),
            isNull(observedStreams.checked_at),
            lt(observedStreams.ended_at, new Date(+now() - READY)),
          ),
        );
      await changeCursor(context, account_id, ({ archive_since: _, ...cursor }) => cursor);
    });
  }
}

const ofAccount = (platform: string, account_id: string) =>
  and(eq(observedStreams.platform, platform), eq(observedStreams.account_id, account_id));

/** Whose archive is to be asked, and from when on. */
async function wantedArchives({ store, platform, now }: ConnectorContext) {
  const ended = await store.database
    .select({ account_id: observedStreams.account_id, since: observedStreams.started_at })
    .from(observedStreams)
    .where(
      and(
        eq(observedStreams.platform, platform),
        isNull(observedStreams.checked_at),
        lt(observedStreams.ended_at, new Date(+now() - READY)),
        gt(observedStreams.ended_at, new Date(+now() - LATEST)),
      ),
    )
    .limit(AT_ONCE);
  const missed = await store.database
    .select({ account_id: connections.account_id, cursor: connections.cursor })
    .from(connections)
    .where(
      and(
        eq(connections.platform, platform),
        sql`${connections.cursor} ? 'archive_since'`,
        sql`${connections.consents} ? 'streams'`,
      ),
    )
    .limit(AT_ONCE);
  const wanted = new Map<string, Date>();
  const want = (account: string, since: Date) => {
    const before = wanted.get(account);
    if (!before || since < before) wanted.set(account, since);
  };
  for (const { account_id, since } of ended) want(account_id, since);
  for (const { account_id, cursor } of missed)
    if (account_id) want(account_id, new Date(String(cursor.archive_since)));
  return wanted;
}

/** `3h8m33s` in seconds. */
export function secondsOf(duration: string): number {
  const units = { d: 86_400, h: 3_600, m: 60, s: 1 };
  return [...duration.matchAll(/(\d+)([dhms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units],
    0,
  );
}
