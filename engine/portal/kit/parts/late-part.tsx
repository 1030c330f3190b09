import { type ComponentType, Suspense, use } from 'react';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { Skeleton } from './skeleton.tsx';

interface LatePartProperties {
  /** Settled when the part's own words are there. */
  readonly words: Promise<void>;
}

/** A part of a page whose code and words come after those of every visit; `rows` stand in for it. */
export function latePart<Properties extends object = object>(
  load: () => Promise<ComponentType<Properties>>,
  rows?: number,
): ComponentType<Properties & LatePartProperties> {
  const Part = lazyPart(async () => {
    const Loaded = await load();
    return (properties: Properties & LatePartProperties) => {
      use(properties.words);
      return <Loaded {...properties} />;
    };
  });
  return (properties) => (
    <Suspense fallback={<Skeleton {...(rows === undefined ? {} : { rows })} />}>
      <Part {...properties} />
    </Suspense>
  );
}
