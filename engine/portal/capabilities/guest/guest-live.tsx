import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { quietly } from '../../base/runtime/page-reload.ts';
import { whenIdle } from '../../base/runtime/when-idle.ts';
import type { GuestLogin } from '../../core/live/page-connection.ts';

/** Keeps a guest's page up to date, once there is time to fetch what does. */
export function GuestLive({ guest_link_id, token }: GuestLogin) {
  const [Updates, setUpdates] = useState<ComponentType<{ readonly guest: GuestLogin }>>();
  useEffect(() => {
    whenIdle(() => {
      const load = async () => {
        const { GuestUpdates } = await import('../../core/live/guest-updates.tsx');
        setUpdates(() => GuestUpdates);
      };
      // The page is right without it.
      quietly(load).catch(() => {});
    });
  }, []);
  const guest = useMemo(() => ({ guest_link_id, token }), [guest_link_id, token]);
  return Updates && <Updates guest={guest} />;
}
