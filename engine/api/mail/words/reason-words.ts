import type { DECISION_REASONS } from '#contract/shapes/decisions.ts';

/** The codes that a decision may give as its reason. */
export type DecisionReason = (typeof DECISION_REASONS)[keyof typeof DECISION_REASONS][number];

/** What a decision's reason says; `none` and `other` say nothing by themselves, their note does. */
export const reasonWords = {
  fits_program: /*i18n*/ { id: 'reason.fits-program', message: 'It fits the program well.' },
  exception: /*i18n*/ { id: 'reason.exception', message: 'We have made an exception.' },
  reach_too_small: /*i18n*/ {
    id: 'reason.reach-too-small',
    message: 'The reach is below what we ask for.',
  },
  content_does_not_fit: /*i18n*/ {
    id: 'reason.content-does-not-fit',
    message: 'The content does not fit what we are looking for.',
  },
  conduct: /*i18n*/ { id: 'reason.conduct', message: 'It goes against the code of conduct.' },
  incomplete: /*i18n*/ { id: 'reason.incomplete', message: 'Something is missing.' },
  country_not_supported: /*i18n*/ {
    id: 'reason.country-not-supported',
    message: 'The program is not open in this country.',
  },
  program_full: /*i18n*/ {
    id: 'reason.program-full',
    message: 'There is no free place at the moment.',
  },
  not_reachable: /*i18n*/ {
    id: 'reason.not-reachable',
    message: 'It cannot be reached at the address given.',
  },
  not_original: /*i18n*/ { id: 'reason.not-original', message: 'It is not an original work.' },
  disclosure_missing: /*i18n*/ {
    id: 'reason.disclosure-missing',
    message: 'The advertising is not marked as such.',
  },
  not_for_this_activation: /*i18n*/ {
    id: 'reason.not-for-this-activation',
    message: 'It does not belong to this campaign.',
  },
  upheld: /*i18n*/ { id: 'reason.upheld', message: 'The first decision was correct.' },
  answers_unclear: /*i18n*/ {
    id: 'reason.answers-unclear',
    message: 'Some answers are unclear.',
  },
  link_broken: /*i18n*/ { id: 'reason.link-broken', message: 'The link does not work.' },
  wrong_activation: /*i18n*/ {
    id: 'reason.wrong-activation',
    message: 'It was submitted for the wrong campaign.',
  },
  hashtag_missing: /*i18n*/ {
    id: 'reason.hashtag-missing',
    message: 'A required hashtag is missing.',
  },
} as const satisfies Record<
  Exclude<DecisionReason, 'none' | 'other'>,
  { readonly id: string; readonly message: string }
>;
