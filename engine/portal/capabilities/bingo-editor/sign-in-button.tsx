import { useWords } from '../../base/i18n/use-words.ts';
import { keepRedirect } from '../../base/session/portal-session.ts';
import { useGoToLogin } from '../../base/session/use-go-to-login.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { editorWords } from './bingo-editor-words.ts';
import { editorAddress } from './board-address.ts';

/** Leads to the login, and from there back to the board. */
export function SignInButton() {
  const say = useWords();
  const { slug } = useProgram();
  const goToLogin = useGoToLogin();
  const signIn = () => {
    keepRedirect(editorAddress(slug, location.search));
    goToLogin();
  };
  return (
    <button type="button" className={primaryButton} onClick={signIn}>
      {say(editorWords.signIn)}
    </button>
  );
}
