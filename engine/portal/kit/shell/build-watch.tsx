import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type BuildMeta, buildMetaSchema } from '#contract/build/build-meta.ts';
import { buildChanged } from '#domain/shell/build-changed.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { BUILD_POLL } from '../../base/runtime/constants.ts';
import { markOutdated } from '../../base/runtime/page-reload.ts';
import { parse } from '../../base/runtime/parse.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { toast } from './toast-store.ts';

/**
 * Asks for the latest build while the page is seen; once there is a newer one, the next
 * navigation loads it (specification, sections 4 and 7).
 */
export function BuildWatch({ build }: { readonly build: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Watch build={build} />
    </QueryClientProvider>
  );
}

function Watch({ build }: { readonly build: string }) {
  const notice = useWords()(words.newVersion);
  const { data: latest } = useQuery({
    queryKey: ['builds', 'latest'],
    queryFn: ({ signal }) => fetchBuild(`latest.json?t=${Date.now()}`, signal),
    refetchInterval: BUILD_POLL,
    refetchIntervalInBackground: false,
    retry: false,
  });
  const { data: own, isFetched } = useQuery({
    queryKey: ['builds', build],
    queryFn: ({ signal }) => fetchBuild(`meta/${build}.json`, signal),
    enabled: latest !== undefined && latest !== null && latest.id !== build,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const changed = isFetched && buildChanged(build, own ?? undefined, latest ?? undefined);
  useEffect(() => {
    if (!changed) return;
    markOutdated();
    toast({ title: notice });
  }, [changed, notice]);
  return null;
}

/** A build's metadata; null where the server has none. */
async function fetchBuild(file: string, signal: AbortSignal): Promise<BuildMeta | null> {
  const response = await fetch(`/assets/builds/${file}`, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The build's metadata answered ${response.status}.`);
  return parse(buildMetaSchema, await response.json());
}
