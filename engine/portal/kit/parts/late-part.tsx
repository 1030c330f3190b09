import { type ComponentType, Suspense, use } from 'react';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { Skeleton } from './skeleton.tsx';

interface LatePartProperties {
  /** Settled when the part's own words are there. */
  readonly words: Promise<void>;
}

/** A part of a page whose code and words come after those of every visit; `rows` stand in for it. */
export function latePart(
  load: () => Promise<ComponentType>,
  rows?: number,
): ComponentType<LatePartProperties> {
  const Part = lazyPart(async () => {
    const Loaded = await load();
    return ({ words }: LatePartProperties) => {
      use(words);
      return <Loaded />;
    };
  });
  return ({ words }) => (
    <Suspense fallback={<Skeleton {...(rows === undefined ? {} : { rows })} />}>
      <Part words={words} />
    </Suspense>
  );
}
