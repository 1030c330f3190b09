import { and, eq } from 'drizzle-orm';
import type { REVIEW_ENDPOINTS } from '#contract/operator/review-endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import {
  type DecisionContext,
  decideReview,
  decideReviews,
  type ReviewedItem,
  type Verdict,
} from '../reviews/decide-review.ts';
import { type QueueQuery, readQueuePage } from '../reviews/queue-page.ts';
import { asReviewTable, type ReviewRow } from '../reviews/review-rows.ts';
import type { SubjectKind } from '../reviews/timelines.ts';
import { appealQueue } from './appeal-queue.ts';
import { applicationQueue } from './application-queue.ts';
import { contentQueue } from './content-queue.ts';
import { requestQueue } from './request-queue.ts';
import type { ReviewQueue } from './review-queue.ts';

/** The operators' four queues; all are answered the same way. */
export function reviewHandlers(services: ApiServices): Handlers<typeof REVIEW_ENDPOINTS> {
  const applications = queueHandlers(services, applicationQueue);
  const requests = queueHandlers(services, requestQueue);
  const contents = queueHandlers(services, contentQueue);
  const appeals = queueHandlers(services, appealQueue);
  return {
    listOperatorApplications: applications.list,
    readOperatorApplication: applications.read,
    decideApplication: applications.decide,
    decideApplications: applications.decideMany,
    listOperatorRequests: requests.list,
    readOperatorRequest: requests.read,
    decideRequest: requests.decide,
    decideRequests: requests.decideMany,
    listOperatorContents: contents.list,
    readOperatorContent: contents.read,
    decideContent: contents.decide,
    decideContents: contents.decideMany,
    listOperatorAppeals: appeals.list,
    readOperatorAppeal: appeals.read,
    decideAppeal: appeals.decide,
    decideAppeals: appeals.decideMany,
  };
}

interface QueueCall {
  readonly caller: ProgramOperatorCaller;
  readonly locale: string;
  readonly request: { readonly id: string };
}

function queueHandlers<Kind extends SubjectKind, Item>(
  services: ApiServices,
  queue: ReviewQueue<Kind, Item>,
) {
  const { store } = services;
  const contextOf = ({ caller, request }: QueueCall): DecisionContext => ({
    services,
    program: caller.program,
    operator_id: caller.operator_id,
    request_id: request.id,
    at: services.now(),
  });
  const readOne = async ({ caller, locale }: QueueCall, id: string | number): Promise<Item> => {
    const table = asReviewTable(queue.kind);
    const rows = await store.database
      .select()
      .from(table)
      .where(and(eq(table.program_uuid, caller.program.uuid), eq(table.id, id as number)));
    const [item] = await queue.present(
      store,
      caller.program,
      rows as unknown as ReviewRow<Kind>[],
      locale,
    );
    if (item === undefined) throw new ApiError(queue.unknown);
    return item;
  };
  return {
    list: async (call: QueueCall & { readonly query: QueueQuery }) => {
      const { program } = call.caller;
      const page = await readQueuePage(store, queue.kind, program.uuid, call.query);
      return {
        items: await queue.present(store, program, page.rows, call.locale),
        next_cursor: page.next_cursor,
      };
    },
    read: (call: QueueCall & { readonly params: { readonly id: string | number } }) =>
      readOne(call, call.params.id),
    decide: async (
      call: QueueCall & {
        readonly params: { readonly id: string | number };
        readonly body: Verdict & { readonly revision: number };
      },
    ) => {
      const { id } = call.params;
      const { revision, ...verdict } = call.body;
      await decideReview(contextOf(call), queue, { id, revision }, verdict);
      return readOne(call, id);
    },
    decideMany: async (
      call: QueueCall & {
        readonly body: Verdict & {
          readonly items: readonly ReviewedItem[];
          readonly dry_run: boolean;
        };
      },
    ) => {
      const { items, dry_run, ...verdict } = call.body;
      const results = await decideReviews(contextOf(call), queue, { items, dry_run }, verdict);
      return { dry_run, results };
    },
  };
}
