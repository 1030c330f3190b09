import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../icons/icon.tsx';
import { ProgramLink } from '../../links/program-link.tsx';
import { blockTitle, card, cardMuted, quietButton } from '../../theme/parts.css.ts';
import { useProgram, useView } from '../../view/use-view.ts';
import { guestWords } from '../words/guest-words.ts';
import * as styles from './guest.css.ts';

const SAID = {
  unknown: [guestWords.unknownTitle, guestWords.unknownText],
  expired: [guestWords.expiredTitle, guestWords.expiredText],
  used_up: [guestWords.usedUpTitle, guestWords.usedUpText],
} as const;

/** Says kindly why a link does not work, and what to do. */
export function LinkProblem({ fault }: { readonly fault: keyof typeof SAID }) {
  const say = useWords();
  const { contact: email } = useView();
  const { title } = useProgram();
  const [heading, text] = SAID[fault];
  return (
    <div className={`${card} ${styles.problem}`}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="tabler:info-circle" />
      </span>
      <h1 className={blockTitle}>{say(heading)}</h1>
      <p>{say(text)}</p>
      <p className={cardMuted}>{say(guestWords.contact, { email })}</p>
      <ProgramLink to="/" className={quietButton}>
        {say(guestWords.visitProgram, { program: title })}
      </ProgramLink>
    </div>
  );
}
