import { useSectionPath } from '../dashboard/parts/use-section-path.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ProgramLink } from '../links/program-link.tsx';
import { card, cardMuted, itemTitle, primaryButton } from '../theme/parts.css.ts';
import { useProgram } from '../view/use-view.ts';
import { panel } from './signed-out.css.ts';

/** What a page for members shows to everybody else. */
export function SignedOut() {
  const say = useWords();
  const program = useProgram();
  const login = useSectionPath('login');
  return (
    <div className={`${card} ${panel}`}>
      <h2 className={itemTitle}>{say(words.signedOutTitle)}</h2>
      <p className={cardMuted}>{say(words.signedOutText, { program: program.title })}</p>
      {login !== undefined && (
        <ProgramLink to={login} className={primaryButton}>
          {say(words.login)}
        </ProgramLink>
      )}
    </div>
  );
}
