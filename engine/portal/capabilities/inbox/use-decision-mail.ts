import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { DecisionMail } from '#contract/shapes/decision-mail.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { failedReads } from '../../base/session/failed-reads.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { previewPart, type Verdict } from './decide-part.ts';

/** Milliseconds without typing after which the mail is asked for. */
const PAUSE = 400;

/** The mail of a decision as it is typed. */
export interface TypedMail {
  /** The last one that came; undefined before the first. */
  readonly mail: DecisionMail | undefined;
  /** `coming`: what is typed since then is not in it yet; `unseen`: it cannot be had just now. */
  readonly state: 'shown' | 'coming' | 'unseen';
}

/** The mail that a decision on an item would send; while another is put together, the last stays. */
export function useDecisionMail(
  kind: ReviewSubject,
  id: string | number,
  verdict: Verdict,
): TypedMail {
  const view = useView();
  const { program } = useConsole();
  const rested = useRested(verdict);
  const { data, isError, isPlaceholderData } = useQuery<DecisionMail, ApiCallError>(
    {
      queryKey: [program.uuid, 'decision mail', kind, id, rested],
      queryFn: ({ signal }) =>
        previewPart((endpoint, input) => sessionClient(view).call(endpoint, input, { signal }), {
          kind,
          id: String(id),
          query: { uuid: program.uuid },
          verdict: rested,
        }),
      placeholderData: keepPreviousData,
      ...failedReads(),
    },
    queryClient,
  );
  if (isError) return { mail: undefined, state: 'unseen' };
  const isOfThis = data !== undefined && !isPlaceholderData && rested === verdict;
  return { mail: data, state: isOfThis ? 'shown' : 'coming' };
}

/** A verdict once it has not changed for a moment. */
function useRested(verdict: Verdict): Verdict {
  const [rested, setRested] = useState(verdict);
  useEffect(() => {
    const timer = setTimeout(() => setRested(verdict), PAUSE);
    return () => clearTimeout(timer);
  }, [verdict]);
  return rested;
}
