import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { presentRequest } from '../core/reviews/present-review.ts';
import { lockReviews, type ReviewRow } from '../core/reviews/review-rows.ts';
import { readTimelines } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, desc, eq, inArray, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations } from '../store/tables/activations.ts';
import { activationRequests } from '../store/tables/pipelines.ts';

type RequestRow = ReviewRow<'activation_request'>;
type ActivationRow = typeof activations.$inferSelect;

export interface RequestQuery {
  readonly state?: ReviewState | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const own = ({ creator_id, program }: CreatorCaller) =>
  and(
    eq(activationRequests.creator_id, creator_id),
    eq(activationRequests.program_uuid, program.uuid),
  );

/** A page of the caller's requests, newest first. @throws ApiError CURSOR_INVALID */
export async function listOwnRequests(
  { database }: Store,
  caller: CreatorCaller,
  { state, cursor, limit = PAGE_SIZE }: RequestQuery,
): Promise<{ readonly rows: readonly RequestRow[]; readonly next_cursor: string | null }> {
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const rows = await database
    .select()
    .from(activationRequests)
    .where(
      and(
        own(caller),
        state && eq(activationRequests.state, state),
        before === undefined ? undefined : lt(activationRequests.id, before),
      ),
    )
    .orderBy(desc(activationRequests.id))
    .limit(limit + 1);
  return cutPage(rows, limit, ({ id }) => [id]);
}

/** @throws ApiError REQUEST_UNKNOWN */
export async function readOwnRequest(
  { database }: Store,
  caller: CreatorCaller,
  id: number,
): Promise<RequestRow> {
  const [row] = await database
    .select()
    .from(activationRequests)
    .where(and(own(caller), eq(activationRequests.id, id)));
  if (!row) throw new ApiError('REQUEST_UNKNOWN');
  return row;
}

/** Locks one of the caller's with its activation. @throws ApiError REQUEST_UNKNOWN */
export async function lockOwnRequest(
  store: Store,
  caller: CreatorCaller,
  id: number,
): Promise<{ readonly row: RequestRow; readonly activation: ActivationRow }> {
  const rows = await lockReviews(store, 'activation_request', caller.program.uuid, [id]);
  const row = rows.get(String(id));
  const activation = row && (await readActivations(store, [row])).get(row.activation_id);
  if (!activation || row.creator_id !== caller.creator_id) throw new ApiError('REQUEST_UNKNOWN');
  return { row, activation };
}

/** Requests with their timelines, in the caller's language; two queries for all of them. */
export async function presentRequests(
  store: Store,
  rows: readonly RequestRow[],
  locale: string,
): Promise<ActivationRequest[]> {
  const ids = rows.map(({ id }) => id);
  const timelines = await readTimelines(store, 'activation_request', ids);
  const titled = await readActivations(store, rows);
  return rows.map((row) => {
    const title = titled.get(row.activation_id)?.title ?? {};
    return presentRequest(row, pickText(title, locale), timelines.get(String(row.id)) ?? []);
  });
}

/** The activations of requests, all of one program. */
export async function readActivations({ database }: Store, rows: readonly RequestRow[]) {
  const [first] = rows;
  if (!first) return new Map<number, ActivationRow>();
  const found = await database
    .select()
    .from(activations)
    .where(
      and(
        eq(activations.program_uuid, first.program_uuid),
        inArray(activations.id, [...new Set(rows.map(({ activation_id }) => activation_id))]),
      ),
    );
  return new Map(found.map((activation) => [activation.id, activation]));
}
