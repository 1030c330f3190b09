import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { Intent } from '../../base/session/intent.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { DECIDE_PART, type DecisionResult, type Send, type Verdict } from './decide-part.ts';
import { refreshQueue } from './refresh-queue.ts';

/** Seconds in which a decision can be undone: until then nothing is sent. */
export const HOLD_SECONDS = 30;

export interface Decided {
  readonly kind: ReviewSubject;
  readonly id: string;
  readonly revision: number;
}

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
    const send: Send = async (endpoint, input) => {
      const options = { idempotencyKey: intent.keyOf(input) };
      const answer = await sessionClient(view).call(endpoint, input, options);
      intent.fulfilled(input);
      return answer;
    };
    const results: KindResult[] = [];
    for (const { kind, items: part } of partsOf(items)) {
      if (signal?.aborted) break;
      const answer = await DECIDE_PART[kind](send, {
        query: { uuid: program.uuid },
        verdict,
        run: { dry_run: run === 'dry_run', hold_seconds: HOLD_SECONDS },
        items: part.map(({ id, revision }) => ({ id, revision })),
      });
      results.push(...answer.results.map((result) => ({ ...result, kind })));
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
      onSettled: refreshQueue,
    },
    queryClient,
  );
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
