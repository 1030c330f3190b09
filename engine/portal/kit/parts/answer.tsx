import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { CallProblem } from './call-problem.tsx';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

interface AnswerProperties<Data> {
  readonly of: UseQueryResult<Data, ApiCallError>;
  /** How many of them are expected, and what they will be. */
  readonly rows?: number;
  readonly shape?: SkeletonShape;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered; until then a skeleton, and where it failed the reason with a way on. */
export function Answer<Data>({ of, rows, shape = 'parts', children }: AnswerProperties<Data>) {
  // A long list is built bit by bit, and a press meanwhile is answered. What changes later is shown
  // with all else that changes then.
  const arrived = useDeferredValue(of.data !== undefined);
  if (arrived && of.data !== undefined) return children(of.data);
  if (of.error) return <CallProblem error={of.error} onRetry={() => void of.refetch()} />;
  return <Skeleton shape={shape} {...(rows === undefined ? {} : { rows })} />;
}
