import * as z from 'zod/mini';
import { reason } from '../shapes/decisions.ts';
import { REVIEW_ACTORS, REVIEW_STATES } from '../vocabulary/review-words.ts';
import { text } from './text-fields.ts';

/** The program, by uuid. Creators may name only the one that their session belongs to. */
export const uuidQuery = z.strictObject({ uuid: z.uuid() });

/** A moment: RFC 3339 in UTC, from 1970 to 9999, the years that every part of the system can keep. */
export const moment = z.iso
  .datetime()
  .check(z.maxLength(40), z.regex(/^(?:19[7-9]|[2-9]\d\d)\d-/, 'Not a year from 1970 to 9999'));

/** A positive whole number in a path or query. */
export const idParameter = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** The id of an activation, quest, group, reward or key option, as its campaign numbers it. */
export const campaignId = z.int32().check(z.minimum(1));
export const campaignIdParameter = z.coerce.number().check(z.int32(), z.minimum(1));
/** How often something was changed; who changes it names the revision that they saw. */
export const revision = z.int32().check(z.minimum(1));

/** Pages of a list that grows: `cursor` is what the page before answered as `next_cursor`. */
export const pageQuery = {
  cursor: z.optional(text(200, 1)),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

/** A list with the place at which it goes on; null at its end. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}

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

export const reviewState = z.enum(REVIEW_STATES);

/** One change of state, with who made it and why. */
export const timelineEntry = z.strictObject({
  from_state: z.nullable(reviewState),
  to_state: reviewState,
  actor_kind: z.enum(REVIEW_ACTORS),
  reason_code: z.nullable(reason),
  note: z.nullable(z.string()),
  at: moment,
});

/** What every reviewed thing says of its review. */
export const reviewFields = {
  state: reviewState,
  /** Grows with each change; a decision names the one it saw. */
  revision: z.int(),
  reason_code: z.nullable(reason),
  note: z.nullable(z.string()),
  submitted_at: moment,
  decided_at: z.nullable(moment),
};

/** Answers to a form, by the fields' names. */
export const answers = z.record(
  text(60),
  z.union([
    text(10_000),
    z.number(),
    z.boolean(),
    z.array(text(200)).check(z.maxLength(100)),
    z.null(),
  ]),
);
export type Answers = z.infer<typeof answers>;
