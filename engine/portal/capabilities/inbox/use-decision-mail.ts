import { useEffect, useState } from 'react';
import type { DecisionMail } from '#contract/shapes/decision-mail.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Verdict } from './decide-part.ts';
import { REVIEWS } from './kinds.ts';

/** Milliseconds without typing after which the mail is asked for. */
const PAUSE = 400;

/**
 * The mail that a decision would send. While another one is put together, the last one stays.
 * @returns `state`: `shown` is of what is typed; `coming` and `unseen` have the last one, if any
 */
export function useDecisionMail(kind: ReviewSubject, id: string | number, verdict: Verdict) {
  const { program } = useConsole();
  const typed = JSON.stringify(withoutDate(verdict, kind));
  const asked = useRested(typed);
  const input = {
    params: { id },
    query: { uuid: program.uuid },
    body: JSON.parse(asked) as Verdict,
  };
  const { data, isError } = useEndpoint(
    // The calls are alike but for the ids, which are as the kind has them.
    REVIEWS[kind].preview as (typeof REVIEWS)['application']['preview'],
    input as never,
  );
  const [last, setLast] = useState<DecisionMail>();
  if (data && data !== last) setLast(data);
  if (isError) return { answer: undefined, state: 'unseen' } as const;
  const isShown = data !== undefined && asked === typed;
  return { answer: data ?? last, state: isShown ? 'shown' : 'coming' } as const;
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** As a kind takes it: only these two can be tried again from a day on. */
function withoutDate({ reapply_at, ...verdict }: Verdict, kind: ReviewSubject): Verdict {
  const dated = kind === 'application' || kind === 'activation_request';
  return reapply_at !== undefined && dated ? { ...verdict, reapply_at } : verdict;
}
