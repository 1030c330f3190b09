import * as z from 'zod';

/** The program, by uuid. Creators may name only the one that their session belongs to. */
export const uuidQuery = z.strictObject({ uuid: z.uuid() });

/** A moment: RFC 3339 in UTC. */
export const moment = z.iso.datetime();

/** A positive whole number in a path or query. */
export const idParameter = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The id of an activation, quest, group, reward or key option, as its campaign numbers it. */
export const campaignId = z.int().min(1).max(2_147_483_647);
export const campaignIdParameter = z.coerce.number().int().min(1).max(2_147_483_647);

/** Pages of a list that grows: `cursor` is what the page before answered as `next_cursor`. */
export const pageQuery = {
  cursor: z.string().min(1).max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
};

/** A list with the place at which it goes on; null at its end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), next_cursor: z.string().nullable() });
}

/** A line of text without control characters. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'No control characters');

/** Text of several lines. */
export const paragraphs = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused, except tab and line feed.
    .regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/u, 'No control characters');

/** An address on the web. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

export const agreementNames = [
  'coc_accepted',
  'confirmed_18',
  'confirmed_in_approved_country',
] as const;
export type AgreementName = (typeof agreementNames)[number];

/** Agreements that are accepted with a call; only `true` can be sent. */
export const acceptedAgreements = z.strictObject({
  coc_accepted: z.literal(true).optional(),
  confirmed_18: z.literal(true).optional(),
  confirmed_in_approved_country: z.literal(true).optional(),
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
  from_state: reviewState.nullable(),
  to_state: reviewState,
  actor_kind: z.enum(['creator', 'guest', 'operator', 'system']),
  reason_code: z.string().nullable(),
  note: z.string().nullable(),
  at: moment,
});

/** What every reviewed thing says of its review. */
export const reviewFields = {
  state: reviewState,
  /** Grows with each change; a decision names the one it saw. */
  revision: z.int(),
  reason_code: z.string().nullable(),
  note: z.string().nullable(),
  submitted_at: moment,
  decided_at: moment.nullable(),
};

/** Answers to a form, by the fields' names. */
export const answers = z.record(
  z.string().max(60),
  z.union([
    z.string().max(10_000),
    z.number(),
    z.boolean(),
    z.array(z.string().max(200)).max(100),
    z.null(),
  ]),
);
export type Answers = z.infer<typeof answers>;
