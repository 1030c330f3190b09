import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { blockTitle, lead, quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { bingoWords } from './bingo-words.ts';
import * as styles from './welcome.css.ts';

/** Stands where an address names a board that is not there, or no more. */
export function UnknownBoard() {
  const say = useWords();
  const { program } = useView();
  return (
    <section className={styles.welcome}>
      <h1 className={blockTitle}>{say(bingoWords.unknownTitle)}</h1>
      <p className={lead}>{say(bingoWords.unknownText)}</p>
      {program && (
        <ProgramLink to="/" className={quietButton}>
          {say(bingoWords.toProgram, { program: program.title })}
        </ProgramLink>
      )}
    </section>
  );
}
