import { useEffect, useState } from 'react';
import { queryClient } from '../../base/runtime/query-client.ts';
import { LiveRefresh } from './live-refresh.ts';

/** Has what is shown of a program read anew, as long as the component is there. */
export function useLiveRefresh(uuid: string): LiveRefresh {
  const [refresh, setRefresh] = useState(() => ({ uuid, of: new LiveRefresh(queryClient, uuid) }));
  useEffect(() => () => refresh.of.stop(), [refresh]);
  if (refresh.uuid === uuid) return refresh.of;
  const next = { uuid, of: new LiveRefresh(queryClient, uuid) };
  setRefresh(next);
  return next.of;
}
