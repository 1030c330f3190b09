import { readBingoDemo } from '#contract/bingo/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { bingoWords } from './bingo-words.ts';
import * as styles from './play.css.ts';

/** The ways on: to a board of one's own, and to the demo where there is one. */
export function MoreBingo() {
  const say = useWords();
  const { slug } = useView().program ?? {};
  const demo = useEndpoint(readBingoDemo, {});
  const link = `${quietButton} ${styles.tool}`;
  if (slug === undefined && !demo.data) return null;
  return (
    <nav
      className={`${styles.panel} ${styles.moreWhole} ${styles.noPrint}`}
      aria-label={say(bingoWords.more)}
    >
      <h2 className={styles.panelTitle}>{say(bingoWords.more)}</h2>
      <div className={styles.tools}>
        {slug !== undefined && (
          <a className={link} href={`/bingo/${slug}/generate`}>
            {say(bingoWords.makeBoard)}
          </a>
        )}
        {demo.data && (
          <a className={link} href="/bingo/demo">
            {say(titleOf('title.bingo-demo'))}
          </a>
        )}
      </div>
    </nav>
  );
}
