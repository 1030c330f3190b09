import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiCallError, EndpointInput } from '#contract/endpoints/client.ts';
import type { Endpoint, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { failedReads } from '../../base/session/failed-reads.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';

/** What of a list that goes on behind a cursor has been read so far. */
export interface Pages<Page> {
  /** Undefined until the first page is there. */
  readonly pages: readonly Page[] | undefined;
  readonly error: ApiCallError | null;
  readonly retry: () => void;
  /** Undefined at the list's end. */
  readonly readOn: (() => void) | undefined;
  readonly readingOn: boolean;
}

/** Reads a list page by page, each from where the one before ended. */
export function usePages<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): Pages<ResponseOf<E>> {
  const view = useView();
  const { query = {} } = input as { readonly query?: object };
  const answer = useInfiniteQuery<
    ResponseOf<E>,
    ApiCallError,
    InfiniteData<ResponseOf<E>>,
    readonly unknown[],
    string | undefined
  >(
    {
      queryKey: [view.program?.uuid, endpoint.tag, endpoint.id, 'pages', input, view.locale],
      queryFn: ({ signal, pageParam: cursor }) =>
        sessionClient(view).call(
          endpoint,
          { ...input, query: { ...query, ...(cursor === undefined ? {} : { cursor }) } },
          { signal },
        ),
      initialPageParam: undefined,
      getNextPageParam: (page) =>
        (page as { readonly next_cursor?: string | null }).next_cursor ?? undefined,
      ...failedReads(),
      enabled,
    },
    queryClient,
  );
  return {
    pages: answer.data?.pages,
    error: answer.error,
    retry: () => void (answer.data ? answer.fetchNextPage() : answer.refetch()),
    readOn: answer.hasNextPage ? () => void answer.fetchNextPage() : undefined,
    readingOn: answer.isFetchingNextPage,
  };
}
