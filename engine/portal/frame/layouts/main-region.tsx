import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { useView } from '../../base/view/use-view.ts';
import { skip } from './layout.css.ts';

/** The page's content, and above everything the link that skips to it. */
export function MainRegion({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const say = useWords();
  const { card, button, frame } = useView().theme;
  return (
    <>
      <a className={skip} href="#content">
        {say(words.skipToContent)}
      </a>
      {before}
      {/* What lies behind the landing pages takes the theme's looks from here. */}
      <main
        id="content"
        tabIndex={-1}
        data-look-card={card}
        data-look-button={button}
        data-look-head={frame?.head}
        data-look-edge={frame?.edge}
        data-look-mark={frame?.mark}
      >
        {children}
      </main>
    </>
  );
}
