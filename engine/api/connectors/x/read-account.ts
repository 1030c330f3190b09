import {
  changeCursor,
  endConnections,
  noteLater,
  noteRead,
  noteUnread,
  readableAs,
} from '../connection-rows.ts';
import type { Connection, ConnectorContext } from '../connector.ts';
import { knownPublications } from '../known-publications.ts';
import { observeGone, observePublications } from '../observe-publications.ts';
import type { PlatformError } from '../platform-fetch.ts';
import { cursorOf, reachOf, type XCursor } from './cursor.ts';
import { type FoundPosts, findPosts } from './find-posts.ts';
import { isLookUpDue, type LookedUp, lookUpKnown } from './look-up.ts';
import { laterOf, publicationOf } from './posts.ts';
import { isOfBudget } from './quota.ts';
import type { Hidden } from './x-api.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const EVERY = 15 * MINUTE;
const SIMULATED_EVERY = 10 * SECOND;
/** What is older decides nothing any more. */
const LOOKED_BACK = 30 * DAY;
/** X may not know an account for a moment: only one that it does not know for so long is gone. */
const MISSED = DAY;

interface ReadAccount {
  readonly account_id: string;
  readonly connections: readonly Connection[];
  /** X has not answered of late. */
  readonly shy: boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads what an account posted, and once a day which of its posts are there still.
 * @returns what was in the way of a part of it
 * @throws PlatformError where nothing was read
 */
export async function readAccount(
  context: ConnectorContext,
  { account_id, connections, shy, signal }: ReadAccount,
): Promise<PlatformError | undefined> {
  const asked = context.now();
  const agreed = connections.filter(({ consents }) => consents.publications);
  // Who has withdrawn just now is neither read nor paid for.
  if (agreed.length === 0) {
    await noteLater(context, account_id, new Date(+asked + EVERY));
    return undefined;
  }
  const programs = agreed.map(({ program_uuid }) => program_uuid);
  const cursor = cursorOf(connections);
  const since = sinceOf(agreed, asked);
  const reach = reachOf(cursor, since, asked);
  const found = await findPosts(context, { account_id, reach, programs, shy, signal });
  if (found.hidden) {
    await noteHidden(context, account_id, found.hidden, cursor);
    return undefined;
  }
  const looked =
    found.failed === undefined && isLookUpDue(context, cursor.looked_up_at)
      ? await lookUpKnown(context, { account_id, programs, read: found.posts, signal })
      : undefined;
  await noteFound(context, { account_id, asked, since, found, looked });
  // What is new is read all the same where nothing is left for looking up.
  const unlooked = looked?.failed && !isOfBudget(looked.failed) ? looked.failed : undefined;
  return found.failed ?? unlooked;
}

async function noteFound(
  context: ConnectorContext,
  {
    account_id,
    asked,
    since,
    found,
    looked,
  }: {
    account_id: string;
    asked: Date;
    since: Date;
    found: FoundPosts;
    looked: LookedUp | undefined;
  },
): Promise<void> {
  const { store, platform, access, now } = context;
  const account = { platform, account_id };
  const next = new Date(+asked + (access.simulated ? SIMULATED_EVERY : EVERY));
  await store.transaction(async () => {
    // First, so that who withdraws meanwhile waits, and deletes what is noted here.
    await noteRead(context, [account_id], { by: 'poll', next });
    const still = await readableAs(context, [account_id]);
    if (!still.some(({ consents }) => consents.publications)) return;
    const publications = [...found.posts, ...(looked?.posts ?? [])]
      .flatMap((post) => publicationOf(account, post) ?? [])
      .filter(({ published_at }) => published_at >= since);
    await observePublications(store, publications, now());
    await observeGone(store, platform, looked?.gone ?? [], now());
    await changeCursor(context, account_id, (kept) => {
      const { missing_since: _missing, gap: _gap, ...before } = kept as XCursor;
      const newer =
        found.newest &&
        laterOf(before.newest_id, found.newest.newest_id) === found.newest.newest_id;
      return {
        ...before,
        ...(newer ? found.newest : {}),
        ...(found.gap ? { gap: found.gap } : {}),
        ...(looked && !looked.failed ? { looked_up_at: asked.toISOString() } : {}),
      };
    });
  });
}

/** From when on posts are read: what nobody agreed to have read is neither read nor paid for. */
function sinceOf(agreed: readonly Connection[], at: Date): Date {
  const moments = agreed.flatMap(({ consents }) => Date.parse(consents.publications?.at ?? ''));
  return new Date(Math.max(+at - LOOKED_BACK, Math.min(+at, ...moments)));
}

/**
 * An account whose posts are not shown any more. X wants what is not public forgotten, whyever; it is
 * looked at again, as that costs nothing, unless X has not known it for a day.
 */
async function noteHidden(
  context: ConnectorContext,
  account_id: string,
  hidden: Hidden,
  { missing_since }: XCursor,
): Promise<void> {
  const { store, platform, now } = context;
  const at = now();
  const first = missing_since ?? at.toISOString();
  await store.transaction(async () => {
    if (hidden === 'missing' && +at - Date.parse(first) >= MISSED) {
      await endConnections(context, account_id, 'gone');
      return;
    }
    await noteUnread(context, [account_id], {
      fault: hidden === 'protected' ? 'private' : 'refused',
      next: new Date(+at + HOUR),
    });
    await changeCursor(context, account_id, ({ missing_since: _before, ...kept }) =>
      hidden === 'missing' ? { ...kept, missing_since: first } : kept,
    );
    const known = await knownPublications(context, account_id, new Date(+at - LOOKED_BACK));
    if (hidden !== 'missing') await observeGone(store, platform, known, at);
  });
}
