import { expect, test } from 'vitest';
import { parseSeed } from '#domain/bingo/card-seed.ts';
import {
  type BoardPlace,
  editorAddress,
  overlayAddress,
  placeForCopy,
  placeOf,
  searchOf,
} from './board-address.ts';

test('an address names a saved board, a copy that is not saved, or a new board', () => {
  const places: BoardPlace[] = [1_000_001, 'copy-1000001', 'copy-1000001-2', 'new'];
  for (const place of places) expect(placeOf(searchOf(place))).toBe(place);
  for (const text of ['0', 'copy-', 'copy-0', 'copy-1-0', 'new', '1:2', 'copy-1/../new'])
    expect(placeOf(`?board=${text}`)).toBe('new');
});

test('a copy never takes the place of something that is kept', () => {
  const kept = new Set<BoardPlace>();
  const made = Array.from({ length: 3 }, () => {
    const place = placeForCopy(7, (one) => kept.has(one));
    kept.add(place);
    return place;
  });
  expect(made).toEqual(['copy-7', 'copy-7-2', 'copy-7-3']);
});

test('the overlay of a board names its card, so that it is the same each time', () => {
  const { searchParams } = new URL(overlayAddress('alpha', 7), 'https://portal.example');
  const seed = searchParams.get('seed') ?? '';
  expect([parseSeed(seed), searchParams.get('overlay')]).toEqual([seed, '1']);
});

test('the way back to the editor names the program by its slug', () => {
  expect(editorAddress('alpha', '?board=7')).toBe('/bingo/alpha/generate?board=7');
});
