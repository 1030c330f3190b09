import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { TO_APPLY } from '../../base/links/to-apply.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { card, cardMuted } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
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
  const { content } = useView();
  const alive = useAlive();
  return (
    <div className={`${card} ${styles.panel}`}>
      <Heading className={styles.title}>
        {title ?? say(words.loginTitle, { program: program.title })}
      </Heading>
      {content.kind === 'section' && (
        <p
          id={TO_APPLY}
          className={styles.toApply}
          data-shown={(alive && location.hash === `#${TO_APPLY}`) || undefined}
        >
          {say(words.signInToApply)}
        </p>
      )}
      <p className={cardMuted}>{text ?? say(words.loginText)}</p>
      {alive && <LoginNotice />}
      <noscript>{say(authWords.needsScript)}</noscript>
      {alive ? <ProviderButtons /> : <WaitingButtons />}
    </div>
  );
}
