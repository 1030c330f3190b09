import { useEffect, useMemo, useRef } from 'react';
import { countInbox, type InboxItem, listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Filters } from '../../core/console/use-filters.ts';
import { type Pages, usePages } from '../../kit/parts/use-pages.ts';

/** What the inbox can be narrowed to, as its address names it. */
export const INBOX_FILTERS = ['kinds', 'search', 'overdue'] as const;
export type InboxFilters = Filters<(typeof INBOX_FILTERS)[number]>;

/** Milliseconds between readings of what waits, which others hand in and decide. */
const READ_AGAIN = 20_000;
/** How many items come at once. */
const PAGE = 50;

export interface Inbox extends Omit<Pages<unknown>, 'pages'> {
  /** Undefined until the first are there. */
  readonly items: readonly InboxItem[] | undefined;
}

/** What waits in the program, narrowed to what the address says. */
export function useInbox({ kinds, search, overdue }: InboxFilters): Inbox {
  const { program } = useConsole();
  const { pages, ...rest } = usePages(listInbox, {
    query: {
      uuid: program.uuid,
      limit: PAGE,
      ...(kinds ? { kinds } : {}),
      ...(search ? { search } : {}),
      ...(overdue ? { overdue: true } : {}),
    },
  });
  const items = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  return { ...rest, items };
}

/** How much of each kind waits. When it changes, the list is read again. */
export function useInboxCounts() {
  const { program } = useConsole();
  const { data } = useEndpoint(
    countInbox,
    { query: { uuid: program.uuid } },
    { refetchInterval: READ_AGAIN },
  );
  const known = useRef(data);
  useEffect(() => {
    if (known.current && data !== known.current)
      void queryClient.invalidateQueries({ queryKey: [undefined, listInbox.tag, listInbox.id] });
    known.current = data;
  }, [data]);
  return data?.counts;
}
