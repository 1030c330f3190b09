import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearLocalBoard, readLocalBoard, writeLocalBoard } from './local-board.ts';
import { SMALL_BOARD } from './test-board.ts';

const UUID = '00000000-0000-4000-8000-000000000000';
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('what was typed is there again, each board by itself', () => {
  const other = { ...SMALL_BOARD, title: 'Other' };
  writeLocalBoard(UUID, 'new', { board: SMALL_BOARD, revision: null });
  writeLocalBoard(UUID, 1_000_001, { board: other, revision: 4 });
  expect(readLocalBoard(UUID, 'new')).toEqual({ board: SMALL_BOARD, revision: null });
  expect(readLocalBoard(UUID, 1_000_001)).toEqual({ board: other, revision: 4 });
  clearLocalBoard(UUID, 'new');
  expect(readLocalBoard(UUID, 'new')).toBeUndefined();
  expect(readLocalBoard(UUID, 1_000_001)?.board).toEqual(other);
});

test('signing out clears it with the other drafts', () => {
  writeLocalBoard(UUID, 'new', { board: SMALL_BOARD, revision: null });
  expect([...kept.keys()].every((key) => key.startsWith('creators_draft:'))).toBe(true);
});

test('anything else in its place is nothing', () => {
  writeLocalBoard(UUID, 'new', { board: SMALL_BOARD, revision: null });
  const [key = ''] = kept.keys();
  for (const text of ['', '{', '[]', '{"board":{"title":1}}']) {
    kept.set(key, text);
    expect(readLocalBoard(UUID, 'new')).toBeUndefined();
  }
});
