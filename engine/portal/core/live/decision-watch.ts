import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listGuestContent } from '#contract/guest/endpoints.ts';
import type { Content } from '#contract/shapes/content.ts';

export type DecidedContent = Pick<Content, 'id' | 'state'>;

const LIST: (typeof listGuestContent)['id'] = 'listGuestContent';

/**
 * Tells each time that a guest's content, read again, is in another state than before.
 * @returns what ends it
 */
export function watchDecisions(
  queries: QueryClient,
  uuid: string,
  onDecided: (content: DecidedContent) => void,
): () => void {
  const states = new Map<number, Content['state']>();
  const learn = (data: unknown): void => {
    for (const content of (data as ResponseOf<typeof listGuestContent> | undefined)?.items ?? []) {
      const before = states.get(content.id);
      states.set(content.id, content.state);
      if (before !== undefined && before !== content.state) onDecided(content);
    }
  };
  const cache = queries.getQueryCache();
  for (const query of cache.findAll({ queryKey: [uuid, 'guest', LIST] })) learn(query.state.data);
  return cache.subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success') return;
    const [program, , endpoint] = change.query.queryKey;
    if (program === uuid && endpoint === LIST) learn(change.query.state.data);
  });
}
