import { msg } from '@lingui/core/macro';
import type { NotCountedReason } from '#contract/shapes/metric-events.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Words of the page that tells why events counted or not. */
export const eventWords = {
  text: msg({
    id: 'campaign.why-text',
    message:
      'Find what was reported of a creator, or one event by its number or the id that its reporter gave it.',
  }),
  search: msg({ id: 'campaign.why-search', message: 'Creator, or id of an event' }),
  events: msg({ id: 'campaign.why-events', message: 'Events of this id' }),
  people: msg({ id: 'campaign.why-people', message: 'Creators of this name' }),
  nothing: msg({ id: 'campaign.why-nothing', message: 'No event and no creator is called so' }),
  nothingText: msg({
    id: 'campaign.why-nothing-text',
    message:
      'An id counts letter by letter, as the reporter sent it. What never arrived is not here.',
  }),
  of: msg({ id: 'campaign.why-of', message: 'Reported of {name}' }),
  anyone: msg({ id: 'campaign.why-anyone', message: 'Another creator or event' }),
  show: msg({ id: 'campaign.why-show', message: 'Which to show' }),
  all: msg({ id: 'campaign.why-all', message: 'All events' }),
  onlyCounted: msg({ id: 'campaign.why-counted-only', message: 'Counted for a quest' }),
  onlyRefused: msg({ id: 'campaign.why-refused-only', message: 'Counted for none' }),
  none: msg({ id: 'campaign.why-none', message: 'Nothing was reported of them yet' }),
  noneText: msg({
    id: 'campaign.why-none-text',
    message: 'Game back ends and trackers report events with an API key of the program.',
  }),
  counted: msg({ id: 'campaign.why-counted', message: 'counted' }),
  notCounted: msg({ id: 'campaign.why-not-counted', message: 'not counted' }),
  happened: msg({ id: 'campaign.why-happened', message: 'Happened' }),
  received: msg({ id: 'campaign.why-received', message: 'Received' }),
  reporter: msg({ id: 'campaign.why-reporter', message: 'Reported by' }),
  sourceId: msg({ id: 'campaign.why-source-id', message: 'Id of the reporter' }),
  platform: msg({ id: 'campaign.why-platform', message: 'Platform' }),
  hashtags: msg({ id: 'campaign.why-hashtags', message: 'Hashtags' }),
  contentType: msg({ id: 'campaign.why-content-type', message: 'Kind of content' }),
  creator: msg({ id: 'campaign.why-creator', message: 'Creator' }),
  unknownCreator: msg({ id: 'campaign.why-unknown-creator', message: '{name} (nobody here)' }),
  anyQuest: msg({ id: 'campaign.why-any-quest', message: 'Every quest' }),
  nothingSaid: msg({ id: 'campaign.why-nothing-said', message: 'nothing' }),
  asks: msg({ id: 'campaign.why-asks', message: 'The quest asks for {wanted}; it was {found}.' }),
  window: msg({
    id: 'campaign.why-window',
    message: 'The quest is open from {from} until {until}; it happened {time}.',
  }),
  always: msg({ id: 'campaign.why-always', message: 'the beginning' }),
  forever: msg({ id: 'campaign.why-forever', message: 'no end' }),
};

export const reasonWords: Readonly<Record<NotCountedReason, Word>> = {
  creator_unknown: msg({
    id: 'campaign.reason-creator-unknown',
    message: 'Nobody in the program has this account or id.',
  }),
  not_a_member: msg({
    id: 'campaign.reason-not-a-member',
    message: 'They were not a member then, or suspended.',
  }),
  no_quest: msg({ id: 'campaign.reason-no-quest', message: 'No quest asks for this metric.' }),
  quest_not_open: msg({
    id: 'campaign.reason-not-open',
    message: 'The quest was not open when it happened.',
  }),
  quest_locked: msg({
    id: 'campaign.reason-locked',
    message: 'They had not completed the quests that come first.',
  }),
  quest_claimed: msg({
    id: 'campaign.reason-claimed',
    message: 'They had claimed the quest for this period already.',
  }),
  goal_reached: msg({
    id: 'campaign.reason-goal-reached',
    message: 'All together had reached the goal before.',
  }),
  platform_not_taken: msg({
    id: 'campaign.reason-platform',
    message: 'The quest does not take this platform.',
  }),
  hashtag_missing: msg({
    id: 'campaign.reason-hashtag',
    message: 'A hashtag that the quest asks for is missing.',
  }),
  content_type_not_taken: msg({
    id: 'campaign.reason-content-type',
    message: 'The quest does not take this kind of content.',
  }),
  agreements_missing: msg({
    id: 'campaign.reason-agreements',
    message: 'They had not accepted what the quest asks for.',
  }),
  too_old: msg({
    id: 'campaign.reason-too-old',
    message: 'It was reported more than 30 days after it happened.',
  }),
  in_the_future: msg({
    id: 'campaign.reason-future',
    message: 'It was dated more than ten minutes ahead of its arrival.',
  }),
};
