import { expect, test } from 'vitest';
import type { BingoBoard, BingoMark } from '#contract/shapes/bingo.ts';
import { boardCard, completed, playedCard } from './played-card.ts';

const board = (more: Partial<BingoBoard> = {}): BingoBoard => ({
  id: 1,
  campaign_id: 'acme',
  program_uuid: '00000000-0000-4000-8000-000000000001',
  title: 'First hour',
  description: null,
  size: 3,
  free_centre: true,
  items: Array.from({ length: 12 }, (_, index) => ({
    id: `item-${index}`,
    label: `Item ${index}`,
    weight: 1,
    difficulty: 3,
  })),
  arrangement: null,
  points: { row: 10, corners: 25 },
  winner_cap: null,
  claim_window_seconds: null,
  activation_id: 7,
  hand_marks_pay: false,
  opens_at: null,
  closes_at: null,
  open: true,
  state: 'published',
  revision: 1,
  author: null,
  ...more,
});
const markOf = (item_id: string, minute: number, marked_by: string | null = null): BingoMark => ({
  item_id,
  marked_at: `2026-11-21T20:0${minute}:00Z`,
  source: marked_by === null ? 'event' : 'hand',
  marked_by,
  proof_url: null,
});

test('a row around the free square is complete with its two neighbours, at the later one’s time', () => {
  const { card } = boardCard(board(), 'friday') ?? {};
  const [left = '', right = ''] = [card?.cells[3]?.id, card?.cells[5]?.id];
  const played = playedCard(board(), 'friday', [markOf(right, 5), markOf(left, 2)]);
  const [won] = played ? completed(played) : [];
  expect(won).toMatchObject({
    points: 10,
    missing: 0,
    completed_at: new Date('2026-11-21T20:05Z'),
  });
  expect(won?.pattern.id).toBe('row_2');
});

test('a square tells everybody who marked it, the first one first', () => {
  const { card } = boardCard(board(), 'friday') ?? {};
  const id = card?.cells[0]?.id ?? '';
  const played = playedCard(board(), 'friday', [markOf(id, 4, 'Maya'), markOf(id, 1)]);
  expect(played?.marks.get(0)?.map(({ marked_by }) => marked_by)).toEqual([null, 'Maya']);
});

test('an arranged board gives one card whatever the seed', () => {
  const ids = Array.from({ length: 9 }, (_, cell) => (cell === 4 ? null : `item-${cell}`));
  const arranged = board({ arrangement: ids });
  expect(boardCard(arranged, 'one')?.card).toEqual(boardCard(arranged, 'two')?.card);
  expect(boardCard(arranged, 'one')?.card.cells[8]?.id).toBe('item-8');
});

test('a board with too few items gives no card', () => {
  expect(playedCard(board({ items: board().items.slice(0, 5) }), 'friday', [])).toBeUndefined();
  expect(boardCard(board({ size: 9 }), 'friday')).toBeUndefined();
});
