import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { card, cardMuted, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { directoryWords } from '../../capabilities/directory/directory-words.ts';
import { Notice } from '../../kit/text/notice.tsx';
import * as styles from './showcase.css.ts';
import { Part } from './showcase-part.tsx';

/** Not among the engine's own: they come from the icon service. */
const SERVED_ICONS = ['tabler:balloon', 'tabler:umbrella', 'tabler:kite'];

/** The components that only stand there. */
export function StillParts() {
  return (
    <>
      <Buttons />
      <Cards />
      <Notices />
    </>
  );
}

function Buttons() {
  const say = useWords();
  return (
    <Part title={say(words.showcaseButtons)}>
      {[primaryButton, quietButton].map((look) => (
        <div className={styles.row} key={look}>
          <button type="button" className={look}>
            {say(words.applyNow)}
          </button>
          <a href="#content" className={look}>
            {say(words.learnMore)}
          </a>
          <button type="button" className={look} disabled>
            {say(words.notOpenYet)}
          </button>
        </div>
      ))}
    </Part>
  );
}

function Cards() {
  const say = useWords();
  return (
    <Part title={say(words.showcaseCards)}>
      <ul className={styles.cardRow}>
        {SERVED_ICONS.map((icon, index) => (
          <li key={icon} className={card}>
            <Icon name={icon} />
            <h3>{say(words.showToastSample, { number: index + 1 })}</h3>
            <p className={cardMuted}>{say(directoryWords.portalText)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const NOTICES = [
  ['info', words.newVersion],
  ['success', words.consentSaved],
  ['warning', words.applicationClosed],
] as const;

function Notices() {
  const say = useWords();
  return (
    <Part title={say(words.showcaseNotices)}>
      {NOTICES.map(([tone, text]) => (
        <Notice key={tone} tone={tone}>
          <p>{say(text)}</p>
        </Notice>
      ))}
    </Part>
  );
}
