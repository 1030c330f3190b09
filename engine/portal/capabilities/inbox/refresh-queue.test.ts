import { afterEach, expect, test } from 'vitest';
import { readOperatorCreator } from '#contract/people/endpoints.ts';
import { listDecisions } from '#contract/reviews/decision-endpoints.ts';
import { countInbox, listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { lookAtItem } from '#contract/reviews/presence-endpoints.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { REVIEWS } from './kinds.ts';
import { refreshQueue } from './refresh-queue.ts';

afterEach(() => queryClient.clear());

const keyOf = ({ tag, id }: { readonly tag: string; readonly id: string }) => [
  ...[undefined, tag, id],
  {},
];

test('after a decision the queue and the items are read anew, and nothing else', () => {
  const changed = [
    ...[listInbox, countInbox, listDecisions],
    ...Object.values(REVIEWS).map(({ read }) => read),
  ];
  const others = [lookAtItem, readOperatorCreator];
  for (const endpoint of [...changed, ...others]) queryClient.setQueryData(keyOf(endpoint), 1);
  refreshQueue();
  const isRead = (endpoint: { readonly tag: string; readonly id: string }) =>
    queryClient.getQueryState(keyOf(endpoint))?.isInvalidated;
  expect(changed.map((endpoint) => [endpoint.id, isRead(endpoint)])).toEqual(
    changed.map(({ id }) => [id, true]),
  );
  expect(others.map(isRead)).toEqual([false, false]);
});
