import { Suspense } from 'react';
import type { RuleAssessment } from '#domain/applications/eligibility.ts';
import { type RemedyPlaces, ruleRemedy } from '#domain/applications/rule-remedy.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { agreementField } from '../../kit/form/agreement-questions.tsx';
import type { Question } from '../../kit/form/question.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { applicationWords as words } from './application-words.ts';
import * as styles from './eligibility-panel.css.ts';

const LookHint = lazyPart(async () => (await import('./look-hint.tsx')).LookHint);

interface RuleHintProperties {
  readonly rule: RuleAssessment;
  readonly questions: readonly Question[];
  readonly places: RemedyPlaces;
}

/** What to do about a rule of which nothing is known: leads to the question, to linking, or asks the platform again. */
export function RuleHint({ rule, questions, places }: RuleHintProperties) {
  const say = useWords();
  const account = useSectionPath('account');
  const remedy = ruleRemedy(rule, places);
  if (!remedy) return null;
  if (remedy.kind === 'look')
    return (
      <Suspense>
        <LookHint reason={remedy.reason} />
      </Suspense>
    );
  if (remedy.kind === 'link')
    return (
      account && (
        <p className={styles.hint}>
          <ProgramLink to={`${account}#linked-accounts`}>{say(words.linkAccount)}</ProgramLink>
        </p>
      )
    );
  const name = remedy.kind === 'answer' ? remedy.field : agreementField(remedy.agreement);
  const question = questions.find((one) => one.name === name);
  if (!question) return null;
  const hint = question.type === 'checkbox' ? words.tickBox : words.answerQuestion;
  return (
    <p className={styles.hint}>
      <button type="button" className={styles.lead} onClick={() => leadTo(name)}>
        {say(hint, { question: question.label })}
      </button>
    </p>
  );
}

/** Puts the focus on a question of the form, away from what sticks to the edges of the window. */
function leadTo(name: string): void {
  const control = document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
