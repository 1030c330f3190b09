import { useEffect } from 'react';
import { countInbox } from '#contract/reviews/inbox-endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { useConsole } from './use-console.ts';

/** A count that stands before the tab's title. */
const COUNT = /^\([^)]*\) /;

/** How much waits in the program, read anew while somebody looks; 0 until it is known. */
export function useWaiting(): number {
  const { program } = useConsole();
  const { data } = useEndpoint(
    countInbox,
    { query: { uuid: program.uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (data?.counts ?? []).reduce((sum, { waiting }) => sum + waiting, 0);
}

/** Shows before the tab's title how much waits, as long as something does. */
export function useCountInTitle(count: number): void {
  const { locale } = useView();
  useEffect(() => {
    const plain = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${formatNumber(count, locale)}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [count, locale]);
}
