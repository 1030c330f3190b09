import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  decideMatching as endpoint,
  MATCHING_ENDPOINTS,
} from '#contract/reviews/matching-endpoints.ts';
import { REVIEW_SUBJECTS, type ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { readCreatorSummaries } from '../core/reviews/creator-summaries.ts';
import type { ItemResult } from '../core/reviews/decide-many.ts';
import {
  type DecidedKind,
  type DecisionContext,
  requireVerdict,
  type Verdict,
} from '../core/reviews/decide-review.ts';
import { subjectKey } from '../core/reviews/held-rows.ts';
import type { SubjectKind } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import type { Store } from '../store/store.ts';
import { appealQueue } from './appeal-queue.ts';
import { applicationQueue } from './application-queue.ts';
import { contentQueue } from './content-queue.ts';
import { type DecisionRun, decideOrHold } from './decide-or-hold.ts';
import { countInboxMatches, type InboxQuery, type InboxRow, readInboxPage } from './inbox-page.ts';
import { readTitles } from './inbox-titles.ts';
import { requestQueue } from './request-queue.ts';

/** Things in one part: one transaction, and one step of the progress that an operator sees. */
const PART = 500;

type Filters = Pick<BodyOf<typeof endpoint>, 'kinds' | 'states' | 'search' | 'overdue'>;
type Decide = (
  context: DecisionContext,
  run: DecisionRun,
  verdict: Verdict,
) => Promise<ItemResult[]>;

const DECIDE: Readonly<Record<ReviewSubject, Decide>> = {
  application: decidesOn(applicationQueue),
  activation_request: decidesOn(requestQueue),
  content: decidesOn(contentQueue),
  appeal: decidesOn(appealQueue),
};

function decidesOn<Kind extends SubjectKind>(decided: DecidedKind<Kind>): Decide {
  return (context, run, verdict) => decideOrHold(context, decided, run, verdict);
}

/** Deciding on whatever of the inbox matches, however much that is. */
export function matchingHandlers(services: ApiServices): Handlers<typeof MATCHING_ENDPOINTS> {
  const { store, now } = services;
  return {
    countMatching: async ({ caller: { program }, query }) => {
      const at = now();
      const asked = matching(query, at);
      const count = asked ? await countInboxMatches(store, program, asked, at) : 0;
      return { count, as_of: at.toISOString() };
    },
    decideMatching: async ({ caller, body, request }) => {
      const { program, operator_id } = caller;
      const at = now();
      const { cursor, as_of, count, dry_run, hold_seconds = 0, ...rest } = body;
      const { kinds, states, search, overdue, ...verdict } = rest;
      requireVerdict(verdict);
      const asked = matching({ kinds, states, search, overdue }, new Date(as_of));
      if (cursor === undefined) await requireCount({ store, program, at }, asked, count);
      if (!asked) return { dry_run, decided: 0, refused: [], next_cursor: null };
      const context = { services, program, operator_id, request_id: request.id, at };
      return store.transaction(async () => {
        const page = await readInboxPage(store, program, { ...asked, cursor, limit: PART }, at);
        const codes = await decideRows(context, page.rows, { dry_run, hold_seconds }, verdict);
        const refused = page.rows.filter(
          ({ kind, id }) => kind !== 'redemption' && codes.has(subjectKey(kind, id)),
        );
        return {
          dry_run,
          decided: page.rows.length - refused.length,
          refused: await presentRefused(store, program, refused, codes),
          next_cursor: page.next_cursor,
        };
      });
    },
  };
}

/** What is read for filters: of what can be decided on; undefined where they name none of it. */
function matching({ kinds, ...filters }: Filters, as_of: Date): InboxQuery | undefined {
  const named = kinds?.split(',');
  const decidable = REVIEW_SUBJECTS.filter((kind) => named?.includes(kind) ?? true);
  return decidable.length === 0 ? undefined : { ...filters, kinds: decidable.join(','), as_of };
}

/** @throws ApiError MATCHES_CHANGED where another number matches than the operator saw */
async function requireCount(
  {
    store,
    program,
    at,
  }: { readonly store: Store; readonly program: ApiProgram; readonly at: Date },
  asked: InboxQuery | undefined,
  seen: number,
): Promise<void> {
  const count = asked ? await countInboxMatches(store, program, asked, at) : 0;
  if (count !== seen) throw new ApiError('MATCHES_CHANGED', { count });
}

/** Decides on entries kind by kind. @returns the codes of those that were refused, by `subjectKey` */
async function decideRows(
  context: DecisionContext,
  rows: readonly InboxRow[],
  run: Omit<DecisionRun, 'items'>,
  { reapply_at, ...verdict }: Verdict,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (const kind of REVIEW_SUBJECTS) {
    const items = rows.flatMap(({ kind: own, id, revision }) =>
      own === kind && revision !== null ? [{ id, revision }] : [],
    );
    if (items.length === 0) continue;
    // Only these two can be tried again from a day on.
    const dated = kind === 'application' || kind === 'activation_request';
    const decided = dated ? { ...verdict, reapply_at } : verdict;
    for (const { id, code } of await DECIDE[kind](context, { ...run, items }, decided))
      if (code !== null) codes.set(subjectKey(kind, id), code);
  }
  return codes;
}

async function presentRefused(
  store: Store,
  program: ApiProgram,
  rows: readonly InboxRow[],
  codes: ReadonlyMap<string, string>,
): Promise<ResponseOf<typeof endpoint>['refused']> {
  if (rows.length === 0) return [];
  const people = await readCreatorSummaries(
    store,
    program,
    rows.map(({ creator_id }) => creator_id),
  );
  const titleOf = await readTitles(store, program, rows);
  return rows.flatMap((row) => {
    const { kind, id, creator_id } = row;
    const code = kind === 'redemption' ? undefined : codes.get(subjectKey(kind, id));
    if (kind === 'redemption' || code === undefined) return [];
    const creator = creator_id === null ? undefined : people.get(creator_id);
    return [
      {
        ...{ kind, code, title: titleOf(row), creator_name: creator?.display_name ?? null },
        id: kind === 'application' ? id : Number(id),
      },
    ];
  });
}
