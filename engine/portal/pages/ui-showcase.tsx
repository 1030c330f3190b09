import { useWords } from '../i18n/use-words.ts';
import { titleOf, words } from '../i18n/words.ts';
import { TooltipScope } from '../shell/tooltip.tsx';
import { block, blockHead, blockTitle, column, lead } from '../theme/parts.css.ts';
import * as styles from './ui-showcase.css.ts';
import { ErrorParts } from './ui-showcase-errors.tsx';
import { OverlayParts } from './ui-showcase-overlays.tsx';
import { StillParts } from './ui-showcase-still.tsx';

/** Every component of the portal, to look at and to try. */
export function Page() {
  const say = useWords();
  return (
    <section className={block}>
      <div className={column}>
        <div className={blockHead}>
          <h1 className={blockTitle}>{say(titleOf('title.ui-showcase'))}</h1>
          <p className={lead}>{say(words.showcaseText)}</p>
        </div>
        <TooltipScope>
          <div className={styles.parts}>
            <OverlayParts />
            <StillParts />
            <ErrorParts />
          </div>
        </TooltipScope>
      </div>
    </section>
  );
}
