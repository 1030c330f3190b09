import { editorWords } from '../dashboard/words/bingo-editor-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { keepRedirect } from '../session/portal-session.ts';
import { useGoToLogin } from '../session/use-go-to-login.ts';
import { primaryButton } from '../theme/parts.css.ts';
import { useProgram } from '../view/use-view.ts';
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
