import { useWords } from '../../base/i18n/use-words.ts';
import { card, cardMuted } from '../../base/theme/parts.css.ts';
import { consoleWords } from '../../core/console/console-words.ts';
import { LoginNotice } from './login-notice.tsx';
import * as styles from './login-panel.css.ts';
import { Providers } from './provider-buttons.tsx';

/** How operators sign in; they come back to the very address that they asked for. */
export function OperatorLogin() {
  const say = useWords();
  return (
    <div className={`${card} ${styles.panel}`}>
      <h1 className={styles.title}>{say(consoleWords.signInTitle)}</h1>
      <p className={cardMuted}>{say(consoleWords.signInText)}</p>
      <LoginNotice />
      <Providers query={{}} destination={() => location.pathname + location.search} />
    </div>
  );
}
