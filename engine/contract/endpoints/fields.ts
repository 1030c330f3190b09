import * as z from 'zod/mini';

/** The program, by uuid. Creators may name only the one that their session belongs to. */
export const uuidQuery = z.strictObject({ uuid: z.uuid() });

/** A moment: RFC 3339 in UTC. */
export const moment = z.iso.datetime();

/** A positive whole number in a path or query. */
export const idParameter = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** The id of an activation, quest, group, reward or key option, as its campaign numbers it. */
export const campaignId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
export const campaignIdParameter = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** Pages of a list that grows: `cursor` is what the page before answered as `next_cursor`. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

/** A list with the place at which it goes on; null at its end. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}

/** A line of text without control characters. */
export const line = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^[^\p{Cc}]*$/u, 'No control characters'),
    );

/** Text of several lines. */
export const paragraphs = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused, except tab and line feed.
    z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/u, 'No control characters'),
  );

/** An address on the web. */
export const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));

export const agreementNames = [
  'coc_accepted',
  'confirmed_18',
  'confirmed_in_approved_country',
] as const;
export type AgreementName = (typeof agreementNames)[number];

/** Agreements that are accepted with a call; only `true` can be sent. */
export const acceptedAgreements = z.strictObject({
  coc_accepted: z.optional(z.literal(true)),
  confirmed_18: z.optional(z.literal(true)),
  confirmed_in_approved_country: z.optional(z.literal(true)),
});

/** States that applications, requests, content and appeals share. */
export const REVIEW_STATES = [
  'submitted',
  'in_review',
  'needs_changes',
  'accepted',
  'rejected',
  'withdrawn',
] as const;
export const reviewState = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof reviewState>;

/** One change of state, with who made it and why. */
export const timelineEntry = z.strictObject({
  from_state: z.nullable(reviewState),
  to_state: reviewState,
  actor_kind: z.enum(['creator', 'guest', 'operator', 'system']),
  reason_code: z.nullable(z.string()),
  note: z.nullable(z.string()),
  at: moment,
});

/** What every reviewed thing says of its review. */
export const reviewFields = {
  state: reviewState,
  /** Grows with each change; a decision names the one it saw. */
  revision: z.int(),
  reason_code: z.nullable(z.string()),
  note: z.nullable(z.string()),
  submitted_at: moment,
  decided_at: z.nullable(moment),
};

/** Answers to a form, by the fields' names. */
export const answers = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(10_000)),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
    z.null(),
  ]),
);
export type Answers = z.infer<typeof answers>;
