import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform } from '../platform-fetch.ts';

const STEAM_API = 'https://api.steampowered.com';
/** Games that one request may name, so that its address stays short. */
const BATCH = 100;

type Access = Pick<PlatformAccess, 'address' | 'clientSecret'>;

/** A game as Steam tells of it. */
export interface SteamGame {
  readonly appid: number;
  /** Minutes. */
  readonly playtime_forever: number;
  /** Minutes; absent: none. */
  readonly playtime_2weeks?: number;
}

/** What Steam answers to the operator's key. @throws PlatformError */
export async function askSteam(
  { address, clientSecret }: Access,
  method: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(`${STEAM_API}/${method}/`);
  url.search = new URLSearchParams({ key: clientSecret, ...query }).toString();
  const { body } = await askPlatform({ address }, url.href, { signal });
  return (body as { response?: unknown } | undefined)?.response;
}

/**
 * The games of an account among those that are named; undefined where its owner shows them to nobody.
 * @param take before each request
 * @throws PlatformError
 */
export async function readOwnedGames(
  access: Access,
  { steamid, games }: { readonly steamid: string; readonly games: readonly string[] },
  take: () => Promise<void>,
  signal: AbortSignal,
): Promise<readonly SteamGame[] | undefined> {
  const found: SteamGame[] = [];
  for (let from = 0; from < games.length; from += BATCH) {
    const named = games.slice(from, from + BATCH);
    await take();
    const answer = await askSteam(
      access,
      'IPlayerService/GetOwnedGames/v1',
      {
        ...{ steamid, include_appinfo: '0', include_played_free_games: '1' },
        ...Object.fromEntries(named.map((game, index) => [`appids_filter[${index}]`, game])),
      },
      signal,
    );
    const { game_count, games: list = [] } = (answer ?? {}) as Answer;
    // Who owns none of them is answered with a count of none; who hides them, with nothing at all.
    if (game_count === undefined) return undefined;
    found.push(...list.filter(isGame));
  }
  return found;
}

interface Answer {
  readonly game_count?: number;
  readonly games?: readonly SteamGame[];
}

const isGame = ({ appid, playtime_forever, playtime_2weeks = 0 }: SteamGame): boolean =>
  [appid, playtime_forever, playtime_2weeks].every((one) => Number.isInteger(one) && one >= 0);
