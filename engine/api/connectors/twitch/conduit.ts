import type { ConnectorContext } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';
import { forgetConduit, noteMaking, noteOurs, readConduit } from './conduit-rows.ts';
import { helix } from './helix.ts';

export const CONDUITS = '/eventsub/conduits';
export const SHARDS = '/eventsub/conduits/shards';
/** Conduits that a client may have. */
export const MOST_CONDUITS = 5;
/** Ours has one shard: a connection takes far more than all creators of a deployment cause. */
const SHARD = '0';

/** A shard as Twitch describes it. */
export interface RemoteShard {
  readonly id?: string;
  /** `enabled`, or why it is not. */
  readonly status?: string;
  readonly transport?: {
    readonly method?: string;
    readonly session_id?: string;
    readonly connected_at?: string;
    readonly disconnected_at?: string;
  };
}

interface Answer<Entry> {
  readonly data?: readonly Entry[];
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * Our conduit at Twitch: the one that is noted, or one that was made without an answer, or a new one.
 * For whoever holds the lease.
 * @throws PlatformError, with a sentence that tells what to do where there are too many
 */
export async function ensureConduit(
  context: ConnectorContext,
  signal: AbortSignal,
): Promise<string> {
  const known = await readConduit(context);
  const { body } = await helix(context, CONDUITS, { signal });
  const there = ((body as Answer<{ id: string }>)?.data ?? []).map(({ id }) => id);
  if (known?.conduit_id) {
    if (there.includes(known.conduit_id)) return known.conduit_id;
    // Everything would be asked for anew: a list that lacks it once proves too little.
    if ((await readShard(context, known.conduit_id, signal)) !== 'gone') return known.conduit_id;
  } else if (known?.beside) {
    const made = await findUnheard(context, there, known.beside, signal);
    if (made !== undefined) return takeOver(context, made);
  }
  if (there.length >= MOST_CONDUITS)
    throw new PlatformError(
      'refused',
      `Twitch has ${there.length} conduits of this client already, and allows no more: delete one that nothing uses (DELETE ${CONDUITS}?id=…), or give this environment a client of its own.`,
    );
  await noteMaking(context, there);
  const reply = await helix(context, CONDUITS, {
    ...{ method: 'POST', json: { shard_count: 1 }, signal },
  });
  const id = (reply.body as Answer<{ id: string }> | undefined)?.data?.[0]?.id;
  if (!id) throw new PlatformError('refused', 'Twitch told no id of the conduit that it made.');
  return takeOver(context, id);
}

async function takeOver(context: ConnectorContext, id: string): Promise<string> {
  await noteOurs(context, id);
  return id;
}

/** One that came to be while ours was made, and over which nobody is told anything. */
async function findUnheard(
  context: ConnectorContext,
  there: readonly string[],
  beside: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const id of there) {
    if (beside.includes(id)) continue;
    const shard = await readShard(context, id, signal);
    if (shard !== 'gone' && shard?.status !== 'enabled') return id;
  }
  return undefined;
}

/** The shard of a conduit; undefined: it was never bound. @throws PlatformError */
export async function readShard(
  context: ConnectorContext,
  conduit_id: string,
  signal: AbortSignal,
): Promise<RemoteShard | 'gone' | undefined> {
  try {
    const { body } = await helix(context, SHARDS, { query: { conduit_id }, signal });
    return (body as Answer<RemoteShard> | undefined)?.data?.find(({ id }) => id === SHARD);
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return 'gone';
    throw error;
  }
}

/** Has a conduit tell over a session. @throws PlatformError */
export async function bindShard(
  context: ConnectorContext,
  conduit_id: string,
  session_id: string,
  signal: AbortSignal,
): Promise<void> {
  const shards = [{ id: SHARD, transport: { method: 'websocket', session_id } }];
  const { body } = await helix(context, SHARDS, {
    ...{ method: 'PATCH', json: { conduit_id, shards }, signal },
  });
  // What it does not do is said in an answer that goes well.
  const [error] = (body as Answer<RemoteShard> | undefined)?.errors ?? [];
  if (error)
    throw new PlatformError(
      'refused',
      `Twitch does not tell over the connection: ${String(error.message).slice(0, 200)}`,
    );
}

/** Deletes our conduit where there is one: messages come to an address again. @throws PlatformError */
export async function endConduit(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const known = await readConduit(context);
  if (!known) return;
  const query = { id: known.conduit_id ?? '' };
  try {
    if (known.conduit_id) await helix(context, CONDUITS, { method: 'DELETE', query, signal });
  } catch (error) {
    // Refused, it is not there any more, or not this client's.
    if (!(error instanceof PlatformError) || error.fault !== 'refused') throw error;
  }
  await forgetConduit(context);
}
