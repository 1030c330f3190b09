import { msg } from '@lingui/core/macro';

/** Why something was decided, by its permanent code (engine/contract/shapes/reviews.ts). */
export const reasonWords = {
  none: msg({ id: 'reason.none', message: 'No particular reason' }),
  fits_program: msg({ id: 'reason.fits-program', message: 'It fits the program' }),
  exception: msg({ id: 'reason.exception', message: 'An exception was made' }),
  reach_too_small: msg({
    id: 'reason.reach-too-small',
    message: 'The reach is smaller than the program asks for',
  }),
  content_does_not_fit: msg({
    id: 'reason.content-does-not-fit',
    message: 'The content does not fit the program',
  }),
  conduct: msg({ id: 'reason.conduct', message: 'It is against the Code of Conduct' }),
  incomplete: msg({ id: 'reason.incomplete', message: 'Something is missing' }),
  country_not_supported: msg({
    id: 'reason.country-not-supported',
    message: 'The program does not work in this country yet',
  }),
  program_full: msg({ id: 'reason.program-full', message: 'All places are taken at the moment' }),
  not_reachable: msg({
    id: 'reason.not-reachable',
    message: 'The link or the channel could not be opened',
  }),
  not_original: msg({ id: 'reason.not-original', message: 'The content is not your own' }),
  disclosure_missing: msg({
    id: 'reason.disclosure-missing',
    message: 'It does not say that it is sponsored or gifted',
  }),
  not_for_this_activation: msg({
    id: 'reason.not-for-this-activation',
    message: 'It belongs to something else',
  }),
  upheld: msg({ id: 'reason.upheld', message: 'The first decision stands' }),
  other: msg({ id: 'reason.other', message: 'Another reason' }),
  answers_unclear: msg({ id: 'reason.answers-unclear', message: 'Some answers are not clear' }),
  link_broken: msg({ id: 'reason.link-broken', message: 'A link does not work' }),
  wrong_activation: msg({
    id: 'reason.wrong-activation',
    message: 'It was handed in for the wrong activation',
  }),
  hashtag_missing: msg({ id: 'reason.hashtag-missing', message: 'A hashtag is missing' }),
};
