import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  listSavedViews,
  SAVED_VIEW_ENDPOINTS,
  saveView,
} from '#contract/operator/saved-view-endpoints.ts';
import type { ViewedPage } from '#contract/vocabulary/operator-words.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, count, eq, ne, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { savedViews } from '../store/tables/saved-views.ts';

/** So many views of a list an operator saves in a program, and so many are shown. */
const MOST = { saved: 50, shown: 200 } as const;

/** Views of lists that operators save. */
export function savedViewHandlers({ store }: ApiServices): Handlers<typeof SAVED_VIEW_ENDPOINTS> {
  return {
    listSavedViews: async ({ caller, query }) => ({
      views: await readViews(store, caller, query.console_page),
    }),
    saveView: ({ caller, body }) => keepView(store, caller, body),
    deleteView: async ({ caller, params }) => {
      const [gone] = await store.database
        .delete(savedViews)
        .where(and(ownIn(caller), eq(savedViews.id, params.view_id)))
        .returning({ id: savedViews.id });
      if (!gone) throw new ApiError('SAVED_VIEW_UNKNOWN');
      return undefined;
    },
  };
}

const ownIn = ({ operator_id, program }: ProgramOperatorCaller) =>
  and(eq(savedViews.operator_id, operator_id), eq(savedViews.program_uuid, program.uuid));

async function readViews(
  { database }: Store,
  caller: ProgramOperatorCaller,
  page: ViewedPage,
): Promise<ResponseOf<typeof listSavedViews>['views']> {
  const seen = or(eq(savedViews.operator_id, caller.operator_id), eq(savedViews.shared, true));
  const rows = await database
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.program_uuid, caller.program.uuid), eq(savedViews.page, page), seen))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(MOST.shown);
  return rows.map((row) => present(row, caller));
}

/** @throws ApiError SAVED_VIEWS_FULL */
async function keepView(
  store: Store,
  caller: ProgramOperatorCaller,
  { console_page: page, name, filters, shared }: BodyOf<typeof saveView>,
): Promise<ResponseOf<typeof saveView>> {
  const { operator_id, program } = caller;
  const [others] = await store.database
    .select({ count: count() })
    .from(savedViews)
    .where(and(ownIn(caller), eq(savedViews.page, page), ne(savedViews.name, name)));
  if ((others?.count ?? 0) >= MOST.saved) throw new ApiError('SAVED_VIEWS_FULL');
  const [row] = await store.database
    .insert(savedViews)
    .values({ program_uuid: program.uuid, operator_id, page, name, filters, shared })
    .onConflictDoUpdate({
      target: [savedViews.operator_id, savedViews.program_uuid, savedViews.page, savedViews.name],
      set: { filters, shared },
    })
    .returning();
  if (!row) throw new Error('The store kept no view.');
  return present(row, caller);
}

const present = (
  { id, name, filters, shared, operator_id }: typeof savedViews.$inferSelect,
  caller: ProgramOperatorCaller,
) => ({ id, name, filters, shared, own: operator_id === caller.operator_id });
