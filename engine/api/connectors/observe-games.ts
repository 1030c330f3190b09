import { type GameReading, readGame } from '#domain/connectors/read-game.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { observedGames, playedTimes } from '../store/tables/observations.ts';
import { wantCounted } from './want-counted.ts';

/** What a look at an account saw. */
export interface ObservedGames {
  readonly platform: string;
  readonly account_id: string;
  readonly at: Date;
  /** By the platform's ids; those that were asked after and are not owned as well. */
  readonly games: ReadonlyMap<string, Omit<GameReading, 'at'>>;
  /** Minutes that can be played in one: more than one where a simulator is read. */
  readonly pace: number;
}

/**
 * Takes a look at an account in, in the running transaction. Two that happen at once take turns, and the
 * same one again, or an older one, changes nothing.
 */
export async function observeGames(
  store: Store,
  { platform, account_id, at, games, pace }: ObservedGames,
): Promise<void> {
  const { database } = store;
  const ids = [...games.keys()].toSorted();
  const rows = await database
    .select()
    .from(observedGames)
    .where(
      and(
        eq(observedGames.platform, platform),
        eq(observedGames.account_id, account_id),
        inArray(observedGames.game_id, ids),
      ),
    )
    .orderBy(observedGames.game_id)
    .for('update');
  const known = new Map(rows.map((row) => [row.game_id, row]));
  for (const [game_id, seen] of games) {
    const before = known.get(game_id);
    const { game, played } = readGame(before, { ...seen, at }, pace);
    if (game === before) continue;
    const of = { platform, account_id, game_id };
    if (before)
      await database
        .update(observedGames)
        .set(game)
        .where(
          and(
            eq(observedGames.platform, platform),
            eq(observedGames.account_id, account_id),
            eq(observedGames.game_id, game_id),
          ),
        );
    // Of two first looks at once the one that comes later finds the other's row, and adds nothing.
    else
      await database
        .insert(observedGames)
        .values({ ...of, ...game })
        .onConflictDoNothing();
    if (played) await database.insert(playedTimes).values({ ...of, ...played });
  }
  await wantCounted(store, platform, new Map([[account_id, at]]), at);
}
