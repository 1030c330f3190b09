import { msg } from '@lingui/core/macro';
import type { CampaignKind, CampaignOrder } from '#contract/vocabulary/plan-words.ts';
import type { WindowState } from '#contract/vocabulary/state-words.ts';
import type { Word } from '../../base/i18n/word.ts';

type Words<Names extends string> = Readonly<Record<Names, Word>>;

/** Words of the campaign's page. */
export const campaignWords = {
  title: msg({ id: 'campaign.title', message: 'Campaign' }),
  views: msg({ id: 'campaign.views', message: 'Parts of the campaign' }),
  live: msg({ id: 'campaign.live', message: 'What is live' }),
  plan: msg({ id: 'campaign.plan', message: 'Plan' }),
  why: msg({ id: 'campaign.why', message: 'Why not counted?' }),
  kinds: msg({ id: 'campaign.kinds', message: 'Kinds' }),
  same: msg({
    id: 'campaign.same',
    message: 'The manifest says what is live. It was applied {time}.',
  }),
  pending: msg({
    id: 'campaign.pending',
    message:
      'The manifest says something else than what is live. The plan shows what would change.',
  }),
  never: msg({
    id: 'campaign.never',
    message: 'No campaign was applied yet: creators see none. The plan shows what would change.',
  }),
  absent: msg({
    id: 'campaign.absent',
    message: 'This program’s folder has no campaign.yaml, so there is nothing to compare with.',
  }),
  errors: msg({
    id: 'campaign.errors',
    message:
      '{count, plural, one {The manifest has # error. Nothing is applied before it is mended.} other {The manifest has # errors. Nothing is applied before they are mended.}}',
  }),
  seePlan: msg({ id: 'campaign.see-plan', message: 'See the plan' }),
  search: msg({ id: 'campaign.search', message: 'Search titles and ids' }),
  season: msg({ id: 'campaign.season', message: 'Season' }),
  anySeason: msg({ id: 'campaign.any-season', message: 'Any season' }),
  state: msg({ id: 'campaign.state', message: 'State' }),
  anyState: msg({ id: 'campaign.any-state', message: 'Any state' }),
  changing: msg({ id: 'campaign.changing', message: 'The plan changes it' }),
  waiting: msg({ id: 'campaign.waiting', message: 'Not applied yet' }),
  retired: msg({ id: 'campaign.retired', message: 'Retired' }),
  order: msg({ id: 'campaign.order', message: 'Order' }),
  name: msg({ id: 'campaign.name', message: 'Title' }),
  participants: msg({ id: 'campaign.participants', message: 'Take part' }),
  completed: msg({ id: 'campaign.completed', message: 'Completed' }),
  points: msg({ id: 'campaign.points', message: 'Points given' }),
  pointsPaid: msg({ id: 'campaign.points-paid', message: 'Points paid' }),
  stock: msg({ id: 'campaign.stock', message: 'Left' }),
  ends: msg({ id: 'campaign.ends', message: 'Open until' }),
  beside: msg({ id: 'campaign.beside', message: 'In the manifest' }),
  leftOf: msg({ id: 'campaign.left-of', message: '{left, number} of {stock, number}' }),
  share: msg({ id: 'campaign.share', message: '{count, number} ({percent})' }),
  unlimited: msg({ id: 'campaign.unlimited', message: 'no limit' }),
  noEnd: msg({ id: 'campaign.no-end', message: 'no end' }),
  nothing: msg({ id: 'campaign.nothing', message: 'The campaign has none of these' }),
  nothingText: msg({
    id: 'campaign.nothing-text',
    message: 'What campaign.yaml lists stands here, with how creators take it.',
  }),
  nothingFound: msg({ id: 'campaign.nothing-found', message: 'Nothing is like that' }),
  clearFilters: msg({ id: 'campaign.clear-filters', message: 'Show all' }),
};

export const kindWords: Words<CampaignKind> = {
  season: msg({ id: 'campaign.kind-season', message: 'Seasons' }),
  quest: msg({ id: 'campaign.kind-quest', message: 'Quests' }),
  reward: msg({ id: 'campaign.kind-reward', message: 'Rewards' }),
  activation: msg({ id: 'campaign.kind-activation', message: 'Activations' }),
  bingo_board: msg({ id: 'campaign.kind-bingo-board', message: 'Bingo boards' }),
};

export const orderWords: Words<CampaignOrder> = {
  campaign: msg({ id: 'campaign.order-campaign', message: 'As in the campaign' }),
  title: msg({ id: 'campaign.order-title', message: 'By title' }),
  closing: msg({ id: 'campaign.order-closing', message: 'Ends first' }),
};

export const windowWords: Words<WindowState> = {
  upcoming: msg({ id: 'campaign.window-upcoming', message: 'Opens later' }),
  open: msg({ id: 'campaign.window-open', message: 'Open' }),
  closed: msg({ id: 'campaign.window-closed', message: 'Over' }),
};

/** Words of one quest's page. */
export const questPageWords = {
  back: msg({ id: 'campaign.back', message: 'All quests' }),
  funnel: msg({ id: 'campaign.funnel', message: 'How far creators come' }),
  funnelText: msg({
    id: 'campaign.funnel-text',
    message: 'Each creator once, however often the quest repeats.',
  }),
  nobody: msg({ id: 'campaign.nobody', message: 'Nobody has begun it yet.' }),
  step: msg({ id: 'campaign.step', message: 'Step' }),
  creators: msg({ id: 'campaign.creators', message: 'Creators' }),
  ofAll: msg({ id: 'campaign.of-all', message: 'Of those who began' }),
  began: msg({ id: 'campaign.step-began', message: 'Began' }),
  reached: msg({ id: 'campaign.step-reached', message: '{value, number} of {target, number}' }),
  completed: msg({ id: 'campaign.step-completed', message: 'Completed' }),
  won: msg({ id: 'campaign.step-won', message: 'Drawn as winner' }),
  claimed: msg({ id: 'campaign.step-claimed', message: 'Claimed' }),
  rules: msg({ id: 'campaign.rules', message: 'What it takes' }),
  metric: msg({ id: 'campaign.metric', message: 'Metric' }),
  target: msg({ id: 'campaign.target', message: 'Target' }),
  repeat: msg({ id: 'campaign.repeat', message: 'Repeats' }),
  once: msg({ id: 'campaign.repeat-once', message: 'once' }),
  daily: msg({ id: 'campaign.repeat-daily', message: 'every day' }),
  weekly: msg({ id: 'campaign.repeat-weekly', message: 'every week' }),
  always: msg({ id: 'campaign.repeat-always', message: 'again and again' }),
  gives: msg({ id: 'campaign.gives', message: 'Gives' }),
  pointsOf: msg({
    id: 'campaign.points-of',
    message: '{count, plural, one {# point} other {# points}}',
  }),
  opens: msg({ id: 'campaign.opens', message: 'Opens' }),
  closes: msg({ id: 'campaign.closes', message: 'Closes' }),
  platforms: msg({ id: 'campaign.platforms', message: 'Platforms' }),
  hashtags: msg({ id: 'campaign.hashtags', message: 'Hashtags' }),
  contentTypes: msg({ id: 'campaign.content-types', message: 'Kinds of content' }),
  agreements: msg({ id: 'campaign.agreements', message: 'Agreements' }),
  shared: msg({ id: 'campaign.shared', message: 'All together' }),
  reachedAt: msg({ id: 'campaign.reached-at', message: 'reached {time}' }),
  draw: msg({ id: 'campaign.draw', message: 'Draw' }),
  drawAt: msg({
    id: 'campaign.draw-at',
    message:
      '{count, plural, one {# winner is drawn {time} among those who completed the quest.} other {# winners are drawn {time} among those who completed the quest.}}',
  }),
  drawHeld: msg({
    id: 'campaign.draw-held',
    message:
      'Drawn {time}: {winners, number} of {entries, number} who took part. Who comes first is decided by the SHA-256 of seed, colon and creator id; the lowest win, so anybody can draw again.',
  }),
  seed: msg({ id: 'campaign.seed', message: 'Seed' }),
  whoDraws: msg({ id: 'campaign.who-draws', message: 'Whom to show' }),
  everybody: msg({ id: 'campaign.everybody', message: 'All who take part' }),
  winners: msg({ id: 'campaign.winners', message: 'Winners' }),
  creator: msg({ id: 'campaign.creator', message: 'Creator' }),
  completedAt: msg({ id: 'campaign.completed-at', message: 'Completed' }),
  result: msg({ id: 'campaign.result', message: 'Result' }),
  lot: msg({ id: 'campaign.lot', message: 'Lot' }),
  wonTag: msg({ id: 'campaign.won', message: 'won' }),
  notWon: msg({ id: 'campaign.not-won', message: 'not drawn' }),
  notDrawn: msg({ id: 'campaign.not-drawn', message: 'not drawn yet' }),
  noEntries: msg({ id: 'campaign.no-entries', message: 'Nobody takes part yet.' }),
  nameless: msg({ id: 'campaign.nameless', message: 'Without a name' }),
};
