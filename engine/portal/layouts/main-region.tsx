import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { skip } from './layout.css.ts';

/** The page's content, and above everything the link that skips to it. */
export function MainRegion({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const say = useWords();
  return (
    <>
      <a className={skip} href="#content">
        {say(words.skipToContent)}
      </a>
      {before}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
