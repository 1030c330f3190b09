import { useEffect, useEffectEvent, useState } from 'react';
import { isCreatorView } from '../../base/session/is-creator-view.ts';
import { useSession } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import type { LiveState } from './live-channel.ts';
import { connectionKey, type GuestLogin, pageConnection } from './page-connection.ts';

/**
 * Hears a channel of the events service while the component is there; undefined: none. All channels
 * of a page that come from one service share one connection. `onResume` is called after each subscription, also the first:
 * what happened before it must be read anew. `guest`: who hears it, where that is not whoever is
 * signed in. @returns whether events arrive at present
 */
export function useChannel(
  channel: string | undefined,
  onEvent: (event: unknown) => void,
  onResume?: () => void,
  guest?: GuestLogin,
): LiveState {
  const view = useView();
  const session = useSession();
  const hearing = { view, channel, session, guest };
  const key = connectionKey(hearing);
  const [heard, setHeard] = useState<{ readonly of: string; readonly state: LiveState }>();
  const open = useEffectEvent(() => pageConnection(hearing));
  const hear = useEffectEvent(onEvent);
  const resume = useEffectEvent(() => onResume?.());
  const of = `${key} ${channel}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells of another connection.
  useEffect(() => {
    // A view's token opens no events service: they are for creators themselves.
    if (channel === undefined || isCreatorView()) return;
    return open().listen(channel, {
      onEvent: (event) => hear(event),
      onResume: () => resume(),
      onState: (state) => setHeard({ of, state }),
    });
  }, [channel, key, of]);
  return heard?.of === of ? heard.state : 'connecting';
}
