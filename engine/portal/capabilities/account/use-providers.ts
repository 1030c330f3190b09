import { useEffect, useState } from 'react';
import { listProviders } from '#contract/auth/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';

/** Milliseconds; a page that waits longer for a name alone is worse than one that moves. */
const PATIENCE = 2_000;

/** Whether it is worth waiting for what providers are called: what says it has its length then. */
export function useProvidersAwaited(): boolean {
  const { isLoading, failureCount } = useProviderList();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && failureCount === 0 && !over;
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
