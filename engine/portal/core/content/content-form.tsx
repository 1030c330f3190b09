import { Suspense } from 'react';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import type { ContentFormProperties } from './content-form-body.tsx';

const ContentFormBody = lazyPart(
  async () => (await import('./content-form-body.tsx')).ContentFormBody,
);
/** Address, type, title, day and remarks. */
const QUESTIONS = 5;

/** Asks for a piece of content by its address; its code comes where a form is shown. */
export function ContentForm(properties: ContentFormProperties) {
  return (
    <Suspense fallback={<Skeleton rows={QUESTIONS} />}>
      <ContentFormBody {...properties} />
    </Suspense>
  );
}
