import * as z from 'zod/mini';

export const DECISIONS = ['start_review', 'accept', 'reject', 'request_changes'] as const;
export const decision = z.enum(DECISIONS);
export type Decision = z.infer<typeof decision>;

/** All reasons there are; codes are permanent, the portal translates them. */
export const REASONS = [
  ...['none', 'fits_program', 'exception'],
  ...['reach_too_small', 'content_does_not_fit', 'conduct', 'incomplete', 'country_not_supported'],
  ...['program_full', 'not_reachable', 'not_original', 'disclosure_missing'],
  ...['not_for_this_activation', 'upheld', 'answers_unclear', 'link_broken', 'wrong_activation'],
  ...['hashtag_missing', 'other'],
] as const;
export const reason = z.enum(REASONS);
export type Reason = z.infer<typeof reason>;

/** Which reasons go with which decision. */
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
} as const satisfies Readonly<Record<Decision, readonly Reason[]>>;
