import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { Decision, Reason } from '#contract/shapes/decisions.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { Intent } from '../../base/session/intent.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { REVIEWS } from './kinds.ts';

/** Seconds in which a decision can be undone: until then nothing is sent. */
export const HOLD_SECONDS = 30;

export interface Verdict {
  readonly decision: Decision;
  readonly reason_code: Reason;
  readonly note?: string;
  /** Of a rejection: from when one may try again. */
  readonly reapply_at?: string;
}

export interface Decided {
  readonly kind: ReviewSubject;
  readonly id: string;
  readonly revision: number;
}

export type DecisionResult = ResponseOf<
  (typeof REVIEWS)[ReviewSubject]['decideMany']
>['results'][number];

/** Whether decisions are made, or it is only said what would become of them. */
export type DecisionRun = 'dry_run' | 'decide';

interface Asked {
  readonly items: readonly Decided[];
  readonly verdict: Verdict;
  readonly run: DecisionRun;
  /** Once it is aborted, no further call is made. */
  readonly signal?: AbortSignal;
  /** Called with how many are done. */
  readonly onProgress?: (done: number) => void;
}

/** What became of one, with its kind: ids of several kinds may be alike. */
type KindResult = DecisionResult & { readonly kind: ReviewSubject };

/** At most as many are decided by one call. */
const AT_ONCE = 500;

/**
 * How one decides on items of any kinds, to take effect after HOLD_SECONDS. Where no answer came,
 * asking again is the same call.
 */
export function useDecide() {
  const view = useView();
  const { program } = useConsole();
  const [intent] = useState(() => new Intent());
  return async ({ items, verdict, run, signal, onProgress }: Asked) => {
    const results: KindResult[] = [];
    for (const part of partsOf(items)) {
      if (signal?.aborted) break;
      const body = {
        ...withoutDate(verdict, part.kind),
        hold_seconds: HOLD_SECONDS,
        dry_run: run === 'dry_run',
        items: part.items.map(({ id, revision }) => ({
          id: part.kind === 'application' ? id : Number(id),
          revision,
        })),
      };
      const input = { query: { uuid: program.uuid }, body };
      const answer = await sessionClient(view).call(
        // The calls are alike but for the ids, which are as the kind has them.
        REVIEWS[part.kind].decideMany as (typeof REVIEWS)['application']['decideMany'],
        input as never,
        { idempotencyKey: intent.keyOf(input) },
      );
      intent.fulfilled(input);
      results.push(...answer.results.map((result) => ({ ...result, kind: part.kind })));
      onProgress?.(results.length);
    }
    return results;
  };
}

/** The same as something that is pending, fails or is done. */
export function useDecisions() {
  const decide = useDecide();
  return useMutation<readonly KindResult[], ApiCallError, Asked>(
    {
      mutationKey: ['operator'],
      mutationFn: decide,
      onSettled: () => queryClient.invalidateQueries({ queryKey: [undefined, 'operator'] }),
    },
    queryClient,
  );
}

/** Only these two kinds can be tried again from a day on. */
function withoutDate({ reapply_at, ...verdict }: Verdict, kind: ReviewSubject) {
  const dated = kind === 'application' || kind === 'activation_request';
  return reapply_at !== undefined && dated ? { ...verdict, reapply_at } : verdict;
}

/** Items by kind, in parts that one call takes. */
export function partsOf(items: readonly Decided[]) {
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, all]) =>
    Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => ({
      kind,
      items: all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    })),
  );
}
