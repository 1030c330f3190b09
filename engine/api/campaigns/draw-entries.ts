import { createHash } from 'node:crypto';
import type { listDrawEntries } from '#contract/campaigns/live-endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, asc, eq, isNotNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { questDraws, questProgress } from '../store/tables/quests.ts';

type Entries = ResponseOf<typeof listDrawEntries>;
type Paging = Pick<QueryOf<typeof listDrawEntries>, 'cursor' | 'limit'>;
interface Draw {
  readonly program_uuid: string;
  readonly quest_id: number;
}
type Held = typeof questDraws.$inferSelect | undefined;

/**
 * Who takes part in a draw, or who won it.
 * @throws ApiError QUEST_UNKNOWN where there is no draw of this number
 */
export async function listEntries(
  store: Store,
  draw: Draw,
  { won, ...paging }: Paging & { readonly won?: 'true' | undefined },
): Promise<Entries> {
  // Before it is looked for: a cursor of another list is wrong whichever draw is asked about.
  const { cursor } = paging;
  if (cursor !== undefined) readCursor(cursor, won ? ['number'] : ['string', 'string']);
  const book = await readQuestBook(store, draw.program_uuid);
  if (book.questById.get(draw.quest_id)?.kind !== 'draw') throw new ApiError('QUEST_UNKNOWN');
  const { program_uuid, quest_id } = draw;
  const [held] = await store.database
    .select()
    .from(questDraws)
    .where(and(eq(questDraws.program_uuid, program_uuid), eq(questDraws.quest_id, quest_id)))
    .limit(1);
  return won ? listWinners(store, draw, held, paging) : listParticipants(store, draw, held, paging);
}

/** Everybody who completed it; of a draw that was held, those who did so after it have no lot. */
async function listParticipants(
  { database }: Store,
  { program_uuid, quest_id }: Draw,
  held: Held,
  { cursor, limit = PAGE_SIZE }: Paging,
): Promise<Entries> {
  const { completed_at, creator_id } = questProgress;
  const [at, id] = cursor === undefined ? [] : readCursor(cursor, ['string', 'string']);
  // Microseconds: two who completed it in one millisecond are two.
  const moment = sql<string>`(extract(epoch from ${completed_at}) * 1000000)::bigint::text`;
  const rows = await database
    .select({ creator_id, completed_at, display_name: creators.display_name, moment })
    .from(questProgress)
    .innerJoin(creators, eq(creators.id, creator_id))
    .where(
      and(
        eq(questProgress.program_uuid, program_uuid),
        eq(questProgress.quest_id, quest_id),
        isNotNull(completed_at),
        at === undefined
          ? undefined
          : sql`(${completed_at}, ${creator_id}) > (to_timestamp(0) + ${safeMoment(at)}::bigint * interval '1 microsecond', ${safeId(id)}::uuid)`,
      ),
    )
    .orderBy(asc(completed_at), asc(creator_id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (row) => [row.moment, row.creator_id]);
  return {
    items: page.rows.map((row) => present(row, held)),
    next_cursor: page.next_cursor,
  };
}

async function listWinners(
  { database }: Store,
  { program_uuid, quest_id }: Draw,
  held: Held,
  { cursor, limit = PAGE_SIZE }: Paging,
): Promise<Entries> {
  if (!held) return { items: [], next_cursor: null };
  const [after] = cursor === undefined ? [0] : readCursor(cursor, ['number']);
  const { rows } = await database.execute<{
    creator_id: string;
    display_name: string | null;
    completed_at: string | null;
    place: number;
  }>(sql`
    select winner.place::int as place, creators.id as creator_id, creators.display_name,
      (select min(progress.completed_at) from quest_progress progress
        where progress.creator_id = creators.id and progress.quest_id = ${quest_id}) as completed_at
    from jsonb_array_elements_text(${JSON.stringify(held.winners)}::jsonb)
      with ordinality as winner(id, place)
    join creators on creators.program_uuid = ${program_uuid} and creators.id = winner.id::uuid
    where winner.place > ${after}
    order by winner.place
    limit ${limit + 1}`);
  const page = cutPage(rows, limit, ({ place }) => [place]);
  return {
    items: page.rows.map((row) =>
      present({ ...row, completed_at: row.completed_at ? new Date(row.completed_at) : null }, held),
    ),
    next_cursor: page.next_cursor,
  };
}

interface Entry {
  readonly creator_id: string;
  readonly display_name: string | null;
  readonly completed_at: Date | null;
}

function present(
  { creator_id, display_name, completed_at }: Entry,
  held: Held,
): Entries['items'][number] {
  const drawn = held && completed_at !== null && completed_at <= held.drawn_at ? held : undefined;
  return {
    ...{ creator_id, display_name },
    completed_at: completed_at?.toISOString() ?? null,
    won: held ? held.winners.includes(creator_id) : null,
    lot: drawn ? lotOf(drawn.seed, creator_id) : null,
  };
}

/** As the draw makes it. */
const lotOf = (seed: string, creator_id: string) =>
  createHash('sha256').update(`${seed}:${creator_id}`).digest('hex');

/** @throws ApiError CURSOR_INVALID */
function safeMoment(microseconds: string): string {
  if (!/^\d{1,18}$/.test(microseconds)) throw new ApiError('CURSOR_INVALID');
  return microseconds;
}

/** @throws ApiError CURSOR_INVALID */
function safeId(id: string | undefined): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? ''))
    throw new ApiError('CURSOR_INVALID');
  return id ?? '';
}
