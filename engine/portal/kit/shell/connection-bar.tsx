import { useEffect, useRef } from 'react';
import { listProviders } from '#contract/auth/endpoints.ts';
import { addressOf } from '#contract/endpoints/client.ts';
import { DEFAULT_API } from '#contract/programs/view.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { connectionStore, fetchPage, watchConnection } from '../../base/runtime/connection.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useStore } from '../../base/runtime/store.ts';
import { useView } from '../../base/view/use-view.ts';
import { bar } from './connection-bar.css.ts';

/** What is asked only to learn whether the server answers: it costs the API next to nothing. */
const PROBE = addressOf(listProviders, { query: {} });

/** Says while the server cannot be reached, and has what failed asked again when it can. */
export function ConnectionBar() {
  const say = useWords();
  const { base_url: baseUrl, headers } = useView().api ?? DEFAULT_API;
  const lost = useStore(connectionStore) === 'lost';
  const wasLost = useRef(false);
  useEffect(
    () => watchConnection(() => fetchPage(baseUrl + PROBE, { headers, cache: 'no-store' })),
    [baseUrl, headers],
  );
  useEffect(() => {
    if (wasLost.current && !lost) void queryClient.refetchQueries({ type: 'active', stale: true });
    wasLost.current = lost;
  }, [lost]);
  return (
    // There from the beginning: what appears within is read out.
    <div role="status">
      {lost && (
        <p className={bar}>
          <Icon name="tabler:wifi-off" />
          <span>{say(navigator.onLine ? words.unreachable : words.offline)}</span>
        </p>
      )}
    </div>
  );
}
