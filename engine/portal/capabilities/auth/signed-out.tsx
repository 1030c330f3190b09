import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, cardMuted, itemTitle, primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
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
