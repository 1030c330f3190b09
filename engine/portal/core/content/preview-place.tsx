import { Suspense } from 'react';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import type { Typed } from '../../kit/form/typed-answers.ts';
import type { Suggested } from '../../kit/form/use-suggested.ts';
import * as styles from './contents.css.ts';

const ContentPreview = lazyPart(async () => (await import('./content-preview.tsx')).ContentPreview);

interface PreviewPlaceProperties {
  /** What stands in the address's field. */
  readonly typed: Typed[string] | undefined;
  /** The types that are taken. */
  readonly types: readonly string[];
  readonly onFound: (suggested: Suggested) => void;
}

/** Room for what is known of a piece, which is there from the start so that nothing moves. */
export function PreviewPlace({ typed, types, onFound }: PreviewPlaceProperties) {
  const empty = <span className={styles.picture} />;
  return (
    <div className={styles.preview} aria-live="polite">
      <Suspense fallback={empty}>
        {typed ? <ContentPreview typed={String(typed)} types={types} onFound={onFound} /> : empty}
      </Suspense>
    </div>
  );
}
