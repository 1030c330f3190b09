import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '../endpoints/endpoint.ts';
import { moment } from '../endpoints/fields.ts';

export const operatorRole = z.enum(OPERATOR_ROLES);

/** What operators should look at where a person's countries are concerned. */
export const COUNTRY_DOUBTS = [
  'profile_not_approved',
  'answer_not_approved',
  'answer_differs',
] as const;
export type CountryDoubt = (typeof COUNTRY_DOUBTS)[number];

/** A creator, as operators see one in a list. */
export const creatorSummary = z.strictObject({
  id: z.uuid(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Whether the program approves that country; null where it asks for none, or knows none. */
  country_approved: z.nullable(z.boolean()),
  links: z.array(
    z.strictObject({
      provider: z.string(),
      name: z.string(),
      statistics: z.nullable(z.record(z.string(), z.number())),
    }),
  ),
});

export const DECISIONS = ['start_review', 'accept', 'reject', 'request_changes'] as const;
export const decision = z.enum(DECISIONS);
export type Decision = z.infer<typeof decision>;

/** Which reasons go with which decision; codes are permanent, the portal translates them. */
export const DECISION_REASONS = {
  start_review: ['none'],
  accept: ['fits_program', 'exception', 'none'],
  reject: [
    'reach_too_small',
    'content_does_not_fit',
    'conduct',
    'incomplete',
    'country_not_supported',
    'program_full',
    'not_reachable',
    'not_original',
    'disclosure_missing',
    'not_for_this_activation',
    'upheld',
    'other',
  ],
  request_changes: [
    'answers_unclear',
    'link_broken',
    'disclosure_missing',
    'wrong_activation',
    'hashtag_missing',
    'other',
  ],
} as const satisfies Readonly<Record<Decision, readonly string[]>>;

export const auditEntry = z.strictObject({
  id: z.int(),
  actor_kind: z.enum(['creator', 'operator', 'service', 'command_line', 'system']),
  actor_id: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  details: z.record(z.string(), z.unknown()),
  request_id: z.nullable(z.string()),
  at: moment,
});
