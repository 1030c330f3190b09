import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { ExplainedEvent, listCreatorMetricEvents } from '#contract/quests/event-endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { presentEvent } from '../core/quests/present-event.ts';
import { type BookQuest, type QuestBook, readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, count, desc, eq, inArray, lt, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { metricEvents } from '../store/tables/quests.ts';

type EventRow = typeof metricEvents.$inferSelect;
type Listing = Omit<QueryOf<typeof listCreatorMetricEvents>, 'uuid'> & {
  readonly creator_id: string;
  readonly locale: string;
};

/** The event with a number, and the one that its reporter calls so; both where they are two. */
export async function findEvents(
  store: Store,
  program_uuid: string,
  id: string,
  locale: string,
): Promise<ExplainedEvent[]> {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : undefined;
  const rows = await store.database
    .select()
    .from(metricEvents)
    .where(
      and(
        eq(metricEvents.program_uuid, program_uuid),
        or(
          eq(metricEvents.source_id, id),
          number === undefined ? undefined : eq(metricEvents.id, number),
        ),
      ),
    )
    .orderBy(desc(metricEvents.id));
  return explain(store, program_uuid, rows, locale);
}

/**
 * What was reported of a creator, newest first, with what each quest asks for.
 * @throws ApiError CREATOR_UNKNOWN
 */
export async function listCreatorEvents(
  store: Store,
  program_uuid: string,
  { creator_id, cursor, limit = PAGE_SIZE, counted, locale }: Listing,
): Promise<ResponseOf<typeof listCreatorMetricEvents>> {
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const [found] = await store.database
    .select({ creators: count() })
    .from(creators)
    .where(and(eq(creators.id, creator_id), eq(creators.program_uuid, program_uuid)));
  if (!found?.creators) throw new ApiError('CREATOR_UNKNOWN');
  const rows = await store.database
    .select()
    .from(metricEvents)
    .where(
      and(
        eq(metricEvents.creator_id, creator_id),
        ...(before === undefined ? [] : [lt(metricEvents.id, before)]),
        ...(counted === undefined ? [] : [eq(metricEvents.counted, counted)]),
      ),
    )
    .orderBy(desc(metricEvents.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ id }) => [id]);
  return {
    items: await explain(store, program_uuid, page.rows, locale),
    next_cursor: page.next_cursor,
  };
}

async function explain(
  store: Store,
  program_uuid: string,
  rows: readonly EventRow[],
  locale: string,
): Promise<ExplainedEvent[]> {
  if (rows.length === 0) return [];
  const book = await readQuestBook(store, program_uuid);
  const names = await readNames(store, rows);
  return rows.map((row) => ({
    ...presentEvent(row),
    ...{ source_id: row.source_id, reported_by: row.reported_by, reported_creator: row.creator },
    ...{ hashtags: row.hashtags ?? [], content_type: row.content_type },
    creator: row.creator_id
      ? { id: row.creator_id, display_name: names.get(row.creator_id) ?? null }
      : null,
    outcomes: presentEvent(row).outcomes.map(({ quest_id, counted, reason_code }) => ({
      ...{ counted, reason_code },
      quest: quest_id === null ? null : presentRules(book, quest_id, locale),
    })),
  }));
}

async function readNames({ database }: Store, rows: readonly EventRow[]) {
  const ids = [...new Set(rows.flatMap(({ creator_id }) => creator_id ?? []))];
  if (ids.length === 0) return new Map<string, string | null>();
  const found = await database
    .select({ id: creators.id, display_name: creators.display_name })
    .from(creators)
    .where(inArray(creators.id, ids));
  return new Map(found.map(({ id, display_name }) => [id, display_name]));
}

function presentRules(book: QuestBook, id: number, locale: string) {
  const quest: BookQuest | undefined = book.questById.get(id);
  return {
    id,
    title: quest ? pickText(quest.title, locale) : `#${id}`,
    opens_at: quest?.opens_at?.toISOString() ?? null,
    closes_at: quest?.closes_at?.toISOString() ?? null,
    draw_at: quest?.draw_at?.toISOString() ?? null,
    platforms: quest?.platforms ?? [],
    hashtags: quest?.hashtags ?? [],
    content_types: quest?.content_types ?? [],
    agreements: quest?.agreements ?? [],
  };
}
