import type { APPEAL_ENDPOINTS } from '#contract/content/appeal-endpoints.ts';
import { presentAppeal } from '../core/reviews/present-review.ts';
import { changeReview, lockReviews, type ReviewRow } from '../core/reviews/review-rows.ts';
import { readTimelines } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { appeals } from '../store/tables/pipelines.ts';
import { submitAppeal } from './submit-appeal.ts';

/** A creator's objections to what did not count. */
export function appealHandlers(services: ApiServices): Handlers<typeof APPEAL_ENDPOINTS> {
  const { store, now } = services;
  const present = async (rows: readonly ReviewRow<'appeal'>[]) => {
    const ids = rows.map(({ id }) => id);
    const timelines = await readTimelines(store, 'appeal', ids);
    return rows.map((row) => presentAppeal(row, timelines.get(String(row.id)) ?? []));
  };
  const presentOne = async (row: ReviewRow<'appeal'>) => {
    const [appeal] = await present([row]);
    if (!appeal) throw new Error('An appeal that was read was not presented.');
    return appeal;
  };
  return {
    listAppeals: async ({ caller, query: { state, cursor, limit = PAGE_SIZE } }) => {
      const rows = await store.database
        .select()
        .from(appeals)
        .where(
          and(
            eq(appeals.program_uuid, caller.program.uuid),
            eq(appeals.creator_id, caller.creator_id),
            state && eq(appeals.state, state),
            cursor === undefined ? undefined : lt(appeals.id, readCursor(cursor, ['number'])[0]),
          ),
        )
        .orderBy(desc(appeals.id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, ({ id }) => [id]);
      return { items: await present(page.rows), next_cursor: page.next_cursor };
    },
    submitAppeal: async ({ caller, body }) =>
      presentOne(await submitAppeal(services, caller, body)),
    resubmitAppeal: ({ caller, params: { appeal_id }, body: { message } }) =>
      store.transaction(async () => {
        const at = now();
        const row = await lockOwn(store, caller, appeal_id);
        const change = { ...byAuthor(caller, at), action: 'resubmit' } as const;
        const values = { message, submitted_at: at };
        return presentOne(await changeReview(store, 'appeal', row, change, values));
      }),
    withdrawAppeal: ({ caller, params: { appeal_id } }) =>
      store.transaction(async () => {
        const row = await lockOwn(store, caller, appeal_id);
        const change = { ...byAuthor(caller, now()), action: 'withdraw' } as const;
        return presentOne(await changeReview(store, 'appeal', row, change));
      }),
  };
}

const byAuthor = ({ creator_id }: CreatorCaller, at: Date) =>
  ({ actor_kind: 'creator', actor_id: creator_id, at }) as const;

/** Locks one of the creator's own appeals. @throws ApiError APPEAL_UNKNOWN */
async function lockOwn(
  store: Store,
  { program, creator_id }: CreatorCaller,
  appeal_id: number,
): Promise<ReviewRow<'appeal'>> {
  const rows = await lockReviews(store, 'appeal', program.uuid, [appeal_id]);
  const row = rows.get(String(appeal_id));
  if (row?.creator_id !== creator_id) throw new ApiError('APPEAL_UNKNOWN');
  return row;
}
