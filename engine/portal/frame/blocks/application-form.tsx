import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { agreementLabels } from '../../base/links/agreement-labels.ts';
import { ApplyAction } from '../../base/links/apply-action.tsx';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { keepsSession } from '../../base/session/session-key.ts';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import * as styles from './application-form.css.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';

/** What an application asks and what it confirms, before anybody signs in. */
export function Block({ block, heading }: BlockProperties<'application_form'>) {
  const say = useWords();
  const { locale, applications: state } = useView();
  const { uuid, applications, agreements } = useProgram();
  const signedIn = useAlive() && keepsSession(uuid);
  const labels = agreementLabels(agreements, say, locale);
  const form = applications.form ?? [];
  return (
    <BlockSection {...block} heading={heading} reading>
      <div className={`${card} ${styles.sheet}`}>
        {form.length > 0 && (
          <>
            <h3 className={itemTitle}>{say(words.whatWeAsk)}</h3>
            <ol className={styles.questions}>
              {form.map(({ name, label, help, required }) => (
                <li key={name}>
                  {label}
                  {!required && <span className={cardMuted}> ({say(words.optional)})</span>}
                  {help && <p className={`${cardMuted} ${styles.help}`}>{help}</p>}
                </li>
              ))}
            </ol>
          </>
        )}
        {labels.length > 0 && (
          <>
            <h3 className={itemTitle}>{say(words.youAgree)}</h3>
            <ul className={styles.questions}>
              {labels.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </>
        )}
        <ApplyAction />
        {state?.state === 'open' && !signedIn && (
          <p className={cardMuted}>{say(words.signInToApply)}</p>
        )}
      </div>
    </BlockSection>
  );
}
