import { Suspense } from 'react';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import type { AnswerFormProperties } from './answer-form-body.tsx';

const AnswerFormBody = lazyPart(
  async () => (await import('./answer-form-body.tsx')).AnswerFormBody,
);

/** A form drawn from its questions, and the way to send it; its code comes where one is shown. */
export function AnswerForm(properties: AnswerFormProperties) {
  const questions = properties.groups.flatMap((group) => group.questions);
  return (
    <Suspense fallback={<Skeleton rows={questions.length} />}>
      <AnswerFormBody {...properties} />
    </Suspense>
  );
}
