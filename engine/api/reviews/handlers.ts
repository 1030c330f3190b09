import type { REVIEW_ENDPOINTS } from '#contract/reviews/endpoints.ts';
import {
  type DecisionContext,
  decideReview,
  type ReviewedItem,
  type Verdict,
} from '../core/reviews/decide-review.ts';
import { holdReview } from '../core/reviews/hold-decisions.ts';
import { type QueueQuery, readQueuePage } from '../core/reviews/queue-page.ts';
import { asReviewRows, asReviewTable } from '../core/reviews/review-rows.ts';
import type { SubjectKind } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import { appealQueue } from './appeal-queue.ts';
import { applicationQueue } from './application-queue.ts';
import { contentQueue } from './content-queue.ts';
import { decideOrHold } from './decide-or-hold.ts';
import { previewDecision } from './preview-decision.ts';
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
    previewApplicationDecision: applications.preview,
    decideApplications: applications.decideMany,
    listOperatorRequests: requests.list,
    readOperatorRequest: requests.read,
    decideRequest: requests.decide,
    previewRequestDecision: requests.preview,
    decideRequests: requests.decideMany,
    listOperatorContents: contents.list,
    readOperatorContent: contents.read,
    decideContent: contents.decide,
    previewContentDecision: contents.preview,
    decideContents: contents.decideMany,
    listOperatorAppeals: appeals.list,
    readOperatorAppeal: appeals.read,
    decideAppeal: appeals.decide,
    previewAppealDecision: appeals.preview,
    decideAppeals: appeals.decideMany,
  };
}

type Held = Verdict & { readonly hold_seconds?: number | undefined };

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
    const [item] = await queue.present(store, caller.program, asReviewRows<Kind>(rows), locale);
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
        readonly body: Held & { readonly revision: number };
      },
    ) => {
      const { id } = call.params;
      const { revision, hold_seconds = 0, ...verdict } = call.body;
      const item = { id, revision };
      if (hold_seconds > 0) await holdReview(contextOf(call), queue, item, verdict, hold_seconds);
      else await decideReview(contextOf(call), queue, item, verdict);
      return readOne(call, id);
    },
    preview: (
      call: QueueCall & {
        readonly params: { readonly id: string | number };
        readonly body: Held;
      },
    ) => {
      const { hold_seconds: _, ...verdict } = call.body;
      return previewDecision(contextOf(call), services, queue, call.params.id, verdict);
    },
    decideMany: async (
      call: QueueCall & {
        readonly body: Held & {
          readonly items: readonly ReviewedItem[];
          readonly dry_run: boolean;
        };
      },
    ) => {
      const { items, dry_run, hold_seconds = 0, ...verdict } = call.body;
      const context = contextOf(call);
      const run = { items, dry_run, hold_seconds };
      return { dry_run, results: await decideOrHold(context, queue, run, verdict) };
    },
  };
}
