import type { PublicProgram } from '#contract/programs/program.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { agreementLabels } from '../../base/links/agreement-labels.ts';
import { card, cardMuted } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './eligibility.css.ts';

type Rule = NonNullable<PublicProgram['applications']['eligibility']>['rules'][number];
type Choice = Extract<Rule, { kind: 'any_of' }>;

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
            <RuleList rules={rules.rules} />
          </div>
        )}
        {labels.length > 0 && (
          <div>
            <p className={styles.lead}>{say(words.youAgree)}</p>
            <ul className={styles.list}>
              {labels.map((label) => (
                <Check key={label} label={label} />
              ))}
            </ul>
          </div>
        )}
        {!rules && labels.length === 0 && <p>{say(words.openToEveryone)}</p>}
        {rules?.note && <p className={`${cardMuted} ${styles.note}`}>{rules.note}</p>}
      </div>
    </BlockSection>
  );
}

function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className={styles.list}>
      {rules.map((rule) =>
        rule.kind === 'any_of' ? (
          <OneOf key={rule.rules.map(({ label }) => label).join()} choice={rule} />
        ) : (
          <Check key={rule.label} label={rule.label} />
        ),
      )}
    </ul>
  );
}

/** Requirements of which one is enough: rings instead of ticks, as in a choice. */
function OneOf({ choice }: { readonly choice: Choice }) {
  const say = useWords();
  return (
    <li className={styles.item}>
      <Icon name="tabler:circle-check" />
      <div className={styles.choice}>
        <p>{choice.label ?? say(words.requiresAny)}</p>
        <ul className={styles.options}>
          {choice.rules.map(({ label }) => (
            <li key={label} className={styles.option}>
              {label}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Check({ label }: { readonly label: string }) {
  return (
    <li className={styles.item}>
      <Icon name="tabler:circle-check" />
      <span>{label}</span>
    </li>
  );
}
