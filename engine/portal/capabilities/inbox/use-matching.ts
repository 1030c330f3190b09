import { useState } from 'react';
import { countMatching } from '#contract/reviews/matching-endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Matching } from './matching-panel.tsx';
import type { InboxFilters } from './use-inbox.ts';

/**
 * All that match the filters, beyond what is shown: offered while `wanted`, and taken with the count
 * and the moment that the operator saw. Other filters end that.
 */
export function useMatching({ kinds, search, overdue }: InboxFilters, wanted: boolean) {
  const { program } = useConsole();
  const [taken, setTaken] = useState<Matching & { readonly of: string }>();
  const query = {
    uuid: program.uuid,
    ...(kinds ? { kinds } : {}),
    ...(search ? { search } : {}),
    ...(overdue ? { overdue: true } : {}),
  };
  const of = JSON.stringify(query);
  const counted = useEndpoint(countMatching, { query }, { enabled: wanted });
  const { data, refetch } = counted;
  return {
    /** Undefined until one takes them. */
    taken: taken?.of === of ? { count: taken.count, as_of: taken.as_of } : undefined,
    offered: data?.count ?? 0,
    /** Undefined where nothing is offered. */
    take: wanted && data ? () => setTaken({ ...data, of }) : undefined,
    lookAgain: () => {
      void refetch().then((answer) => answer.data && setTaken({ ...answer.data, of }));
    },
    release: () => setTaken(undefined),
  };
}
