import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf, words } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { block, blockHead, blockTitle, column, lead } from '../../base/theme/parts.css.ts';
import * as styles from './showcase.css.ts';
import { DashboardParts } from './showcase-dashboard.tsx';
import { ErrorParts } from './showcase-errors.tsx';
import { FormParts } from './showcase-forms.tsx';
import { LookSwitches } from './showcase-look.tsx';
import { OverlayParts } from './showcase-overlays.tsx';
import { StillParts } from './showcase-still.tsx';
import { TokenParts } from './showcase-tokens.tsx';

/** Every component of the portal, to look at and to try. */
export function Page() {
  const say = useWords();
  // Times are the reader's own: the server does not know them.
  const alive = useAlive();
  return (
    <section className={block}>
      <div className={column}>
        <div className={blockHead}>
          <h1 className={blockTitle}>{say(titleOf('title.ui-showcase'))}</h1>
          <p className={lead}>{say(words.showcaseText)}</p>
        </div>
        <div className={styles.parts}>
          <LookSwitches />
          <OverlayParts />
          <StillParts />
          <TokenParts />
          {alive && (
            <>
              <FormParts />
              <DashboardParts />
            </>
          )}
          <ErrorParts />
        </div>
      </div>
    </section>
  );
}
