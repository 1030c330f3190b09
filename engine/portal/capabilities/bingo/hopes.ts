import type { BingoMark } from '#contract/shapes/bingo.ts';
import { type CardAnswer, withMark, withoutHand } from './patch-card.ts';

/**
 * What the player did and the server has not yet confirmed, by item: a mark; null: taken back.
 * It lies over what the server tells, which may be read anew meanwhile.
 */
export type Hopes = Readonly<Record<string, BingoMark | null>>;

/** A card as its player hopes it to be. The same object where they hope for nothing. */
export function withHopes(known: CardAnswer, hopes: Hopes, name: string): CardAnswer {
  return Object.entries(hopes).reduce(
    (card, [itemId, mark]) => (mark ? withMark(card, mark) : withoutHand(card, itemId, name)),
    known,
  );
}

/** Without a hope; unless another one for the same item has come in its place. */
export function withoutHope(hopes: Hopes, itemId: string, hope: BingoMark | null): Hopes {
  if (hopes[itemId] !== hope) return hopes;
  return Object.fromEntries(Object.entries(hopes).filter(([id]) => id !== itemId));
}
