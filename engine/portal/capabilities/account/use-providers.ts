import { listProviders } from '#contract/auth/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';

/** Whether nobody knows yet what providers are called: what says it has its length later. */
export function useProvidersAwaited(): boolean {
  const { uuid } = useProgram();
  return useEndpoint(listProviders, { query: { uuid } }).isLoading;
}

/** What providers are called, by their ids; an id as it stands while that is not known. */
export function useProviders(): (id: string) => string {
  const { uuid } = useProgram();
  const { data } = useEndpoint(listProviders, { query: { uuid } });
  return (id) => data?.providers.find((provider) => provider.id === id)?.name ?? id;
}
