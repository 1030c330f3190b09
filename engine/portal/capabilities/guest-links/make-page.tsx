import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, makeLinksWords } from './guest-links-words.ts';
import { MakeLinks } from './make-links.tsx';
import { useGuestActivations } from './use-links.ts';

/** Where links are made, one or thousands. */
export function MakePage() {
  const say = useWords();
  const { addressOf, may } = useConsole();
  const answer = useGuestActivations();
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink to={addressOf('guest-links')} className={smallButton}>
          {say(guestLinksWords.back)}
        </ConsoleLink>
      </div>
      <h1 className={title}>{say(makeLinksWords.title)}</h1>
      <Answer of={answer}>
        {({ activations }) => {
          const open = activations.filter(({ retired }) => !retired);
          if (open.length === 0) return <p>{say(makeLinksWords.noActivation)}</p>;
          return may('manage_guest_links') ? <MakeLinks activations={open} /> : null;
        }}
      </Answer>
    </div>
  );
}
