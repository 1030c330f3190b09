import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import { card, cardMuted } from '../theme/parts.css.ts';
import { useProgram, useView } from '../view/use-view.ts';
import * as styles from './login-panel.css.ts';

interface LoginPanelProperties {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly heading: 'h1' | 'h2';
}

/** The accounts that this program signs people in with, and that this server cannot yet. */
export function LoginPanel({ title, text, heading: Heading }: LoginPanelProperties) {
  const say = useWords();
  const { providers, contact } = useView();
  const program = useProgram();
  return (
    <div className={`${card} ${styles.panel}`}>
      <Heading className={styles.title}>
        {title ?? say(words.loginTitle, { program: program.title })}
      </Heading>
      <p className={cardMuted}>{text ?? say(words.loginText)}</p>
      <ul className={styles.providers}>
        {providers.map(({ id, name, icon }) => (
          <li key={id} className={styles.provider}>
            <Icon name={icon} />
            {name}
          </li>
        ))}
      </ul>
      <p>{say(words.loginUnavailable, { email: contact })}</p>
    </div>
  );
}
