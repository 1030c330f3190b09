import { msg } from '@lingui/core/macro';
import type { UncountedReason } from '#contract/vocabulary/connector-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** How much of what was read of a linked account counted. */
export const countedWords = {
  counted: msg({ id: 'points.activity-counted', message: '{counted} of {observed}' }),
};

/** Why a part of it did not count: whole sentences, since languages order theirs differently. */
export const uncountedWords: Readonly<Record<UncountedReason, Word<'amount'>>> = {
  before_consent: msg({
    id: 'points.activity-uncounted-before-consent',
    message: '{amount} not counted: that was before you allowed it to be read.',
  }),
  other_category: msg({
    id: 'points.activity-uncounted-other-category',
    message: '{amount} not counted: in a category that does not count.',
  }),
  category_unknown: msg({
    id: 'points.activity-uncounted-category-unknown',
    message: '{amount} not counted: the category is not known.',
  }),
  too_few_viewers: msg({
    id: 'points.activity-uncounted-too-few-viewers',
    message: '{amount} not counted: too few watched.',
  }),
  viewers_unknown: msg({
    id: 'points.activity-uncounted-viewers-unknown',
    message: '{amount} not counted: it is not known how many watched.',
  }),
  counted_elsewhere: msg({
    id: 'points.activity-uncounted-counted-elsewhere',
    message: '{amount} not counted: you were live on another account, and that counted.',
  }),
  too_short: msg({
    id: 'points.activity-uncounted-too-short',
    message: '{amount} not counted: it was too short.',
  }),
  hashtag_missing: msg({
    id: 'points.activity-uncounted-hashtag-missing',
    message: '{amount} not counted: a hashtag is missing.',
  }),
  other_language: msg({
    id: 'points.activity-uncounted-other-language',
    message: '{amount} not counted: in another language.',
  }),
  other_kind: msg({
    id: 'points.activity-uncounted-other-kind',
    message: '{amount} not counted: content of this kind does not count.',
  }),
  gone: msg({
    id: 'points.activity-uncounted-gone',
    message: '{amount} not counted: it was removed too soon.',
  }),
  not_a_member: msg({
    id: 'points.activity-uncounted-not-a-member',
    message: '{amount} not counted: you were not a member on that day.',
  }),
  role_missing: msg({
    id: 'points.activity-uncounted-role-missing',
    message: '{amount} not counted: none of your roles there counts.',
  }),
  not_owned: msg({
    id: 'points.activity-uncounted-not-owned',
    message: '{amount} not counted: you do not own the game yet.',
  }),
};
