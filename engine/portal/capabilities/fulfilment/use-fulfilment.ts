import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { fulfilRedemptions } from '#contract/rewards/operator-endpoints.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { callPatiently } from '../../core/console/call-patiently.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Delivered } from './read-deliveries.ts';

export type FulfilmentResult = ResponseOf<typeof fulfilRedemptions>['results'][number];

/** What is marked as delivered, and whether it is done or only tried. */
export interface FulfilmentRun {
  readonly items: readonly Delivered[];
  readonly dry_run: boolean;
}

/** So many are sent at once: what is answered within a second or two. */
const AT_ONCE = 100;

/**
 * Marks rewards as delivered, part by part. Where a part got no answer, the same run goes on from
 * there; what is done already refuses to be done again.
 */
export function useFulfilment() {
  const view = useView();
  const { program } = useConsole();
  const [done, setDone] = useState(0);
  const answered = useRef<{ run: FulfilmentRun; results: FulfilmentResult[] }>(undefined);
  const sending = useMutation<readonly FulfilmentResult[], ApiCallError, FulfilmentRun>(
    {
      mutationKey: ['operator'],
      mutationFn: async (run) => {
        if (answered.current?.run !== run) answered.current = { run, results: [] };
        const { results } = answered.current;
        while (results.length < run.items.length) {
          setDone(results.length);
          const items = run.items.slice(results.length, results.length + AT_ONCE);
          const input = {
            query: { uuid: program.uuid },
            body: { dry_run: run.dry_run, items: [...items] },
          };
          const answer = await callPatiently(() =>
            sessionClient(view).call(fulfilRedemptions, input),
          );
          results.push(...answer.results);
        }
        return results;
      },
      onSettled: (_, __, { dry_run }) =>
        dry_run ? undefined : queryClient.invalidateQueries({ queryKey: [undefined, 'operator'] }),
    },
    queryClient,
  );
  return { sending, done };
}
