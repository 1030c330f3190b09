import { useEffect } from 'react';
import { queryClient } from '../../shell/query-client.ts';
import { useProgram } from '../../view/use-view.ts';

/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Browsers whose clock is a little ahead would ask too early. */
const GRACE = 1_500;

/** Reads again what the named capabilities answered, once `moment` (milliseconds) has come. */
export function useRefreshAt(moment: number | undefined, tags: readonly string[]): void {
  const { uuid } = useProgram();
  const named = tags.join(' ');
  useEffect(() => {
    if (moment === undefined) return;
    const wait = moment - Date.now() + GRACE;
    if (wait > LONGEST) return;
    const timer = setTimeout(
      () => {
        for (const tag of named.split(' '))
          void queryClient.invalidateQueries({ queryKey: [uuid, tag] });
      },
      Math.max(wait, GRACE),
    );
    return () => clearTimeout(timer);
  }, [moment, named, uuid]);
}
