import * as z from 'zod/mini';
import { campaignId, reviewState } from '../endpoints/fields.ts';
import { bingoClaim, bingoItemId, bingoMark, bingoSeed } from '../shapes/bingo.ts';

/** Text by locale, as campaigns write it; the default locale is always there. */
const localizedText = z.record(z.string(), z.string());

/** What the server tells one creator, on `/creators/<creator id>`. */
export const creatorEvent = z.discriminatedUnion('kind', [
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
    state: z.union([reviewState, z.enum(['fulfilled', 'cancelled'])]),
  }),
  /** An offer came, changed or ended: also by the creator's own hand in another tab. */
  z.strictObject({
    kind: z.literal('enrolment_changed'),
    influencer_activation_id: z.int(),
    state: z.string(),
    title: localizedText,
  }),
]);
export type CreatorEvent = z.infer<typeof creatorEvent>;

/** What the server tells all members of a program, on `/programs/<program uuid>/…`. */
export const programEvent = z.discriminatedUnion('kind', [
  /** On `leaderboards`: somebody's score changed; at most one in two seconds for a board. */
  z.strictObject({ kind: z.literal('leaderboard_changed'), activation_id: campaignId }),
  /** On `announcements`: news of the program's own, from its manifest or its service. */
  z.strictObject({
    kind: z.literal('announcement'),
    id: z.string().check(z.maxLength(120)),
    title: localizedText,
  }),
]);
export type ProgramEvent = z.infer<typeof programEvent>;

/** What the server tells the people of a guest link, on `/guest-links/<link id>`. */
export const guestLinkEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enrolment_changed'), state: z.string() }),
  z.strictObject({
    kind: z.literal('decision'),
    subject: z.literal('content'),
    state: reviewState,
  }),
  z.strictObject({ kind: z.literal('quest_progress'), quest_ids: z.array(campaignId) }),
]);
export type GuestLinkEvent = z.infer<typeof guestLinkEvent>;

/** What happens on a board, on `/bingo/<program uuid>/<board id>`. A seed of null: on every card. */
export const bingoEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('marked'), seed: z.nullable(bingoSeed), mark: bingoMark }),
  z.strictObject({
    kind: z.literal('unmarked'),
    seed: z.nullable(bingoSeed),
    item_id: bingoItemId,
  }),
  z.strictObject({ kind: z.literal('claimed'), seed: bingoSeed, claim: bingoClaim }),
]);
export type BingoEvent = z.infer<typeof bingoEvent>;

export type LiveEvent = CreatorEvent | ProgramEvent | GuestLinkEvent | BingoEvent;
