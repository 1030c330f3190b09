import { msg } from '@lingui/core/macro';
import type * as z from 'zod';
import type { NotCountedReason, pointTransaction } from '#contract/shapes/quests.ts';

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
  after: msg({ id: 'points.after', message: 'then {balance}' }),

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
  countedYes: msg({ id: 'points.counted-yes', message: 'Counted' }),
  countedNo: msg({ id: 'points.counted-no', message: 'Did not count' }),
  countedFor: msg({ id: 'points.counted-for', message: '“{quest}”: counted' }),
  notCountedFor: msg({ id: 'points.not-counted-for', message: '“{quest}”: {reason}' }),
  notCountedWhy: msg({ id: 'points.not-counted-why', message: 'Because {reason}.' }),
  unknownQuest: msg({ id: 'points.unknown-quest', message: 'A quest that is over' }),

  appeal: msg({ id: 'points.appeal', message: 'Appeal' }),
  appealTitle: msg({ id: 'points.appeal-title', message: 'Appeal against this' }),
  appealText: msg({
    id: 'points.appeal-text',
    message: 'A person of the program reads it, decides, and tells you why.',
  }),
  appealMessage: msg({ id: 'points.appeal-message', message: 'Why should it count?' }),
  appealHelp: msg({
    id: 'points.appeal-help',
    message: 'Say what you did and where it can be seen. Links help.',
  }),
  appealSent: msg({ id: 'points.appeal-sent', message: 'Your appeal is sent.' }),
  appealWithdrawn: msg({ id: 'points.appeal-withdrawn', message: 'Your appeal is withdrawn.' }),
  yourAppeal: msg({ id: 'points.your-appeal', message: 'Your appeal' }),
};

/** What changed the points. */
export const sourceWords: Readonly<Record<SourceKind, Word>> = {
  quest: msg({ id: 'points.source-quest', message: 'Quest' }),
  draw: msg({ id: 'points.source-draw', message: 'Draw' }),
  redemption: msg({ id: 'points.source-redemption', message: 'Reward' }),
  refund: msg({ id: 'points.source-refund', message: 'Refund' }),
  adjustment: msg({ id: 'points.source-adjustment', message: 'By the program' }),
  appeal: msg({ id: 'points.source-appeal', message: 'Appeal' }),
};

/** Why something did not count. */
export const notCountedWords: Readonly<Record<NotCountedReason, Word>> = {
  creator_unknown: msg({
    id: 'points.reason-creator-unknown',
    message: 'the account it came from was not linked to you yet',
  }),
  not_a_member: msg({
    id: 'points.reason-not-a-member',
    message: 'you were not a member at that time',
  }),
  no_quest: msg({ id: 'points.reason-no-quest', message: 'no quest asks for this' }),
  quest_not_open: msg({
    id: 'points.reason-quest-not-open',
    message: 'the quest was not open at that time',
  }),
  quest_claimed: msg({
    id: 'points.reason-quest-claimed',
    message: 'you had done and claimed the quest already',
  }),
  goal_reached: msg({
    id: 'points.reason-goal-reached',
    message: 'the goal had been reached already',
  }),
  platform_not_taken: msg({
    id: 'points.reason-platform-not-taken',
    message: 'the quest does not count this platform',
  }),
  hashtag_missing: msg({
    id: 'points.reason-hashtag-missing',
    message: 'a hashtag that the quest asks for is missing',
  }),
  content_type_not_taken: msg({
    id: 'points.reason-content-type-not-taken',
    message: 'the quest does not take content of this kind',
  }),
  agreements_missing: msg({
    id: 'points.reason-agreements-missing',
    message: 'you had not agreed to what the quest needs',
  }),
  too_old: msg({
    id: 'points.reason-too-old',
    message: 'it happened too long before it was reported',
  }),
  in_the_future: msg({
    id: 'points.reason-in-the-future',
    message: 'its date lay in the future when it was reported',
  }),
};
