import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listMetricEvents } from '#contract/quests/endpoints.ts';
import { presentEvent } from '../core/quests/present-event.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { metricEvents } from '../store/tables/quests.ts';

/** What was reported of a creator, newest first. */
export async function listEvents(
  { database }: Store,
  creator_id: string,
  { cursor, limit = PAGE_SIZE, counted }: QueryOf<typeof listMetricEvents>,
): Promise<ResponseOf<typeof listMetricEvents>> {
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const rows = await database
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
    items: page.rows.map(presentEvent),
    next_cursor: page.next_cursor,
  };
}
