import { msg } from '@lingui/core/macro';
import type { Quest } from '#contract/shapes/quests.ts';
import type { QuestFilter } from './quest-filter.ts';

type Word = ReturnType<typeof msg>;

/** Words of quests and challenges, and of the points that they give. */
export const questWords = {
  views: msg({ id: 'quests.views', message: 'Views of your quests' }),
  board: msg({ id: 'quests.board', message: 'Quests' }),
  challenges: msg({ id: 'quests.challenges', message: 'Challenges' }),
  history: msg({ id: 'quests.history', message: 'Points' }),
  counted: msg({ id: 'quests.counted', message: 'What was counted' }),

  bingo: msg({ id: 'quests.bingo', message: 'Bingo: {title}' }),
  bingoPlay: msg({ id: 'quests.bingo-play', message: 'Play' }),

  noneTitle: msg({ id: 'quests.none-title', message: 'No quests at the moment' }),
  noneText: msg({
    id: 'quests.none-text',
    message: 'New ones appear here by themselves as soon as the program publishes them.',
  }),
  notYoursTitle: msg({ id: 'quests.not-yours-title', message: 'You are not taking part in this' }),
  allQuests: msg({ id: 'quests.all-quests', message: 'All quests' }),

  filters: msg({ id: 'quests.filters', message: 'Which quests to show' }),
  filterAll: msg({ id: 'quests.filter-all', message: 'All' }),
  noneOfFilter: msg({ id: 'quests.none-of-filter', message: 'There is none of these right now' }),
  locked: msg({ id: 'quests.locked', message: 'Locked' }),
  after: msg({ id: 'quests.after', message: 'Complete first:' }),

  earned: msg({ id: 'quests.earned', message: 'Earned in all' }),
  spent: msg({ id: 'quests.spent', message: 'Spent' }),

  percent: msg({ id: 'quests.percent', message: '{title}: {percent} done' }),
  plusPoints: msg({
    id: 'quests.plus-points',
    message: '{count, plural, one {+# point} other {+# points}}',
  }),
  reward: msg({ id: 'quests.reward', message: 'Reward: {reward}' }),
  startsIn: msg({ id: 'quests.starts-in', message: 'Starts in {time}' }),
  endsIn: msg({ id: 'quests.ends-in', message: '{time} left' }),
  ended: msg({ id: 'quests.ended', message: 'Ended {moment}' }),
  again: msg({ id: 'quests.again', message: 'Starts anew in {time}' }),
  onPlatforms: msg({ id: 'quests.on-platforms', message: 'Counts on {platforms}' }),
  withHashtags: msg({ id: 'quests.with-hashtags', message: 'With {hashtags}' }),
  asTypes: msg({ id: 'quests.as-types', message: 'As {types}' }),
  done: msg({ id: 'quests.done', message: 'Done' }),
  claimed: msg({ id: 'quests.claimed', message: 'Claimed' }),
  claim: msg({ id: 'quests.claim', message: 'Claim' }),
  claimMany: msg({ id: 'quests.claim-many', message: 'Claim {count} times' }),
  claimAll: msg({
    id: 'quests.claim-all',
    message: '{count, plural, one {Claim what is done (#)} other {Claim all that is done (#)}}',
  }),
  claiming: msg({ id: 'quests.claiming', message: 'Claiming …' }),
  claimedToast: msg({
    id: 'quests.claimed-toast',
    message: '{count, plural, one {# quest claimed} other {# quests claimed}}',
  }),
  claimedPoints: msg({
    id: 'quests.claimed-points',
    message: '{count, plural, one {# point is yours.} other {# points are yours.}}',
  }),
  claimedReward: msg({
    id: 'quests.claimed-reward',
    message: 'What you won stands among your rewards.',
  }),
  agreeTitle: msg({ id: 'quests.agree-title', message: 'One thing before that' }),
  agreeText: msg({
    id: 'quests.agree-text',
    message: 'What this quest brings can be claimed once you have agreed to the following.',
  }),
  agreeAndClaim: msg({ id: 'quests.agree-and-claim', message: 'I agree: claim it' }),

  check: msg({ id: 'quests.check', message: 'Check again' }),
  checking: msg({ id: 'quests.checking', message: 'Checking …' }),
  checkWait: msg({ id: 'quests.check-wait', message: 'Check again in {time}' }),
  checked: msg({ id: 'quests.checked', message: 'Checked. Your quests are up to date.' }),

  together: msg({ id: 'quests.together', message: 'All together' }),
  yourPart: msg({ id: 'quests.your-part', message: 'Your part: {value}' }),
  noPart: msg({ id: 'quests.no-part', message: 'You have no part in it yet.' }),
  goalReached: msg({ id: 'quests.goal-reached', message: 'Reached {moment}' }),
  drawWinners: msg({
    id: 'quests.draw-winners',
    message: '{count, plural, one {# winner} other {# winners}}',
  }),
  drawOn: msg({ id: 'quests.draw-on', message: 'Draw on {moment}' }),
  drawnOn: msg({ id: 'quests.drawn-on', message: 'Drawn {moment}' }),
  drawIn: msg({ id: 'quests.draw-in', message: 'You are in the draw.' }),
  drawOut: msg({ id: 'quests.draw-out', message: 'Complete it and you are in the draw.' }),
  drawWon: msg({ id: 'quests.draw-won', message: 'You won!' }),
  drawLost: msg({ id: 'quests.draw-lost', message: 'Others were drawn this time.' }),
};

/** Parts of a board. */
export const filterWords = {
  open: msg({ id: 'quests.filter-open', message: 'Open ({count})' }),
  'nearly-done': msg({ id: 'quests.filter-nearly-done', message: 'Nearly done ({count})' }),
  done: msg({ id: 'quests.filter-done', message: 'Done ({count})' }),
  locked: msg({ id: 'quests.filter-locked', message: 'Locked ({count})' }),
} satisfies Readonly<Record<QuestFilter, unknown>>;

/** How often a quest can be done. */
export const repeatWords: Readonly<Record<Quest['repeat'], Word>> = {
  once: msg({ id: 'quests.repeat-once', message: 'Once' }),
  daily: msg({ id: 'quests.repeat-daily', message: 'Every day' }),
  weekly: msg({ id: 'quests.repeat-weekly', message: 'Every week' }),
  always: msg({ id: 'quests.repeat-always', message: 'Again and again' }),
};

/** What kind of quest it is; the usual one needs no word. */
export const kindWords: Readonly<Record<Exclude<Quest['kind'], 'individual'>, Word>> = {
  shared_goal: msg({ id: 'quests.kind-shared-goal', message: 'Shared goal' }),
  draw: msg({ id: 'quests.kind-draw', message: 'Draw' }),
};

/** What content is. */
export const contentTypeWords: Readonly<Record<string, Word>> = {
  video: msg({ id: 'quests.type-video', message: 'video' }),
  stream: msg({ id: 'quests.type-stream', message: 'stream' }),
  short: msg({ id: 'quests.type-short', message: 'short video' }),
  image: msg({ id: 'quests.type-image', message: 'image' }),
  article: msg({ id: 'quests.type-article', message: 'article' }),
};
