import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { card, cardMuted } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { authWords } from './auth-words.ts';
import { LoginNotice } from './login-notice.tsx';
import * as styles from './login-panel.css.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { WaitingButtons } from './waiting-buttons.tsx';

interface LoginPanelProperties {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly heading: 'h1' | 'h2';
}

/** How one signs in to this program. */
export function LoginPanel({ title, text, heading: Heading }: LoginPanelProperties) {
  const say = useWords();
  const program = useProgram();
  const alive = useAlive();
  return (
    <div className={`${card} ${styles.panel}`}>
      <Heading className={styles.title}>
        {title ?? say(words.loginTitle, { program: program.title })}
      </Heading>
      <p className={cardMuted}>{text ?? say(words.loginText)}</p>
      {alive && <LoginNotice />}
      <noscript>{say(authWords.needsScript)}</noscript>
      {alive ? <ProviderButtons /> : <WaitingButtons />}
    </div>
  );
}
