import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type DecidedContent, watchDecisions } from './decision-watch.ts';

const PROGRAM = 'a-program';

test('a decision is told where content that was there is in another state, and only then', () => {
  const queries = new QueryClient();
  const told: DecidedContent[] = [];
  const read = (items: DecidedContent[], key = 'listGuestContent', program = PROGRAM) =>
    queries.setQueryData([program, 'guest', key, {}], { items });
  read([{ id: 1, state: 'submitted' }]);
  const end = watchDecisions(queries, PROGRAM, ({ id, state }) => told.push({ id, state }));
  read([
    { id: 2, state: 'accepted' },
    { id: 1, state: 'submitted' },
  ]);
  read([{ id: 1, state: 'rejected' }], 'another');
  read([{ id: 1, state: 'rejected' }], 'listGuestContent', 'another');
  expect(told).toEqual([]);
  read([
    { id: 2, state: 'accepted' },
    { id: 1, state: 'rejected' },
  ]);
  read([{ id: 1, state: 'rejected' }]);
  expect(told).toEqual([{ id: 1, state: 'rejected' }]);
  end();
  read([{ id: 1, state: 'submitted' }]);
  expect(told).toHaveLength(1);
});
