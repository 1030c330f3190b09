import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, pageOf, pageQuery, uuidQuery, wordList } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { waitingDecision } from '../shapes/held-decision.ts';
import { creatorSummary, guest } from '../shapes/reviews.ts';
import { INBOX_KINDS, INBOX_STATES } from '../vocabulary/inbox-words.ts';

const operator = { tag: 'operator', caller: 'operator', method: 'GET', action: 'read' } as const;

const inboxItem = z.strictObject({
  kind: z.enum(INBOX_KINDS),
  /** A uuid or a number, by the kind. */
  id: z.union([z.string(), z.number()]),
  /** The one to decide on; null of redemptions. */
  revision: z.nullable(z.int()),
  state: z.enum(INBOX_STATES),
  /** What it is about, in the program's first language: an activation, a piece, a metric, a reward. */
  title: z.string(),
  /** Null of guests. */
  creator: z.nullable(creatorSummary),
  /** Who made it, where it was nobody with an account. */
  guest: z.nullable(guest),
  submitted_at: moment,
  /** Until when the program promised an answer; null where it promises none, or gave one. */
  due_at: z.nullable(moment),
  waiting_decision: z.nullable(waitingDecision),
});
export type InboxItem = z.infer<typeof inboxItem>;

/** What the inbox is narrowed to. */
export const inboxFilters = {
  /** Kinds, with commas between; absent: all. */
  kinds: z.optional(wordList(INBOX_KINDS)),
  /** States, with commas between; absent: those in which something waits for operators. */
  states: z.optional(wordList(INBOX_STATES)),
  /**
   * Each of its words begins one of the person's names or address, or one of the answers, the title
   * and address of a piece, or the message; of a reward, it stands in the title.
   */
  search: z.optional(line(100)),
};

export const listInbox = defineEndpoint({
  ...operator,
  id: 'listInbox',
  path: '/operator/inbox',
  summary: 'Whatever waits for operators, in one queue, oldest first.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    ...inboxFilters,
    /** True: what waits for longer than the program promised; false: what does not. */
    overdue: z.optional(z.stringbool()),
  }),
  status: 200,
  response: pageOf(inboxItem),
  errors: [],
  rate: 'read',
});

export const countInbox = defineEndpoint({
  ...operator,
  id: 'countInbox',
  path: '/operator/inbox/counts',
  summary: 'How much of each kind waits for operators, since when, and how much for too long.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    counts: z.array(
      z.strictObject({
        kind: z.enum(INBOX_KINDS),
        waiting: z.int(),
        /** How many of them wait for longer than the program promised. */
        overdue: z.int(),
        /** When the one that waits longest was handed in; null where nothing waits. */
        oldest_at: z.nullable(moment),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const INBOX_ENDPOINTS = [listInbox, countInbox] as const;
