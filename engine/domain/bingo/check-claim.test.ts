import { describe, expect, test } from 'vitest';
import { type ClaimStanding, checkClaim, claimableUntil, type PlayedBoard } from './check-claim.ts';
import { drawCard } from './draw-card.ts';
import { markCard } from './marks.ts';

const POOL = Array.from({ length: 9 }, (_, at) => ({
  id: `item-${at}`,
  label: `Item ${at}`,
  weight: 1,
  difficulty: 3,
}));
const BOARD: PlayedBoard = {
  size: 3,
  free_centre: false,
  points: { row: 10, corners: 25 },
  winner_cap: 2,
  claim_window_seconds: 30,
  opens_at: new Date('2026-11-21T20:00:00Z'),
  closes_at: new Date('2026-11-21T22:00:00Z'),
};
const CARD = drawCard(BOARD, POOL, 'seed');
/** The top row is complete at 21:00:02. */
const MARKED = markCard(
  BOARD,
  CARD,
  CARD.cells.slice(0, 3).map((item, second) => ({
    item_id: item?.id ?? '',
    marked_at: new Date(Date.UTC(2026, 10, 21, 21, 0, second)),
  })),
);
const STANDING: ClaimStanding = {
  marked: MARKED,
  claimed: new Set(),
  winners: 0,
  now: new Date('2026-11-21T21:00:10Z'),
};
const refused = (id: string, standing: Partial<ClaimStanding>, board: Partial<PlayedBoard> = {}) =>
  checkClaim({ ...BOARD, ...board }, id, { ...STANDING, ...standing }).refused;
const now = (time: string) => ({ now: new Date(`2026-11-21T${time}Z`) });

test('a complete pattern that is claimed in time pays its points', () => {
  expect(checkClaim(BOARD, 'row_1', STANDING)).toMatchObject({
    pattern: { id: 'row_1', kind: 'row' },
    points: 10,
    completed_at: new Date('2026-11-21T21:00:02Z'),
    until: new Date('2026-11-21T21:00:32Z'),
  });
});

describe('a claim is refused', () => {
  test('of a pattern that the board does not have, or that wins nothing on it', () => {
    expect(refused('row_4', {})).toBe('pattern_unknown');
    expect(refused('column_1', {})).toBe('pattern_unknown');
  });

  test('of a pattern that lacks a mark', () => {
    expect(refused('row_2', {})).toBe('pattern_incomplete');
    expect(refused('corners', {})).toBe('pattern_incomplete');
  });

  test('of a pattern that was paid, however late', () => {
    expect(refused('row_1', { claimed: new Set(['row_1']), ...now('23:00:00') })).toBe(
      'already_claimed',
    );
  });

  test('before the board opens and from the moment it closes', () => {
    expect(refused('row_1', now('19:59:59'))).toBe('board_not_open');
    expect(refused('row_1', now('22:00:00'))).toBe('board_not_open');
    expect(refused('row_1', now('23:00:00'), { closes_at: null, claim_window_seconds: null })).toBe(
      undefined,
    );
  });

  test('from the moment the time to claim is over', () => {
    expect(refused('row_1', now('21:00:31.999'))).toBeUndefined();
    expect(refused('row_1', now('21:00:32'))).toBe('claim_too_late');
    expect(refused('row_1', now('21:59:59'), { claim_window_seconds: null })).toBeUndefined();
  });

  test('when as many people have won as may, but for those who are among them', () => {
    expect(refused('row_1', { winners: 1 })).toBeUndefined();
    expect(refused('row_1', { winners: 2 })).toBe('winners_complete');
    expect(refused('row_1', { winners: 2, claimed: new Set(['corners']) })).toBeUndefined();
    expect(refused('row_1', { winners: 1_000 }, { winner_cap: null })).toBeUndefined();
  });
});

test('the time to claim runs from when the last mark became known', () => {
  const told = (received_at: string) =>
    markCard(
      BOARD,
      CARD,
      CARD.cells.slice(0, 3).map((item) => ({
        item_id: item?.id ?? '',
        marked_at: new Date('2026-11-21T21:00:00Z'),
        received_at: new Date(received_at),
      })),
    );
  const marked = told('2026-11-21T21:10:00Z');
  expect(checkClaim(BOARD, 'row_1', { ...STANDING, marked, ...now('21:10:29') })).toMatchObject({
    completed_at: new Date('2026-11-21T21:00:00Z'),
    until: new Date('2026-11-21T21:10:30Z'),
  });
  expect(checkClaim(BOARD, 'row_1', { ...STANDING, marked, ...now('21:10:30') })).toEqual({
    refused: 'claim_too_late',
    until: new Date('2026-11-21T21:10:30Z'),
  });
});

test('the time to claim ends with the board', () => {
  const completed = new Date('2026-11-21T21:59:50Z');
  expect(claimableUntil(BOARD, completed)).toEqual(BOARD.closes_at);
  expect(claimableUntil({ ...BOARD, closes_at: null }, completed)).toEqual(
    new Date('2026-11-21T22:00:20Z'),
  );
  expect(claimableUntil({ claim_window_seconds: null, closes_at: null }, completed)).toBeNull();
});
