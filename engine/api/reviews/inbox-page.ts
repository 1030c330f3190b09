import type { QueryOf } from '#contract/endpoints/endpoint.ts';
import { readWordList } from '#contract/endpoints/fields.ts';
import type { listInbox } from '#contract/reviews/inbox-endpoints.ts';
import {
  INBOX_KINDS,
  INBOX_STATES,
  type InboxKind,
  type InboxState,
  WAITING_STATES,
} from '#contract/vocabulary/inbox-words.ts';
import { REVIEW_STATES } from '#contract/vocabulary/review-words.ts';
import { REDEMPTION_STATES } from '#contract/vocabulary/state-words.ts';
import { overdueBefore, WAITING } from '../core/reviews/inbox-promise.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { isExactMoment, UUID } from '../http/moment-cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { countPart, type InboxKey, type PartFilter, selectPart } from './inbox-parts.ts';
import { searchInbox } from './inbox-search.ts';

/** An entry as it was found; `about` and `word` by its kind, see `INBOX_PARTS`. */
export interface InboxRow {
  readonly kind: InboxKind;
  readonly id: string;
  readonly state: InboxState;
  readonly revision: number | null;
  readonly creator_id: string | null;
  readonly about: number | null;
  readonly word: string | null;
  /** With all its digits. */
  readonly at: string;
}

interface FoundRow extends Omit<InboxRow, 'id' | 'about'>, Record<string, unknown> {
  readonly uuid: string | null;
  /** Numbers of 64 bits come as text. */
  readonly number: string | null;
  readonly about: string | null;
}

/** What is read of the inbox; of a page and of all that match. */
export interface InboxQuery extends Omit<QueryOf<typeof listInbox>, 'uuid'> {
  /** Only what was handed in before it. */
  readonly as_of?: Date;
}

/** A page of a program's inbox, oldest first. @throws ApiError CURSOR_INVALID */
export async function readInboxPage(
  store: Store,
  program: ApiProgram,
  query: InboxQuery,
  now: Date,
): Promise<{ readonly rows: readonly InboxRow[]; readonly next_cursor: string | null }> {
  const { limit = PAGE_SIZE, cursor } = query;
  const after = cursor === undefined ? undefined : readInboxCursor(cursor);
  const parts = await searchedParts(store, program, query, now, limit + 1);
  if (parts.length === 0) return { rows: [], next_cursor: null };
  const selected = parts.map(({ kind, filter }) => sql`${selectPart(store, kind, filter, after)}`);
  const { rows } = await store.database.execute<FoundRow>(
    sql`select * from (${sql.join(selected, sql` union all `)}) as entries
      order by moment, rank, uuid, number limit ${limit + 1}`,
  );
  const entries = rows.map(
    ({ uuid, number, about, kind, state, revision, creator_id, word, at }) => ({
      ...{ kind, state, revision, creator_id, word, at },
      id: uuid ?? String(number),
      about: about === null ? null : Number(about),
    }),
  );
  return cutPage(entries, limit, ({ at, kind, id }) => [at, kind, id]);
}

/** The same pieces with what a search finds of each. */
async function searchedParts(
  store: Store,
  program: ApiProgram,
  query: InboxQuery,
  now: Date,
  limit: number,
): Promise<readonly { readonly kind: InboxKind; readonly filter: PartFilter }[]> {
  const parts = partsOf(program, query, now, limit);
  const { search } = query;
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const found =
    search === undefined ? undefined : await searchInbox(store, program.uuid, kinds, search);
  return parts.map(({ kind, filter }) => ({
    kind,
    filter: { ...filter, found: found?.get(kind) },
  }));
}

/** The pieces that a page is put together from: one for each kind and state that is asked for. */
function partsOf(
  program: ApiProgram,
  { kinds, states, overdue, as_of }: InboxQuery,
  now: Date,
  limit: number,
): readonly { readonly kind: InboxKind; readonly filter: Omit<PartFilter, 'found'> }[] {
  const asked = readWordList(states, INBOX_STATES) ?? WAITING_STATES;
  const bound = overdueBefore(program, now);
  // Nothing is overdue where nothing was promised, or where nobody waits any more.
  if (overdue === true && bound === undefined) return [];
  return (readWordList(kinds, INBOX_KINDS) ?? INBOX_KINDS).flatMap((kind) => {
    const own: readonly string[] = kind === 'redemption' ? REDEMPTION_STATES : REVIEW_STATES;
    return asked
      .filter((state) => own.includes(state) && (overdue !== true || WAITING.has(state)))
      .map((state) => ({
        kind,
        filter: {
          ...{ program_uuid: program.uuid, state, limit },
          before: overdue === true ? earlier(bound, as_of) : as_of,
          from: overdue === false && WAITING.has(state) ? bound : undefined,
        },
      }));
  });
}

/** How many of a program's inbox match, whatever a page would hold. */
export async function countInboxMatches(
  store: Store,
  program: ApiProgram,
  query: InboxQuery,
  now: Date,
): Promise<number> {
  const parts = await searchedParts(store, program, query, now, 0);
  if (parts.length === 0) return 0;
  const counts = parts.map(({ kind, filter }) => sql`${countPart(store, kind, filter)}`);
  const { rows } = await store.database.execute<{ matches: string | number }>(
    sql`select sum(matches) as matches from (${sql.join(counts, sql` union all `)}) as counts`,
  );
  return Number(rows[0]?.matches ?? 0);
}

const earlier = (one: Date | undefined, other: Date | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other);

function readInboxCursor(cursor: string): InboxKey {
  const [at, word, id] = readCursor(cursor, ['string', 'string', 'string']);
  const kind = INBOX_KINDS.find((known) => known === word);
  const sound = kind === 'application' ? UUID : /^[1-9]\d{0,14}$/;
  if (!kind || !isExactMoment(at) || !sound.test(id)) throw new ApiError('CURSOR_INVALID');
  return { at, kind, id };
}
