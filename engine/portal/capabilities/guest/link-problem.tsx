import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { blockTitle, card, cardMuted, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import * as styles from './guest.css.ts';
import { guestWords } from './guest-words.ts';

const SAID = {
  unknown: ['tabler:info-circle', guestWords.unknownTitle, guestWords.unknownText],
  expired: ['tabler:clock', guestWords.expiredTitle, guestWords.expiredText],
  revoked: ['tabler:x', guestWords.revokedTitle, guestWords.revokedText],
  used_up: ['tabler:user', guestWords.usedUpTitle, guestWords.usedUpText],
} as const;

/** Says kindly why a link does not work, and what to do. */
export function LinkProblem({ fault }: { readonly fault: keyof typeof SAID }) {
  const say = useWords();
  const { contact: email } = useView();
  const { title } = useProgram();
  const [icon, heading, text] = SAID[fault];
  return (
    <div className={`${card} ${styles.problem}`}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={icon} />
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
