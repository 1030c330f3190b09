import { expect, test } from 'vitest';
import type { BingoBoard, BingoMark } from '#contract/shapes/bingo.ts';
import { withHopes, withoutHope } from './hopes.ts';
import type { CardAnswer } from './patch-card.ts';

const hand: BingoMark = {
  item_id: 'rain',
  marked_at: '2026-11-21T20:14:00Z',
  source: 'hand',
  marked_by: 'Maya',
  proof_url: null,
};
const known = (...marks: readonly BingoMark[]): CardAnswer => ({
  board: {} as BingoBoard,
  seed: 'friday',
  marks: [...marks],
  claims: [],
  winners: 0,
});

test('a hoped-for mark stands however often the card is read anew without it', () => {
  const hopes = { rain: hand };
  expect(withHopes(known(), hopes, 'Maya').marks).toEqual([hand]);
  expect(withHopes(known(), hopes, 'Maya').marks).toEqual([hand]);
  expect(withHopes(known(hand), hopes, 'Maya').marks).toEqual([hand]);
});

test('a mark that its player takes back is gone at once, and that of another player stays', () => {
  const other = { ...hand, marked_by: 'Tomo' };
  expect(withHopes(known(hand, other), { rain: null }, 'Maya').marks).toEqual([other]);
});

test('without hopes the card is the one that the server told', () => {
  const card = known(hand);
  expect(withHopes(card, {}, 'Maya')).toBe(card);
});

test('a hope that another has replaced does not take that one away', () => {
  const first = { rain: hand };
  const second = { rain: { ...hand, proof_url: 'https://clips.example/1' } };
  expect(withoutHope(second, 'rain', hand)).toBe(second);
  expect(withoutHope(first, 'rain', hand)).toEqual({});
  expect(withoutHope({ rain: null }, 'rain', null)).toEqual({});
});
