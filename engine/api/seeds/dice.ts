import { createHash } from 'node:crypto';

/** Chance that falls the same way each time for the same seed. */
export interface Dice {
  /** At least 0, below 1. */
  readonly roll: () => number;
  /** A whole number, both ends included. */
  readonly between: (lowest: number, highest: number) => number;
  /** @throws where the list is empty */
  readonly one: <Item>(list: readonly Item[]) => Item;
  readonly shuffled: <Item>(list: readonly Item[]) => Item[];
}

export function rollDice(seed: string): Dice {
  let count = 0;
  const roll = () => {
    count += 1;
    return createHash('sha256').update(`${seed}:${count}`).digest().readUInt32BE() / 2 ** 32;
  };
  const between = (lowest: number, highest: number) =>
    lowest + Math.floor(roll() * (highest - lowest + 1));
  return {
    roll,
    between,
    one: (list) => {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, lot: roll() }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ item }) => item),
  };
}
