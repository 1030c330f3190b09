import { expect, test } from 'vitest';
import { cellAfterKey } from './grid-keys.ts';

const after = (key: string, cell: number, direction: 'ltr' | 'rtl' = 'ltr', ctrlKey = false) =>
  cellAfterKey({ key, ctrlKey }, cell, 5, direction);

test('arrows lead to the neighbour and stop at the edge', () => {
  expect(after('ArrowRight', 6)).toBe(7);
  expect(after('ArrowRight', 9)).toBe(9);
  expect(after('ArrowLeft', 5)).toBe(5);
  expect(after('ArrowUp', 7)).toBe(2);
  expect(after('ArrowDown', 22)).toBe(22);
});

test('where reading goes to the left, so does the next cell', () => {
  expect(after('ArrowLeft', 6, 'rtl')).toBe(7);
  expect(after('ArrowRight', 6, 'rtl')).toBe(5);
});

test('Home and End lead along the row, with Control across the card', () => {
  expect(after('Home', 7)).toBe(5);
  expect(after('End', 7)).toBe(9);
  expect(after('Home', 7, 'ltr', true)).toBe(0);
  expect(after('End', 7, 'ltr', true)).toBe(24);
});

test('other keys do not move', () => {
  expect(after('a', 7)).toBeUndefined();
});
