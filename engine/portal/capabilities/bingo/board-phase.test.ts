import { expect, test } from 'vitest';
import { boardPhase } from './board-phase.ts';

const opens_at = '2026-11-21T18:00:00Z';
const closes_at = '2026-11-21T22:00:00Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

test('a board that the server plays is open, whatever the clock of the browser says', () => {
  for (const time of ['12:00:00', '20:00:00', '23:59:00'])
    expect(boardPhase({ open: true, opens_at, closes_at }, at(time))).toBe('open');
});

test('a board that is not played is ahead, over, or paused', () => {
  const board = { open: false, opens_at, closes_at };
  expect(boardPhase(board, at('17:00:00'))).toBe('ahead');
  expect(boardPhase(board, at('20:00:00'))).toBe('paused');
  expect(boardPhase(board, at('22:30:00'))).toBe('over');
  expect(boardPhase({ open: false, opens_at: null, closes_at: null }, 0)).toBe('paused');
});

test('a clock that is a little wrong does not make a board paused at its beginning or end', () => {
  const board = { open: false, opens_at, closes_at };
  expect(boardPhase(board, at('18:00:30'))).toBe('ahead');
  expect(boardPhase(board, at('21:59:30'))).toBe('over');
});
