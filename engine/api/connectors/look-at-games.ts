import type { LookAtGames } from '../core/linked-games/linked-games.ts';
import { gamesOfRules, keepLook, takeLook } from '../core/linked-games/linked-games.ts';
import type { ApiServices } from '../http/services.ts';
import type { ConnectorContext } from './connector.ts';
import { PlatformError } from './platform-fetch.ts';
import { noteAnswer, noteFault } from './platform-state.ts';
import { connectorOf, contextOf } from './registry.ts';

/** Milliseconds that somebody waits for a platform who links an account or applies. */
const PATIENCE = 5_000;

/** Looks at the games that rules of eligibility name; nothing is asked where none does. */
export const lookAtGames =
  (services: ApiServices): LookAtGames =>
  async ({ program, creator_id }) => {
    const games = gamesOfRules(program.program);
    const context = games.length > 0 ? contextOf(services, 'steam') : undefined;
    if (!context) return;
    const tried_at = services.now();
    const link = await takeLook(services.store, creator_id, tried_at);
    if (!link) return;
    const told = await ask(context, link.subject, games);
    await keepLook(services.store, { link_id: link.id, tried_at }, told);
  };

async function ask(context: ConnectorContext, account: string, games: readonly string[]) {
  const { gamesOf } = connectorOf(context.platform);
  if (!gamesOf) throw new Error(`The connector of ${context.platform} knows no games.`);
  try {
    const owned = await gamesOf(context, { account, games }, AbortSignal.timeout(PATIENCE));
    await noteAnswer(context);
    if (!owned) return 'private' as const;
    return Object.fromEntries(games.map((game) => [game, owned.get(game) ?? null]));
  } catch (error) {
    const fault = asPlatformError(error);
    context.log.warn({ platform: context.platform, fault: fault.fault }, fault.message);
    // That it does not know one account is no fault of the platform.
    if (fault.status !== 400 && fault.status !== 404) await noteFault(context, fault);
    return 'unreachable' as const;
  }
}

function asPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new PlatformError('unreachable', `It did not answer within ${PATIENCE / 1000} s.`);
  throw error;
}
