import { msg } from '@lingui/core/macro';
import type * as z from 'zod';
import type { NotCountedReason } from '#contract/shapes/metric-events.ts';
import type { pointTransaction } from '#contract/shapes/points.ts';

type Word = ReturnType<typeof msg>;
type SourceKind = z.infer<typeof pointTransaction>['source_kind'];

/** Words of the points' history and of what was counted. */
export const pointWords = {
  noneTitle: msg({ id: 'points.none-title', message: 'No points yet' }),
  noneText: msg({
    id: 'points.none-text',
    message: 'Claim a quest that is done, and each point shows here with its reason.',
  }),
  chart: msg({
    id: 'points.chart',
    message: 'Points to spend over time: {first} on {from}, {last} on {to}.',
  }),
  chartTitle: msg({ id: 'points.chart-title', message: 'Points over time' }),
  listTitle: msg({ id: 'points.list-title', message: 'Every change' }),
  after: msg({ id: 'points.after', message: 'Balance: {balance}' }),
  bingo: msg({ id: 'points.bingo', message: 'Bingo: {board}' }),

  eventsNoneTitle: msg({ id: 'points.events-none-title', message: 'Nothing was reported yet' }),
  eventsNoneText: msg({
    id: 'points.events-none-text',
    message:
      'Link the accounts you publish with and hand in your content: what counts, and what does not, shows here.',
  }),
  eventsAllCounted: msg({
    id: 'points.events-all-counted',
    message: 'Everything that was reported counted.',
  }),
  onlyNotCounted: msg({ id: 'points.only-not-counted', message: 'Only what did not count' }),
  reports: msg({
    id: 'points.reports',
    message: '{count, plural, one {# report that counted} other {# reports that counted}}',
  }),
  countedYes: msg({ id: 'points.counted-yes', message: 'Counted' }),
  countedNo: msg({ id: 'points.counted-no', message: 'Did not count' }),
  countedFor: msg({ id: 'points.counted-for', message: '“{quest}”: counted' }),
  notCountedFor: msg({ id: 'points.not-counted-for', message: '“{quest}”: {reason}' }),
  unknownQuest: msg({ id: 'points.unknown-quest', message: 'A quest that is over' }),
};

/** What changed the points. */
export const sourceWords: Readonly<Record<SourceKind, Word>> = {
  quest: msg({ id: 'points.source-quest', message: 'Quest' }),
  draw: msg({ id: 'points.source-draw', message: 'Draw' }),
  redemption: msg({ id: 'points.source-redemption', message: 'Reward' }),
  refund: msg({ id: 'points.source-refund', message: 'Refund' }),
  adjustment: msg({ id: 'points.source-adjustment', message: 'By the program' }),
  appeal: msg({ id: 'points.source-appeal', message: 'Appeal' }),
  bingo: msg({ id: 'points.source-bingo', message: 'Bingo' }),
};

/** Why something did not count: whole sentences, since languages order theirs differently. */
export const notCountedWords: Readonly<Record<NotCountedReason, Word>> = {
  creator_unknown: msg({
    id: 'points.why-creator-unknown',
    message: 'The account it came from was not linked to you yet.',
  }),
  not_a_member: msg({
    id: 'points.why-not-a-member',
    message: 'You were not a member at that time.',
  }),
  no_quest: msg({ id: 'points.why-no-quest', message: 'No quest asks for this.' }),
  quest_not_open: msg({
    id: 'points.why-quest-not-open',
    message: 'The quest was not open at that time.',
  }),
  quest_locked: msg({
    id: 'points.why-locked',
    message: 'Another quest has to be completed first.',
  }),
  quest_claimed: msg({
    id: 'points.why-quest-claimed',
    message: 'You have claimed this quest already.',
  }),
  goal_reached: msg({
    id: 'points.why-goal-reached',
    message: 'The goal had been reached already.',
  }),
  platform_not_taken: msg({
    id: 'points.why-platform-not-taken',
    message: 'The quest does not count this platform.',
  }),
  hashtag_missing: msg({
    id: 'points.why-hashtag-missing',
    message: 'A hashtag that the quest asks for is missing.',
  }),
  content_type_not_taken: msg({
    id: 'points.why-content-type-not-taken',
    message: 'The quest does not take content of this kind.',
  }),
  agreements_missing: msg({
    id: 'points.why-agreements-missing',
    message: 'You had not agreed to what the quest needs.',
  }),
  too_old: msg({
    id: 'points.why-too-old',
    message: 'It was reported more than 30 days after it happened.',
  }),
  in_the_future: msg({
    id: 'points.why-in-the-future',
    message: 'Its date lay in the future when it was reported.',
  }),
};

/** The same where the quest itself says more. */
export const notCountedFacts = {
  platforms: msg({
    id: 'points.why-platforms',
    message: 'The quest counts {platforms} only.',
  }),
  hashtags: msg({
    id: 'points.why-hashtags',
    message: 'The quest asks for {hashtags}, and one of them is missing.',
  }),
  before: msg({
    id: 'points.why-before',
    message: 'The quest opened only on {moment}.',
  }),
  after: msg({ id: 'points.why-after', message: 'The quest had ended on {moment}.' }),
};
