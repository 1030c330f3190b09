import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import { agreementLabels } from '../links/agreement-labels.ts';
import { card, cardMuted } from '../theme/parts.css.ts';
import { useProgram, useView } from '../view/use-view.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './eligibility.css.ts';

/** Who may join, from the manifest's own rules and agreements. */
export function Block({ block, heading }: BlockProperties<'eligibility'>) {
  const say = useWords();
  const { locale } = useView();
  const { applications, agreements } = useProgram();
  const rules = applications.eligibility;
  const labels = agreementLabels(agreements, say, locale);
  return (
    <BlockSection {...block} heading={heading} reading>
      <div className={`${card} ${styles.sheet}`}>
        {rules && (
          <div>
            <p className={styles.lead}>
              {say(rules.require === 'all' ? words.requiresAll : words.requiresAny)}
            </p>
            <CheckList items={rules.rules.map(({ label }) => label)} />
          </div>
        )}
        {labels.length > 0 && (
          <div>
            <p className={styles.lead}>{say(words.youAgree)}</p>
            <CheckList items={labels} />
          </div>
        )}
        {!rules && labels.length === 0 && <p>{say(words.openToEveryone)}</p>}
        {rules?.note && <p className={`${cardMuted} ${styles.note}`}>{rules.note}</p>}
      </div>
    </BlockSection>
  );
}

function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="tabler:circle-check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
