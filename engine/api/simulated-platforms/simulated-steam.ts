import type { SimulatedAnswer, SimulatedRequest } from './simulated-answers.ts';

export interface SimulatedSteamOptions {
  /** The Web API key that is taken. */
  readonly key: string;
}

/** A game that somebody owns. */
interface SimulatedGame {
  /** Minutes of all time, and of the last two weeks. */
  readonly minutes: number;
  readonly recent: number;
}

const HOST = 'api.steampowered.com';
const FILTER = /^appids_filter\[\d+\]$/;

/**
 * Steam as connectors see it: accounts, whose games are asked for one account at a time. What happens on
 * it, and what goes wrong, is the caller's to say.
 */
export class SimulatedSteam {
  readonly #options: SimulatedSteamOptions;
  readonly #games = new Map<string, Map<string, SimulatedGame>>();
  /** Accounts whose owners show their games to nobody. */
  readonly private = new Set<string>();
  /** Accounts whose owners show their games, and not how long they play. */
  readonly timeless = new Set<string>();
  /** Accounts that Steam does not know. */
  readonly unknown = new Set<string>();
  /** Requests that were answered, whatever with, and those that were not. */
  asked = 0;
  /** Answers every request so, where set: 500, 503 … */
  outage: number | undefined;
  /** Answers 429, for so many seconds where it says how long. */
  limited: number | 'untold' | undefined;
  /** Answers nobody. */
  hangs = false;

  constructor(options: SimulatedSteamOptions) {
    this.#options = options;
  }

  /** What somebody owns, by the ids of games. */
  gamesOf(account: string): ReadonlyMap<string, SimulatedGame> {
    return this.#games.get(account) ?? new Map();
  }

  /** Somebody plays a game that they own, or buys it first. */
  play(account: string, game: string, minutes: number): void {
    const { minutes: before, recent } = this.gamesOf(account).get(game) ?? {
      minutes: 0,
      recent: 0,
    };
    this.set(account, game, { minutes: before + minutes, recent: recent + minutes });
  }

  set(account: string, game: string, facts: SimulatedGame): void {
    this.#games.set(account, new Map(this.gamesOf(account)).set(game, facts));
  }

  /** Somebody gives a game back. */
  refund(account: string, game: string): void {
    this.#games.get(account)?.delete(game);
  }

  /** Answers a request as Steam would. */
  async answer({ host, method, path, query }: SimulatedRequest): Promise<SimulatedAnswer> {
    this.asked += 1;
    if (this.hangs) return new Promise(() => {});
    if (this.outage !== undefined) return { status: this.outage };
    if (this.limited !== undefined)
      return {
        status: 429,
        headers: this.limited === 'untold' ? {} : { 'retry-after': String(this.limited) },
      };
    if (host !== HOST || method !== 'GET') return { status: 404 };
    if (query.get('key') !== this.#options.key) return { status: 403 };
    if (path === '/ISteamUser/GetPlayerSummaries/v2/') return summaries(query);
    if (path === '/IPlayerService/GetOwnedGames/v1/') return this.#owned(query);
    return { status: 404 };
  }

  #owned(query: URLSearchParams): SimulatedAnswer {
    const account = query.get('steamid') ?? '';
    if (!/^\d{17}$/.test(account) || this.unknown.has(account)) return { status: 400 };
    if (this.private.has(account)) return { status: 200, body: { response: {} } };
    const named = [...query].filter(([name]) => FILTER.test(name)).map(([, game]) => game);
    const owned = [...this.gamesOf(account)].filter(
      ([game]) => named.length === 0 || named.includes(game),
    );
    const hidden = this.timeless.has(account);
    const games = owned.map(([game, { minutes, recent }]) => ({
      appid: Number(game),
      playtime_forever: hidden ? 0 : minutes,
      ...(recent > 0 && !hidden ? { playtime_2weeks: recent } : {}),
    }));
    const response = { game_count: games.length, ...(games.length > 0 ? { games } : {}) };
    return { status: 200, body: { response } };
  }
}

const summaries = (query: URLSearchParams): SimulatedAnswer => {
  const players = (query.get('steamids') ?? '')
    .split(',')
    .filter((id) => /^\d{17}$/.test(id) && !id.endsWith('7960265728'))
    .map((steamid) => ({ steamid, personaname: `Player ${steamid.slice(-4)}` }));
  return { status: 200, body: { response: { players } } };
};
