import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../base/runtime/store.ts';
import { browserSession } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { ownEvents, publicEvents } from '../../core/live/events-configuration.ts';
import { stack } from '../../kit/parts/parts.css.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { ConnectionPanel } from './connection-panel.tsx';
import { DebugDesk } from './debug-desk.ts';
import * as styles from './debug-websocket.css.ts';
import { FramePanel } from './frame-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';

/** The events service to try out; only in the browser. */
export function DebugPageContent() {
  const [desk] = useState(() => new DebugDesk());
  const state = useStore(desk.store);
  const [configurations] = useState(configurationsOf(useView()));
  // Of whichever program: all of a host share one session.
  const session = useSyncExternalStore(
    (listener) => browserSession().subscribe(listener),
    () => browserSession().read(),
  );
  useEffect(() => () => desk.disconnect(), [desk]);
  const creator = session?.user.kind === 'creator' ? session : undefined;
  const [channel, setChannel] = useState(`/debug/${creator?.user.id ?? 'try'}`);
  return (
    <div className={styles.page}>
      <div className={stack}>
        <ConnectionPanel
          desk={desk}
          state={state}
          configurations={configurations}
          session={creator}
        />
        <ChannelPanel desk={desk} state={state} channel={channel} onChannel={setChannel} />
        <PublishPanel desk={desk} channel={channel} />
      </div>
      <FramePanel desk={desk} frames={state.frames} />
    </div>
  );
}

/** The public key is shown where public channels are, and what says who somebody is at our own. */
const configurationsOf = (view: ReturnType<typeof useView>) => () => {
  const own = ownEvents(view, location.origin);
  return { key: publicEvents(view, location.origin), token: own, signed: own };
};
