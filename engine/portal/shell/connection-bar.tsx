import { useEffect, useRef } from 'react';
import { DEFAULT_API } from '#contract/programs/view.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import { useView } from '../view/use-view.ts';
import { connectionStore, fetchPage, watchConnection } from './connection.ts';
import { bar } from './connection-bar.css.ts';
import { queryClient } from './query-client.ts';
import { useStore } from './store.ts';

/** Says while the server cannot be reached, and has what failed asked again when it can. */
export function ConnectionBar() {
  const say = useWords();
  const { base_url: baseUrl, headers } = useView().api ?? DEFAULT_API;
  const lost = useStore(connectionStore) === 'lost';
  const wasLost = useRef(false);
  useEffect(
    () =>
      watchConnection(() => fetchPage(`${baseUrl}/auth/providers`, { headers, cache: 'no-store' })),
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
