import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { GuestLogin } from '../../live/page-connection.ts';
import { quietly } from '../../shell/page-reload.ts';
import { whenIdle } from '../../shell/when-idle.ts';

/** Keeps a guest's page up to date, once there is time to fetch what does. */
export function GuestLive({ guest_link_id, token }: GuestLogin) {
  const [Updates, setUpdates] = useState<ComponentType<{ readonly guest: GuestLogin }>>();
  useEffect(() => {
    whenIdle(() => {
      const load = async () => {
        const { GuestUpdates } = await import('../../live/guest-updates.tsx');
        setUpdates(() => GuestUpdates);
      };
      // The page is right without it.
      quietly(load).catch(() => {});
    });
  }, []);
  const guest = useMemo(() => ({ guest_link_id, token }), [guest_link_id, token]);
  return Updates && <Updates guest={guest} />;
}
