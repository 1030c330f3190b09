import { neededGames } from '#domain/connectors/metric-source.ts';
import { readAppliedMetrics } from '../../core/connections/applied-metrics.ts';
import { dueConnections, noteRead, noteUnread, readableAs } from '../connection-rows.ts';
import type { Connection, ConnectorContext } from '../connector.ts';
import { takeOne } from '../daily-quota.ts';
import { observeGames } from '../observe-games.ts';
import { PlatformError } from '../platform-fetch.ts';
import { noteAnswer } from '../platform-state.ts';
import { paceOf } from './pace.ts';
import { CALLS_OF_DAY, FOR_READING } from './quota.ts';
import { readOwnedGames, type SteamGame } from './steam-api.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Accounts that are taken at a time; each is a request. */
const BATCH = 50;
/** Accounts in a row without an answer by which Steam is taken to be away, and not one of them to be odd. */
const STRIKES = 3;
/** Until Steam is asked again that has had too many requests, where it does not say. */
const REST = 10 * MINUTE;

/** What one run knows: how often who is looked at, and the games of each program. */
interface Run {
  readonly context: ConnectorContext;
  readonly signal: AbortSignal;
  readonly every: (programs: readonly string[]) => number;
  readonly games: Map<string, readonly string[]>;
}

/**
 * Asks of the accounts that are due for the games that their programs name.
 * @throws PlatformError where Steam does not answer, refuses the key, or has no calls left
 */
export async function readGames(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const due = await dueConnections(context, BATCH);
  if (due.length === 0) return;
  const run: Run = { context, signal, every: await paceOf(context), games: new Map() };
  for (let batch = due; batch.length > 0; batch = await dueConnections(context, BATCH)) {
    const accounts = [...new Set(batch.flatMap(({ account_id }) => account_id ?? []))];
    const linked = Map.groupBy(await readableAs(context, accounts), (one) => one.account_id ?? '');
    let strikes = 0;
    for (const [index, account] of accounts.entries()) {
      if (signal.aborted) return;
      try {
        await readAccount(run, account, linked.get(account) ?? []);
        strikes = 0;
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        strikes = isOfAccount(error) ? 0 : strikes + 1;
        const goesOn = strikes === 0 || (error.fault === 'unreachable' && strikes < STRIKES);
        await putOff(context, goesOn ? [account] : accounts.slice(index), error);
        if (!goesOn || (strikes > 0 && index === accounts.length - 1)) throw error;
      }
    }
  }
}

async function readAccount(
  run: Run,
  account_id: string,
  connections: readonly Connection[],
): Promise<void> {
  const { context, signal, every } = run;
  const { platform, access, now, store } = context;
  const agreed = connections.filter(({ consents }) => consents.games);
  const programs = agreed.map(({ program_uuid }) => program_uuid);
  const wanted = new Set<string>();
  for (const program of programs) for (const game of await gamesOf(run, program)) wanted.add(game);
  const games = [...wanted];
  const take = () => takeOne(CALLS_OF_DAY, context, FOR_READING);
  // What is answered was so at this moment, or is from later: it is never taken for older than it is.
  const at = now();
  const owned = await readOwnedGames(access, { steamid: account_id, games }, take, signal);
  if (games.length > 0) await noteAnswer(context);
  const next = new Date(+now() + (programs.length > 0 ? every(programs) : HOUR));
  await store.transaction(async () => {
    if (owned === undefined) {
      await noteUnread(context, [account_id], { fault: 'private', next });
      return;
    }
    const seen = new Map(owned.map((game) => [String(game.appid), game]));
    const pace = access.simulated ? Number.POSITIVE_INFINITY : 1;
    const readings = new Map(games.map((game) => [game, readingOf(seen.get(game))]));
    if (games.length > 0)
      await observeGames(store, { platform, account_id, at, games: readings, pace });
    await noteRead(context, [account_id], { by: 'poll', next });
  });
}

const readingOf = (game: SteamGame | undefined) => ({
  owned: game !== undefined,
  minutes: game?.playtime_forever ?? 0,
  recent_minutes: game?.playtime_2weeks ?? 0,
});

/** The games that a program’s metrics name. */
async function gamesOf({ context, games }: Run, program_uuid: string) {
  const known = games.get(program_uuid);
  if (known) return known;
  const metrics = await readAppliedMetrics(context.store, program_uuid);
  const found = neededGames(metrics, context.platform);
  games.set(program_uuid, found);
  return found;
}

/** Refusals of the key say 401 or 403; those of an account, that it is none. */
const isOfAccount = ({ fault, status }: PlatformError): boolean =>
  fault === 'refused' && (status === 400 || status === 404);

/** Accounts that could not be read are tried again once Steam may answer. */
async function putOff(
  context: ConnectorContext,
  accounts: readonly string[],
  error: PlatformError,
): Promise<void> {
  const { fault, retryAfter } = error;
  const told = (retryAfter ?? 0) * SECOND;
  const waits = { unreachable: MINUTE, limited: told || REST, unauthorized: HOUR, refused: HOUR };
  const next = new Date(+context.now() + Math.max(MINUTE, waits[fault]));
  const shown = fault === 'unreachable' || fault === 'limited' ? 'unreachable' : 'refused';
  await noteUnread(context, accounts, { fault: shown, next });
}
