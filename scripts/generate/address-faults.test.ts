import { expect, test } from 'vitest';
import { addressFaults } from './address-faults.ts';

test('pages at addresses of their own are in order', () => {
  const places = [
    { name: 'index', address: '/' },
    { name: 'board', address: '/bingo/{campaign_id}/{board_id}' },
    { name: 'editor', address: '/bingo/{campaign_id}/generate' },
  ];
  expect(addressFaults(places)).toEqual([]);
});

test('of two pages at one address the second is told of the first', () => {
  const places = [
    { name: 'board', address: '/bingo/{campaign_id}' },
    { name: 'game', address: '/bingo/{game}' },
  ];
  expect(addressFaults(places)).toEqual([
    'engine/portal/places/game.ts: "/bingo/{game}" is also the address of engine/portal/places/board.ts. Change one of them.',
  ]);
});

test.each(['bingo', '/{name}', '/Bingo', '/bingo/', '/bingo/{a}b', '/(x)'])(
  '"%s" is no address: it would reserve nothing, or everything',
  (address) => {
    expect(addressFaults([{ name: 'board', address }])).toEqual([
      `engine/portal/places/board.ts: "${address}" is no address. Begin with a part of its own, as in "/bingo/{campaign_id}".`,
    ]);
  },
);
