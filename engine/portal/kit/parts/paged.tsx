import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import { CallProblem } from './call-problem.tsx';
import * as styles from './parts.css.ts';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';
import type { Pages } from './use-pages.ts';

interface PagedProperties<Page> {
  readonly of: Pages<Page>;
  readonly rows?: number;
  readonly shape?: SkeletonShape;
  readonly children: (pages: readonly Page[]) => ReactNode;
}

/** A list that is read page by page, and the way to its next one. */
export function Paged<Page>({ of, rows = 3, shape = 'parts', children }: PagedProperties<Page>) {
  const say = useWords();
  if (!of.pages)
    return of.error ? (
      <CallProblem error={of.error} onRetry={of.retry} />
    ) : (
      <Skeleton rows={rows} shape={shape} />
    );
  return (
    <div className={styles.stack}>
      {children(of.pages)}
      {of.error && <CallProblem error={of.error} onRetry={of.retry} />}
      {of.readOn && (
        <div>
          <button
            type="button"
            className={quietButton}
            // A disabled button would lose the focus that is on it.
            aria-disabled={of.readingOn}
            onClick={of.readingOn ? undefined : of.readOn}
          >
            {say(of.readingOn ? commonWords.loading : commonWords.showMore)}
          </button>
        </div>
      )}
    </div>
  );
}
