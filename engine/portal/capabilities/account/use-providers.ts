import { listProviders } from '#contract/auth/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';

/** Whether what providers are called is awaited: what says it has its length later. A failure is not waited out. */
export function useProvidersAwaited(): boolean {
  const { isLoading, failureCount } = useProviderList();
  return isLoading && failureCount === 0;
}

/** What providers are called, by their ids; an id as it stands while that is not known. */
export function useProviders(): (id: string) => string {
  const { data } = useProviderList();
  return (id) => data?.providers.find((provider) => provider.id === id)?.name ?? id;
}

function useProviderList() {
  const { uuid } = useProgram();
  return useEndpoint(listProviders, { query: { uuid } });
}
