import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { boardYaml } from './board-yaml.ts';
import { SMALL_BOARD } from './test-board.ts';

test('a board becomes an entry of campaign.yaml that says the same', () => {
  const items = [
    { id: 'a:b', label: 'Says "GG": loses # really', weight: 2, difficulty: 5 },
    { id: 'ünï', label: "It's – 敵 'quoted' \\ yes", weight: 1, difficulty: 1 },
  ];
  const board = { ...SMALL_BOARD, title: 'Friday: night', description: '- {no}', items };
  expect(parse(boardYaml(board))).toEqual({
    bingo_boards: [
      {
        id: 1,
        title: 'Friday: night',
        description: '- {no}',
        size: 3,
        free_centre: true,
        points: { row: 10, column: 10, diagonal: 15, corners: 25, blackout: 50 },
        items,
      },
    ],
  });
});

test('an arrangement goes along, a description that is not there does not', () => {
  const arrangement = ['item-0', null, 'item-1'];
  const [entry] = parse(boardYaml({ ...SMALL_BOARD, arrangement })).bingo_boards;
  expect(entry.arrangement).toEqual(arrangement);
  expect(entry).not.toHaveProperty('description');
});
