import { useWords } from '../../base/i18n/use-words.ts';
import { blockTitle, cardMuted } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { consoleAddress, FIRST_PAGE } from '../../core/console/console-address.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { consoleWords } from '../../core/console/console-words.ts';
import { ROLE_WORDS } from '../../core/console/role-words.ts';
import type { OperatedProgram } from '../../core/console/use-console.ts';
import { SignOutButton } from '../../kit/parts/sign-out-button.tsx';
import * as styles from './operator.css.ts';

/** For whoever is signed in and may do nothing yet: whom to ask. */
export function NoRole({ email }: { readonly email: string }) {
  const say = useWords();
  const { contact } = useView();
  return (
    <div className={styles.plain}>
      <h1 className={blockTitle}>{say(consoleWords.noRoleTitle)}</h1>
      <p className={cardMuted}>{say(consoleWords.noRoleText, { email, contact })}</p>
      <div>
        <SignOutButton />
      </div>
    </div>
  );
}

interface ProgramChoiceProperties {
  readonly roles: readonly OperatedProgram[];
  /** The program that the address names and that one has no role in; undefined where it names none. */
  readonly asked: string | undefined;
}

export function ProgramChoice({ roles, asked }: ProgramChoiceProperties) {
  const say = useWords();
  return (
    <div className={styles.plain}>
      <h1 className={blockTitle}>
        {asked === undefined
          ? say(consoleWords.choose)
          : say(consoleWords.otherProgramTitle, { program: asked })}
      </h1>
      {asked !== undefined && <p className={cardMuted}>{say(consoleWords.otherProgramText)}</p>}
      <ul className={styles.programs}>
        {roles.map(({ uuid, program, title, role }) => (
          <li key={uuid}>
            <ConsoleLink to={consoleAddress(program, FIRST_PAGE)} className={smallButton}>
              <span translate="no">{title}</span>
              <span className={cardMuted}>{say(ROLE_WORDS[role])}</span>
            </ConsoleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoSuchPage() {
  return <h1 className={blockTitle}>{useWords()(consoleWords.notFoundTitle)}</h1>;
}
