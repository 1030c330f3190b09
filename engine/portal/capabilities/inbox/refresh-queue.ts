import type { listDecisions } from '#contract/reviews/decision-endpoints.ts';
import type { countInbox, listInbox } from '#contract/reviews/inbox-endpoints.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import type { REVIEWS } from './kinds.ts';

type Changed =
  | (typeof REVIEWS)[ReviewSubject]['read']['id']
  | (typeof listInbox | typeof countInbox | typeof listDecisions)['id'];

/** What a decision changes of what stands beside it: the queue, what waits, the item itself. */
const CHANGED: readonly unknown[] = [
  'listInbox',
  'countInbox',
  'listDecisions',
  'readOperatorApplication',
  'readOperatorRequest',
  'readOperatorContent',
  'readOperatorAppeal',
] satisfies Changed[];

/**
 * Reads anew what decisions have changed. Nobody waits for it, and nothing else is asked for: who
 * decides quickly has as many calls a minute as everybody.
 */
export function refreshQueue(): void {
  void queryClient.invalidateQueries({
    queryKey: [undefined, 'operator'],
    predicate: ({ queryKey: [, , id] }) => CHANGED.includes(id),
  });
}
