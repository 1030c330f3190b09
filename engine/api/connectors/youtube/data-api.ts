import type { ConnectorContext } from '../connector.ts';
import { closeDay, takeOne } from '../daily-quota.ts';
import { askPlatform, PlatformError, type PlatformReply } from '../platform-fetch.ts';
import { noteAnswer } from '../platform-state.ts';
import { UNITS_OF_DAY } from './quota.ts';

export const DATA_API = 'https://www.googleapis.com/youtube/v3';
/** Ids that one request may name, and entries of a page. */
export const BATCH = 50;
/** Of a project as a whole, until its day is over; of the last minute; and of a request alone. */
const DAY_IS_OVER = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const TOO_FAST = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);
const REST = 60;
/** The part of a day's units that looking through uploads may use up. */
const SPARED = 0.9;

interface DataCall {
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Of the answer that is known: the same one again is answered with 304. */
  readonly etag?: string | undefined;
  /** Leaves the last of the day's units to what cannot wait. */
  readonly spares?: boolean;
}

/**
 * Reads public data of YouTube with the operator's key; each request takes a unit of the day's.
 * @throws PlatformError
 */
export async function readData(
  context: ConnectorContext,
  path: string,
  { query, signal, etag, spares = false }: DataCall,
): Promise<PlatformReply> {
  const { access } = context;
  await takeOne(UNITS_OF_DAY, context, spares ? SPARED : 1);
  const url = new URL(DATA_API + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  try {
    const reply = await askPlatform(access, url.href, {
      headers: {
        'x-goog-api-key': access.variables.API_KEY ?? '',
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
      },
      signal,
    });
    await noteAnswer(context);
    return reply;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.reason === undefined) throw error;
    if (DAY_IS_OVER.has(error.reason)) throw await closeDay(UNITS_OF_DAY, context);
    if (TOO_FAST.has(error.reason))
      throw new PlatformError('limited', error.message, { retryAfter: REST });
    throw error;
  }
}

/** The entries of an answer. */
export const itemsOf = <Item>({ body }: PlatformReply): readonly Item[] =>
  (body as { items?: readonly Item[] } | undefined)?.items ?? [];

/** The entries of those that are named, in as few requests as it takes. @throws PlatformError */
export async function readByIds<Item>(
  context: ConnectorContext,
  path: string,
  { part, ids, signal }: { part: string; ids: readonly string[]; signal: AbortSignal },
): Promise<Item[]> {
  const found: Item[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const query = { part, id: ids.slice(from, from + BATCH).join(','), maxResults: String(BATCH) };
    found.push(...itemsOf<Item>(await readData(context, path, { query, signal })));
  }
  return found;
}
