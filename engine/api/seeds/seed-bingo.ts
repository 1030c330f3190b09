import { cellsOf } from '#domain/bingo/mask.ts';
import { patternsOf } from '#domain/bingo/patterns.ts';
import {
  type BoardRow,
  cardOf,
  isPlayed,
  playedBoard,
  readCampaignBoards,
} from '../bingo/board-rows.ts';
import { takeCard } from '../bingo/cards.ts';
import { claimPattern } from '../bingo/claim-pattern.ts';
import { markByHand } from '../bingo/hand-marks.ts';
import { readStanding } from '../bingo/standing.ts';
import { takeMarks } from '../bingo/take-marks.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { Store } from '../store/store.ts';
import { type Dice, rollDice } from './dice.ts';
import type { SeededCreator } from './seed-accounts.ts';

/** For how long it has been played. */
const PLAYED = 2 * 3_600_000;
/** Who plays, and how many of them claim what they complete. */
const PLAYERS = 5;
const CLAIMERS = 2;
/** How many of the items have happened. */
const HAPPENED = 0.4;
/** The card that two of the players share. */
const SHARED = 'friday-night';

/**
 * Has some of the sample members play the first board that pays points, by the ways that cards,
 * events, hands and claims take. In the running transaction.
 */
export async function seedBingo(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  const begun = new Date(now.getTime() - PLAYED);
  const boards = await readCampaignBoards(store, program);
  const board = boards.find(
    (one) => one.activation_id !== null && isPlayed(one, begun) && isPlayed(one, now),
  );
  if (!board) return;
  const dice = rollDice(`${program.slug}:bingo`);
  const players = members.slice(0, PLAYERS).map(
    ({ id }): CreatorCaller => ({
      ...{ kind: 'creator', creator_id: id, session_id: 'samples', program },
    }),
  );
  for (const [place, player] of players.entries())
    await takeCard(store, player, board.id, place < 2 ? SHARED : `sample-${place}`, begun);
  await playBoard(store, board, players, { dice, begun, now });
  const [first] = players;
  if (first) await markSomething(store, board, first, now);
}

/** Things happen one after another, and who has completed a pattern claims it at once. */
async function playBoard(
  store: Store,
  board: BoardRow,
  players: readonly CreatorCaller[],
  { dice, begun, now }: { readonly dice: Dice; readonly begun: Date; readonly now: Date },
): Promise<void> {
  const certain = topRow(board);
  const happened = board.items.filter(({ id }) => dice.roll() < HAPPENED || certain.has(id));
  const step = (now.getTime() - begun.getTime()) / (happened.length + 1);
  for (const [place, { id: item_id }] of happened.entries()) {
    const at = new Date(Math.floor(begun.getTime() + step * (place + 1)));
    const report = { item_id, occurred_at: at.toISOString(), source_id: `sample:${item_id}` };
    const [player] = players;
    if (!player) return;
    await takeMarks(store, player.program, board.id, [report], at);
    for (const claimer of players.slice(0, CLAIMERS)) {
      const { claimable } = await readStanding(store, claimer, board.id, at);
      for (const { pattern } of claimable)
        await claimPattern(store, claimer, board.id, pattern, at);
    }
  }
}

/** The items of a line of the card that is shared: somebody has won. */
function topRow(board: BoardRow): ReadonlySet<string> {
  const [row] = patternsOf(playedBoard(board).size, ['row']);
  const { cells } = cardOf(board, SHARED);
  return new Set((row ? cellsOf(row.mask) : []).flatMap((cell) => cells[cell]?.id ?? []));
}

/** The last item of their card, by the player's own hand. */
async function markSomething(
  store: Store,
  board: BoardRow,
  player: CreatorCaller,
  now: Date,
): Promise<void> {
  const item_id = cardOf(board, SHARED).cells.findLast((item) => item !== null)?.id;
  if (item_id !== undefined)
    await markByHand(store, player, { board_id: board.id, item_id, proof_url: undefined }, now);
}
