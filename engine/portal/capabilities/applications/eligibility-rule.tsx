import { isKnown, type RuleAssessment } from '#domain/applications/eligibility.ts';
import type { RemedyPlaces } from '#domain/applications/rule-remedy.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import type { Question } from '../../kit/form/question.ts';
import { formatNumber, localDay } from '../../kit/parts/format.ts';
import { applicationWords as words } from './application-words.ts';
import * as styles from './eligibility-panel.css.ts';
import { RuleHint } from './rule-hint.tsx';

interface EligibilityRuleProperties {
  readonly rule: RuleAssessment;
  readonly questions: readonly Question[];
  readonly places: RemedyPlaces;
}

/** How one stands with a rule, and with each of those of which one is enough. */
export function EligibilityRule({ rule, ...asked }: EligibilityRuleProperties) {
  const say = useWords();
  const { label, met, rules } = rule;
  // An account that is not linked is known not to be.
  const known = isKnown(rule) || rule.kind === 'linked_account';
  const state = met ? words.met : known ? words.notMet : words.unknown;
  return (
    <li className={styles.rule} data-met={met}>
      <Icon name={met ? 'tabler:circle-check' : 'tabler:circle-dashed'} />
      <div className={styles.words}>
        <p>
          <span className={visuallyHidden}>{say(state)}: </span>
          {label}
        </p>
        <RuleSource rule={rule} />
        {rules ? (
          <ul className={styles.options}>
            {rules.map((one) => (
              <EligibilityRule key={one.label} rule={one} {...asked} />
            ))}
          </ul>
        ) : (
          <RuleHint rule={rule} {...asked} />
        )}
      </div>
    </li>
  );
}

/** The figure that a rule was judged by, and whether it was measured or is one's own word. */
function RuleSource({ rule }: { readonly rule: RuleAssessment }) {
  const say = useWords();
  const { locale } = useView();
  const { kind, value, at_least, self_declared, measured_at } = rule;
  if (!isKnown(rule) || kind === 'any_of' || kind === 'linked_account') return null;
  const day = measured_at && localDay(measured_at, locale);
  const measured = day ? say(words.measuredOn, { day }) : say(words.measured);
  return (
    <p className={styles.source}>
      {value !== undefined && at_least !== undefined && kind !== 'age' && (
        <span>{say(words.yours, { value: formatNumber(value, locale) })} </span>
      )}
      <span className={styles.mark}>{self_declared ? say(words.selfDeclared) : measured}</span>
    </p>
  );
}
