import * as z from 'zod/mini';
import { campaignId } from '../endpoints/fields.ts';
import { reviewState } from '../shapes/review-fields.ts';
import type { BingoEvent } from './bingo-events.ts';

/** Text by locale, as campaigns write it; the default locale is always there. */
const localizedText = z.record(z.string(), z.string());

/**
 * News of the program's own, from its manifest or its service: on `announcements` for all members, on
 * creators' own channels where it is for some of them.
 */
const announcement = z.strictObject({
  kind: z.literal('announcement'),
  id: z.string().check(z.maxLength(120)),
  title: localizedText,
});

/** What the server tells one creator, on `/creators/<creator id>`. */
export const creatorEvent = z.union([
  z.strictObject({ kind: z.literal('quest_progress'), quest_ids: z.array(campaignId) }),
  z.strictObject({
    kind: z.literal('quest_completed'),
    quest_id: campaignId,
    title: localizedText,
    points: z.int(),
  }),
  /** Points were earned, spent or given back; the balance is what it is now. */
  z.strictObject({
    kind: z.literal('points_changed'),
    activation_id: campaignId,
    amount: z.int(),
    balance: z.int(),
  }),
  z.strictObject({
    kind: z.literal('decision'),
    subject: z.enum(['application', 'request', 'content', 'appeal', 'redemption']),
    /** Null of the application. */
    id: z.nullable(z.int()),
    state: z.union([reviewState, z.enum(['fulfilled', 'refunded'])]),
  }),
  /** Something that was redeemed is further on its way, or something is in its way. */
  z.strictObject({ kind: z.literal('redemption_changed'), redemption_id: z.int() }),
  /** An offer came, changed or ended: also by the creator's own hand in another tab. */
  z.strictObject({
    kind: z.literal('enrolment_changed'),
    influencer_activation_id: z.int(),
    state: z.string(),
    title: localizedText,
  }),
  announcement,
  /** The list of what the person was told of has grown, or some of it was read in another tab. */
  z.strictObject({ kind: z.literal('notifications_changed') }),
]);
export type CreatorEvent = z.infer<typeof creatorEvent>;

/** What the server tells all members of a program, on `/programs/<program uuid>/…`. */
export const programEvent = z.union([
  /** On `leaderboards`: somebody's score changed; at most one in two seconds for a board. */
  z.strictObject({ kind: z.literal('leaderboard_changed'), activation_id: campaignId }),
  announcement,
]);
export type ProgramEvent = z.infer<typeof programEvent>;

/**
 * What the server tells the people of a guest link, on `/guest-links/<link id>`: that something
 * changed of one of them. Many may share a link, so what it is now each one reads of their own.
 */
export const guestLinkEvent = z.union([
  z.strictObject({ kind: z.literal('enrolment_changed') }),
  z.strictObject({ kind: z.literal('decision'), subject: z.literal('content') }),
]);
export type GuestLinkEvent = z.infer<typeof guestLinkEvent>;

export type LiveEvent = CreatorEvent | ProgramEvent | GuestLinkEvent | BingoEvent;
