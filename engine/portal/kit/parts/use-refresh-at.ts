import { useEffect } from 'react';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { refreshAt } from './refresh-at.ts';

/** Reads again what the named capabilities answered, once `moment` (milliseconds) has come. */
export function useRefreshAt(moment: number | undefined, tags: readonly string[]): void {
  const { uuid } = useProgram();
  const named = tags.join(' ');
  useEffect(() => {
    if (moment === undefined) return;
    return refreshAt(moment, () => {
      for (const tag of named.split(' '))
        void queryClient.invalidateQueries({ queryKey: [uuid, tag] });
    });
  }, [moment, named, uuid]);
}
