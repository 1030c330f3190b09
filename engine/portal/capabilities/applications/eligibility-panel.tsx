import { type AgreementName, type Answers, agreementNames } from '#contract/endpoints/fields.ts';
import { countMet, isKnown, type RuleAssessment } from '#domain/applications/eligibility.ts';
import { type RemedyPlaces, ruleRemedy } from '#domain/applications/rule-remedy.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import type { Question } from '../../kit/form/question.ts';
import { ProgressRing } from '../../kit/parts/progress-ring.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { applicationWords as words } from './application-words.ts';
import * as styles from './eligibility-panel.css.ts';
import { EligibilityRule } from './eligibility-rule.tsx';
import { type Assessment, useAssessment } from './use-assessment.ts';

interface EligibilityPanelProperties {
  /** Those of the form. */
  readonly questions: readonly Question[];
  /** Those of the agreements. */
  readonly boxes: readonly Question[];
  /** As the form is filled in now. */
  readonly answers: Answers;
  readonly accepted: readonly AgreementName[];
}

/** How the person stands with the program's rules, while the form is filled in. */
export function EligibilityPanel(properties: EligibilityPanelProperties) {
  const { questions, boxes, answers, accepted } = properties;
  const assessment = useAssessment(answers, accepted);
  if (!assessment) return <Skeleton rows={3} />;
  const places = {
    form: questions,
    answers,
    agreements: agreementNames.filter((name) => !accepted.includes(name)),
    linkable: assessment.linkable,
  };
  return <Assessed assessment={assessment} questions={[...questions, ...boxes]} places={places} />;
}

interface AssessedProperties {
  readonly assessment: Assessment;
  /** All of the form, the boxes of its agreements among them. */
  readonly questions: readonly Question[];
  readonly places: RemedyPlaces;
}

/**
 * "2 of 3 met": how one stands with each rule, whether it was measured or is one's own word, and what
 * to do about those of which nothing is known.
 */
function Assessed({ assessment, questions, places }: AssessedProperties) {
  const say = useWords();
  const { age_gate } = useView();
  const account = useSectionPath('account');
  const { met, total } = countMet(assessment);
  const text = say(assessment.require === 'all' ? words.metAll : words.metAny, { met, total });
  const { rules, admitted, note } = assessment;
  const single = rules.flatMap((rule) => rule.rules ?? [rule]);
  const offersLink = single.some((rule) => ruleRemedy(rule, places)?.kind === 'link');
  const wantsLink = !offersLink && rules.some((rule) => !rule.met && asksForAccount(rule));
  // What nobody has said or measured yet speaks against nobody.
  const barred = !admitted && rules.some((rule) => !rule.met && isKnown(rule));
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
          <EligibilityRule key={rule.label} rule={rule} questions={questions} places={places} />
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
