import { countMet, type RuleAssessment } from '#domain/applications/eligibility.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, cardMuted, itemTitle, visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { ProgressRing } from '../../kit/parts/progress-ring.tsx';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { applicationWords as words } from './application-words.ts';
import * as styles from './eligibility-panel.css.ts';
import type { Assessment } from './use-assessment.ts';

/** "2 of 3 met": how one stands with each rule, and whether it was measured or is one's own word. */
export function EligibilityPanel({ assessment }: { readonly assessment: Assessment }) {
  const say = useWords();
  const { age_gate } = useView();
  const account = useSectionPath('account');
  const { met, total } = countMet(assessment);
  const text = say(assessment.require === 'all' ? words.metAll : words.metAny, { met, total });
  const { rules, admitted, note } = assessment;
  const wantsLink = rules.some((rule) => !rule.met && asksForAccount(rule));
  // What nobody has said or measured yet speaks against nobody.
  const barred = !admitted && rules.some(({ met, value }) => !met && value !== undefined);
  const tooYoung = rules.some(({ kind, met: fulfilled }) => kind === 'age' && !fulfilled);
  return (
    <section className={`${card} ${styles.panel}`}>
      <div className={styles.head}>
        <ProgressRing share={assessment.met ? 1 : met / total} label={text} />
        <div>
          <h2 className={itemTitle}>{say(words.eligibility)}</h2>
          <p className={cardMuted} aria-live="polite">
            {text}
          </p>
        </div>
      </div>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <Rule key={rule.label} rule={rule} />
        ))}
      </ul>
      <p>{say(assessment.met ? words.eligible : barred ? words.barred : words.notYet)}</p>
      {wantsLink && account && (
        <ProgramLink to={`${account}#linked-accounts`}>{say(words.linkAccounts)}</ProgramLink>
      )}
      {tooYoung && age_gate && <ProgramLink to={age_gate}>{say(words.tooYoung)}</ProgramLink>}
      {note && <p className={cardMuted}>{note}</p>}
    </section>
  );
}

const asksForAccount = ({ kind, rules }: RuleAssessment): boolean =>
  kind === 'any_of' ? !!rules?.some(asksForAccount) : kind !== 'age' && kind !== 'country';

function Rule({ rule }: { readonly rule: RuleAssessment }) {
  const say = useWords();
  const { locale } = useView();
  const { label, met, value, at_least } = rule;
  const known = met || value !== undefined;
  const state = met ? words.met : known ? words.notMet : words.unknown;
  const source = rule.self_declared ? words.selfDeclared : words.measured;
  return (
    <li className={styles.rule} data-met={met}>
      <Icon name={met ? 'tabler:circle-check' : 'tabler:circle-dashed'} />
      <div className={styles.words}>
        <p>
          <span className={visuallyHidden}>{say(state)}: </span>
          {label}
        </p>
        {known && !rule.rules && (
          <p className={styles.source}>
            {value !== undefined && at_least !== undefined && rule.kind !== 'age' && (
              <span>{say(words.yours, { value: formatNumber(value, locale) })} </span>
            )}
            <span className={styles.mark}>{say(source)}</span>
          </p>
        )}
        {rule.rules && (
          <ul className={styles.options}>
            {rule.rules.map((one) => (
              <Rule key={one.label} rule={one} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
