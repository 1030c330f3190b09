import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { ApiCallError, EndpointInput } from '#contract/endpoints/client.ts';
import type { Endpoint, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { queryClient } from '../runtime/query-client.ts';
import { useView } from '../view/use-view.ts';
import { failedReads } from './failed-reads.ts';
import { Intent } from './intent.ts';
import { browserSession, sessionClient } from './portal-session.ts';
import type { Session } from './session-storage.ts';
import { TODAY } from './today-tag.ts';

/** Who is signed in to what is shown; undefined on the server and for everybody else. */
export function useSession(): Session | undefined {
  const uuid = useView().program?.uuid ?? null;
  const session = useSyncExternalStore(
    (listener) => browserSession().subscribe(listener),
    () => browserSession().read(),
    () => undefined,
  );
  return session?.tokens.uuid === uuid ? session : undefined;
}

interface EndpointOptions {
  readonly enabled?: boolean;
  /** Milliseconds after which it is read again. */
  readonly refetchInterval?: number;
  /** Milliseconds for which it is not read again where it is shown anew. */
  readonly staleTime?: number;
}

/** What an endpoint answers, kept while it is shown and read again when it may have changed. */
export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: EndpointOptions = {},
): UseQueryResult<ResponseOf<E>, ApiCallError> {
  const view = useView();
  return useQuery<ResponseOf<E>, ApiCallError>(
    {
      queryKey: [view.program?.uuid, endpoint.tag, endpoint.id, input, view.locale],
      queryFn: ({ signal }) => sessionClient(view).call(endpoint, input, { signal }),
      ...options,
      ...failedReads(options.refetchInterval),
    },
    queryClient,
  );
}

/**
 * Something that a person does. After it, what the named capabilities answered is read again. Where
 * no answer came, asking for the same again is the same call: the server does it once.
 */
export function useAction<const E extends Endpoint>(
  endpoint: E,
  { refresh = [] }: { readonly refresh?: readonly string[] } = {},
): UseMutationResult<ResponseOf<E>, ApiCallError, EndpointInput<E>> {
  const view = useView();
  const [intent] = useState(() => new Intent());
  return useMutation<ResponseOf<E>, ApiCallError, EndpointInput<E>>(
    {
      // By which it is known what this page did itself.
      mutationKey: [endpoint.tag],
      mutationFn: (input) => {
        const options = endpoint.idempotent ? { idempotencyKey: intent.keyOf(input) } : {};
        return sessionClient(view).call(endpoint, input, options);
      },
      onSuccess: (_, input) => {
        intent.fulfilled(input);
        return Promise.all(
          [endpoint.tag, TODAY, ...refresh].map((tag) =>
            queryClient.invalidateQueries({ queryKey: [view.program?.uuid, tag] }),
          ),
        );
      },
    },
    queryClient,
  );
}
