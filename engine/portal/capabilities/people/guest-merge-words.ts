import { msg } from '@lingui/core/macro';
import type { GuestMergeWay } from '#contract/vocabulary/guest-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Words of a guest's way into a person's account. */
export const guestMergeWords = {
  merge: msg({ id: 'people.merge-merge', message: 'Merge a guest' }),
  mergeText: msg({
    id: 'people.merge-merge-text',
    message:
      'Somebody took part by a guest link, without signing in, and you know that it was this person.',
  }),
  search: msg({ id: 'people.merge-search', message: 'Search guests by name, e-mail, link' }),
  activation: msg({ id: 'people.merge-activation', message: 'Activation' }),
  anyActivation: msg({ id: 'people.merge-any-activation', message: 'Any activation' }),
  guests: msg({ id: 'people.merge-guests', message: 'Guests without an account' }),
  none: msg({ id: 'people.merge-none', message: 'No guest without an account is like that.' }),
  guest: msg({ id: 'people.merge-guest', message: 'Guest' }),
  nameless: msg({ id: 'people.merge-nameless', message: 'Without a name' }),
  link: msg({ id: 'people.merge-link', message: 'Guest link' }),
  progress: msg({ id: 'people.merge-progress', message: 'Progress' }),
  accepted: msg({ id: 'people.merge-accepted', message: 'Accepted' }),
  choose: msg({ id: 'people.merge-choose', message: 'See what would happen' }),
  back: msg({ id: 'people.merge-back', message: 'Another guest' }),
  key: msg({ id: 'people.merge-key', message: 'Key' }),
  hasKey: msg({ id: 'people.merge-has-key', message: 'claimed, and goes along' }),
  content: msg({ id: 'people.merge-content', message: 'Content' }),
  pieces: msg({
    id: 'people.merge-pieces',
    message:
      '{count, plural, one {# piece goes along} other {# pieces go along}}, {accepted, plural, one {# is accepted and counts for quests} other {# are accepted and count for quests}}',
  }),
  own: msg({ id: 'people.merge-own', message: 'The person has' }),
  ownNothing: msg({ id: 'people.merge-own-nothing', message: 'nothing in this activation' }),
  ownKey: msg({ id: 'people.merge-own-key', message: '{state}, with a key' }),
  result: msg({ id: 'people.merge-result', message: 'Afterwards' }),
  agreements: msg({ id: 'people.merge-agreements', message: 'Accepted by the person, too' }),
  forGood: msg({
    id: 'people.merge-for-good',
    message: 'This cannot be undone. The guest’s link opens nothing afterwards.',
  }),
  mergeInto: msg({ id: 'people.merge-merge-into', message: 'Merge into the account of {name}' }),
  merged: msg({ id: 'people.merge-merged', message: 'The guest is merged' }),
  mergedBefore: msg({
    id: 'people.merge-merged-before',
    message: 'This guest went into an account already.',
  }),
  mergedInto: msg({ id: 'people.merge-merged-into', message: 'See whose' }),
  nothingKept: msg({
    id: 'people.merge-nothing-kept',
    message:
      'There is nothing to merge: the guest only accepted, and the link is over or it was taken back from them.',
  }),
  pick: msg({
    id: 'people.merge-pick',
    message: 'Open the person into whose account the guest goes.',
  }),
};

/** What becomes of what the guest has. */
export const guestWayWords: Readonly<Record<GuestMergeWay, Word>> = {
  moved: msg({ id: 'people.merge-moved', message: 'What the guest has becomes the person’s.' }),
  joined: msg({
    id: 'people.merge-joined',
    message: 'What both have becomes one; what came further holds.',
  }),
  beside: msg({
    id: 'people.merge-beside',
    message:
      'What the guest has stays beside what the person has: neither takes the other’s place.',
  }),
};
