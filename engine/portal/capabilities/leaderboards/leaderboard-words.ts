import { msg } from '@lingui/core/macro';

/** Words of the leaderboards. */
export const leaderboardWords = {
  noSeasonTitle: msg({ id: 'leaderboards.no-season-title', message: 'No season is running' }),
  noSeasonText: msg({
    id: 'leaderboards.no-season-text',
    message: 'The board opens with the next season.',
  }),
  emptyTitle: msg({ id: 'leaderboards.empty-title', message: 'Nobody is on the board yet' }),
  emptyText: msg({
    id: 'leaderboards.empty-text',
    message: 'The first points that somebody claims open it. They could be yours.',
  }),
  toQuests: msg({ id: 'leaderboards.to-quests', message: 'See what gives points' }),
  views: msg({ id: 'leaderboards.views', message: 'Part of the board' }),
  top: msg({ id: 'leaderboards.top', message: 'From the top' }),
  around: msg({ id: 'leaderboards.around', message: 'Around me' }),
  rank: msg({ id: 'leaderboards.rank', message: 'Your rank' }),
  rankOf: msg({
    id: 'leaderboards.rank-of',
    message: '{total, plural, one {of # creator} other {of # creators}}',
  }),
  you: msg({ id: 'leaderboards.you', message: 'You' }),
  toNext: msg({
    id: 'leaderboards.to-next',
    message:
      '{count, plural, one {# point more than you: rank {rank}} other {# points more than you: rank {rank}}}',
  }),
  leading: msg({ id: 'leaderboards.leading', message: 'Nobody is ahead of you.' }),
  notOn: msg({
    id: 'leaderboards.not-on',
    message: 'You are not on this board yet: claim your first points.',
  }),
  list: msg({ id: 'leaderboards.list', message: 'Board of the season {season}' }),
  position: msg({ id: 'leaderboards.position', message: 'Rank {rank}' }),
  historyTitle: msg({ id: 'leaderboards.history-title', message: 'Your rank over time' }),
  historyBegins: msg({
    id: 'leaderboards.history-begins',
    message: 'You are new on this board. From tomorrow you see here how your rank moves.',
  }),
  historyBest: msg({ id: 'leaderboards.history-best', message: 'Best: rank {rank} on {date}' }),
  historyLabel: msg({
    id: 'leaderboards.history-label',
    message: 'Your rank day by day: {first} on {from}, {last} on {to}.',
  }),
  historyGained: msg({
    id: 'leaderboards.history-gained',
    message: '{count, plural, one {# place up} other {# places up}} since a week before.',
  }),
  historyLost: msg({
    id: 'leaderboards.history-lost',
    message: '{count, plural, one {# place down} other {# places down}} since a week before.',
  }),
  historySame: msg({
    id: 'leaderboards.history-same',
    message: 'The same rank as a week before.',
  }),
  historyDays: msg({ id: 'leaderboards.history-days', message: 'Every day' }),
};
