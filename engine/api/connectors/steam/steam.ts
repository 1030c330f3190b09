import type { Connector } from '../connector.ts';
import { readDailyQuota, takeOne } from '../daily-quota.ts';
import { checkSteam } from './check-steam.ts';
import { CALLS_OF_DAY, FOR_APPLICANTS } from './quota.ts';
import { readGames } from './read-games.ts';
import { readOwnedGames } from './steam-api.ts';

/** Steam: the operator's key is asked which of a metric's games an account owns, and how long it played them. */
export const steam: Connector = {
  platform: 'steam',
  observes: ['games'],
  learns: ['poll'],
  measures: ['minutes_played', 'games_owned'],
  keeps: {
    games: {
      days: 30,
      why: 'Steam’s terms for the Web API have people told what is stored of them, and nothing read that they did not ask for: games that no metric and no rule of eligibility names are not asked after, and what was seen is kept for as long as it can still count.',
    },
  },
  read: readGames,
  gamesOf: async (context, { account: steamid, games }, signal) => {
    const take = () => takeOne(CALLS_OF_DAY, context, FOR_APPLICANTS);
    const owned = await readOwnedGames(context.access, { steamid, games }, take, signal);
    return owned && new Map(owned.map((one) => [String(one.appid), one.playtime_forever]));
  },
  quota: (context) => readDailyQuota(CALLS_OF_DAY, context),
  check: checkSteam,
};
