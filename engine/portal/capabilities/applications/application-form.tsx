import { Suspense, useCallback, useState } from 'react';
import { type AgreementName, agreementNames } from '#contract/endpoints/fields.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { useSession } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { agreementQuestions, splitAgreements } from '../../kit/form/agreement-questions.tsx';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import { type QuestionGroup, questionsOf } from '../../kit/form/question.ts';
import { answersFrom, type Typed } from '../../kit/form/typed-answers.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './application.css.ts';
import type { ApplicationAnswer } from './application-step.ts';
import { applicationWords } from './application-words.ts';
import { useSend } from './use-send.ts';

const EligibilityPanel = lazyPart(
  async () => (await import('./eligibility-panel.tsx')).EligibilityPanel,
);
const CountryNotice = lazyPart(async () => (await import('./country-notice.tsx')).CountryNotice);

interface ApplicationFormProperties {
  readonly answer: ApplicationAnswer;
  /** Whether changes were asked for: then it is the same application that is sent again. */
  readonly again: boolean;
  readonly onSent: () => void;
}

/** The program's questions and agreements, how one stands with its rules, and the way to send it. */
export function ApplicationForm({ answer, again, onSent }: ApplicationFormProperties) {
  const say = useWords();
  const { locale } = useView();
  const program = useProgram();
  const session = useSession();
  const send = useSend();
  const questions = questionsOf(answer.form);
  const boxes = agreementQuestions(answer.agreements, program, say, locale);
  const groups = groupsOf(
    {
      id: 'questions',
      title: say(again ? applicationWords.edit : words.application),
      questions,
    },
    { id: 'agreements', title: say(applicationWords.agreements), questions: boxes },
  );
  const [typed, setTyped] = useState<Typed>({});
  const onTyped = useCallback((now: Typed) => setTyped(now), []);
  const now = splitAgreements(
    checkAnswers([...questions, ...boxes], answersFrom([...questions, ...boxes], typed)).answers,
  );
  const accepted = agreementNames.filter((name) => now.agreements[name] || isCurrent(answer, name));
  const { application } = answer;
  const draft = again && application ? `${application.id}:${application.revision}` : 'application';
  return (
    <div className={styles.beside}>
      <AnswerForm
        groups={groups}
        answers={application?.answers ?? {}}
        draft={session && draftKey(program.uuid, session.user.id, draft)}
        submitLabel={say(again ? applicationWords.sendAgain : applicationWords.send)}
        onTyped={onTyped}
        onSubmit={async (given) => {
          await send(given);
          if (again) toast({ title: say(applicationWords.sentAgain), tone: 'success' });
          onSent();
        }}
      >
        {program.agreements?.confirmed_in_approved_country && (
          <Suspense>
            <CountryNotice form={questions} answers={now.answers} />
          </Suspense>
        )}
      </AnswerForm>
      {program.applications.eligibility && (
        <div className={styles.side}>
          <Suspense fallback={<Skeleton rows={3} />}>
            <EligibilityPanel
              questions={questions}
              boxes={boxes}
              answers={now.answers}
              accepted={accepted}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

const isCurrent = ({ agreements }: ApplicationAnswer, name: AgreementName): boolean =>
  agreements.some(({ agreement, current }) => agreement === name && current);

/** Groups that have something to ask. */
const groupsOf = (...groups: readonly QuestionGroup[]): readonly QuestionGroup[] =>
  groups.filter(({ questions }) => questions.length > 0);
