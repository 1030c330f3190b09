import type { EndpointInput } from '#contract/endpoints/client.ts';
import type { Endpoint, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { DecisionMail } from '#contract/shapes/decision-mail.ts';
import type { Decision, Reason } from '#contract/shapes/decisions.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { REVIEWS } from './kinds.ts';

export interface Verdict {
  readonly decision: Decision;
  readonly reason_code: Reason;
  readonly note?: string;
  /** Of a rejection: from when one may try again. */
  readonly reapply_at?: string;
}

/** Makes a call of the API. */
export type Send = <const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
) => Promise<ResponseOf<E>>;

/** Items of one kind, with what is decided on them. */
interface Part {
  readonly query: { readonly uuid: string };
  readonly verdict: Verdict;
  readonly run: { readonly dry_run: boolean; readonly hold_seconds: number };
  readonly items: readonly { readonly id: string; readonly revision: number }[];
}

export type DecisionResult = ResponseOf<
  (typeof REVIEWS)[ReviewSubject]['decideMany']
>['results'][number];

type DecidePart = (
  send: Send,
  part: Part,
) => Promise<{ readonly results: readonly DecisionResult[] }>;

/** The call that decides on a part, by the kind of its items: they differ in ids and dates. */
export const DECIDE_PART: Readonly<Record<ReviewSubject, DecidePart>> = {
  application: (send, { query, verdict, run, items }) =>
    send(REVIEWS.application.decideMany, {
      query,
      body: { ...verdict, ...run, items: [...items] },
    }),
  activation_request: (send, { query, verdict, run, items }) =>
    send(REVIEWS.activation_request.decideMany, {
      query,
      body: { ...verdict, ...run, items: numbered(items) },
    }),
  content: (send, { query, verdict, run, items }) =>
    send(REVIEWS.content.decideMany, {
      query,
      body: { ...undated(verdict), ...run, items: numbered(items) },
    }),
  appeal: (send, { query, verdict, run, items }) =>
    send(REVIEWS.appeal.decideMany, {
      query,
      body: { ...undated(verdict), ...run, items: numbered(items) },
    }),
};

/** One item, with what would be decided on it. */
interface Typed {
  readonly kind: ReviewSubject;
  readonly id: string;
  readonly query: { readonly uuid: string };
  readonly verdict: Verdict;
}

/** Asks for the mail that a decision would send, as its kind's call takes it. */
export function previewPart(
  send: Send,
  { kind, id, query, verdict }: Typed,
): Promise<DecisionMail> {
  switch (kind) {
    case 'application':
      return send(REVIEWS.application.preview, { params: { id }, query, body: verdict });
    case 'activation_request':
      return send(REVIEWS.activation_request.preview, {
        params: { id: Number(id) },
        query,
        body: verdict,
      });
    case 'content':
    case 'appeal':
      return send(REVIEWS[kind].preview, {
        params: { id: Number(id) },
        query,
        body: undated(verdict),
      });
  }
}

const numbered = (items: Part['items']) =>
  items.map(({ id, revision }) => ({ id: Number(id), revision }));

/** Of kinds that cannot be tried again from a day on. */
const undated = ({ reapply_at: _, ...verdict }: Verdict) => verdict;
