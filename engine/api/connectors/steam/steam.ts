import type { Connector } from '../connector.ts';
import { readDailyQuota } from '../daily-quota.ts';
import { checkSteam } from './check-steam.ts';
import { CALLS_OF_DAY } from './quota.ts';
import { readGames } from './read-games.ts';

/** Steam: the operator's key is asked which of a metric's games an account owns, and how long it played them. */
export const steam: Connector = {
  platform: 'steam',
  observes: ['games'],
  learns: ['poll'],
  measures: ['minutes_played', 'games_owned'],
  keeps: {
    games: {
      days: 30,
      why: 'Steam’s terms for the Web API have people told what is stored of them, and nothing read that they did not ask for: games that no metric names are not asked after, and what was seen is kept for as long as it can still count.',
    },
  },
  read: readGames,
  quota: (context) => readDailyQuota(CALLS_OF_DAY, context),
  check: checkSteam,
};
