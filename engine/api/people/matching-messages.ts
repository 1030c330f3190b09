import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { sendMessageToMatching } from '#contract/people/matching-message-endpoints.ts';
import { MESSAGE_OBSTACLES, type MessageObstacle } from '#contract/vocabulary/operator-words.ts';
import { ApiError } from '../http/api-error.ts';
import { and, eq, inArray, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorMessages } from '../store/tables/messages.ts';
import { countCreators, readCreatorRows } from './creators-page.ts';
import { deliver, prepare, type Ready, type Sending } from './message-mails.ts';

/** People in one part: one transaction, and one step of the progress that an operator sees. */
const PART = 500;

/**
 * Mails a part of a message to all that match. Who got it with an earlier attempt is left out, also
 * where two attempts run at once.
 * @throws ApiError MATCHES_CHANGED before the first part, where another number matches than was seen
 * @throws ApiError CURSOR_INVALID
 */
export async function sendPart(
  store: Store,
  by: Omit<Sending, 'sending_id'>,
  body: BodyOf<typeof sendMessageToMatching>,
): Promise<ResponseOf<typeof sendMessageToMatching>> {
  const { texts, sending_id, as_of, count: seen, dry_run, cursor, ...narrowed } = body;
  const { program, at } = by;
  const filters = { ...narrowed, as_of: new Date(as_of) };
  return store.transaction(async () => {
    await store.database.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`message:${sending_id}`}))`,
    );
    if (cursor === undefined) {
      const count = await countCreators(store, program, filters, at);
      if (count !== seen) throw new ApiError('MATCHES_CHANGED', { count });
    }
    const page = await readCreatorRows(store, program, { ...filters, cursor, limit: PART }, at);
    const had = await recipientsOf(
      store,
      sending_id,
      page.rows.map(({ row }) => row.id),
    );
    const ready: Ready[] = [];
    const obstacles: MessageObstacle[] = [];
    for (const { row } of page.rows) {
      if (had.has(row.id)) continue;
      const found = prepare(program, row, texts);
      if (typeof found === 'string') obstacles.push(found);
      else ready.push(found);
    }
    if (!dry_run) await deliver(store, { ...by, sending_id }, ready);
    return {
      ...{ dry_run, sent: ready.length, repeated: had.size },
      excluded: MESSAGE_OBSTACLES.map((obstacle) => ({
        obstacle,
        count: obstacles.filter((one) => one === obstacle).length,
      })).filter(({ count }) => count > 0),
      example: ready[0]?.recipient ?? null,
      next_cursor: page.next_cursor,
    };
  });
}

/** Which of some people got a message already. */
async function recipientsOf(
  { database }: Store,
  sending_id: string,
  creator_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: creatorMessages.creator_id })
    .from(creatorMessages)
    .where(
      and(
        eq(creatorMessages.sending_id, sending_id),
        inArray(creatorMessages.creator_id, [...creator_ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
