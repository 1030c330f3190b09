import { Suspense, useState } from 'react';
import type { ViewedPage } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { savedViewWords } from './saved-view-words.ts';
import * as styles from './saved-views.css.ts';

const SavedViewList = lazyPart(async () => (await import('./saved-view-list.tsx')).SavedViewList);

interface SavedViewsProperties {
  readonly page: ViewedPage;
  /** What the list is narrowed to now. */
  readonly filters: Readonly<Record<string, string | undefined>>;
}

/** Views of a list that were saved under names; they are asked for when this is opened. */
export function SavedViews({ page, filters }: SavedViewsProperties) {
  const say = useWords();
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.views} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary className={styles.title}>{say(savedViewWords.views)}</summary>
      {opened && (
        <Suspense>
          <SavedViewList page={page} filters={filters} />
        </Suspense>
      )}
    </details>
  );
}
