import type { SeasonStanding } from '#contract/shapes/today.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { IS_EARNING } from '../core/ledger/earning-sources.ts';
import type { Balance } from '../core/ledger/read-balances.ts';
import { historyReader } from '../core/ledger/read-history.ts';
import { rankReader } from '../core/ledger/read-standing.ts';
import { currentSeasons } from '../core/quests/current-seasons.ts';
import type { QuestBook } from '../core/quests/quest-book.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq, gte, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { pointTransactions } from '../store/tables/ledger.ts';

interface Reading {
  readonly balances: readonly Balance[];
  readonly locale: string;
  readonly now: Date;
  /** The first day of this week, in UTC: `2026-11-23`. */
  readonly monday: string;
}

/** What the caller has of each current season, and how that changed since the week began. */
export async function readSeasonStandings(
  store: Store,
  { creator_id, program }: CreatorCaller,
  book: QuestBook,
  { balances, locale, now, monday }: Reading,
): Promise<SeasonStanding[]> {
  const seasons = currentSeasons(book, program.program.seasonActivationIDs ?? [], now);
  if (seasons.length === 0) return [];
  const gained = await earnedSince(store, creator_id, new Date(monday));
  return Promise.all(
    seasons.map(async ({ id, title, closes_at }) => {
      const board = { program_uuid: program.uuid, activation_id: id, creator_id };
      const [{ me }, days] = await Promise.all([
        rankReader(store).standing(board),
        historyReader(store)(board),
      ]);
      const own = balances.find(({ activation_id }) => activation_id === id);
      return {
        activation_id: id,
        title: pickText(title, locale),
        closes_at: closes_at?.toISOString() ?? null,
        balance: own?.balance ?? 0,
        earned: own?.earned ?? 0,
        earned_this_week: gained.get(id) ?? 0,
        rank: me?.rank ?? null,
        rank_last_week: days.findLast(({ day }) => day < monday)?.rank ?? null,
      };
    }),
  );
}

/** Points that a creator earned from a moment on, by activation. */
async function earnedSince({ database }: Store, creator_id: string, since: Date) {
  const { activation_id, at } = pointTransactions;
  const rows = await database
    .select({
      activation_id,
      earned: sql<number>`sum(${pointTransactions.amount})`.mapWith(Number),
    })
    .from(pointTransactions)
    .where(and(eq(pointTransactions.creator_id, creator_id), gte(at, since), IS_EARNING))
    .groupBy(activation_id);
  return new Map(rows.map((row) => [row.activation_id, row.earned]));
}
