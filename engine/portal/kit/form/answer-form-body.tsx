import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../parts/call-problem.tsx';
import { formWords } from '../words/form-words.ts';
import * as styles from './form.css.ts';
import type { QuestionGroup } from './question.ts';
import { QuestionField } from './question-field.tsx';
import { askedQuestions, type Typed } from './typed-answers.ts';
import { type AnswerFormOptions, useAnswerForm } from './use-answer-form.ts';

export interface AnswerFormProperties extends Omit<AnswerFormOptions, 'questions'> {
  readonly groups: readonly QuestionGroup[];
  /** What the button says. */
  readonly submitLabel: string;
  /** Is told what stands in the form, at first and after each change. */
  readonly onTyped?: (typed: Typed) => void;
  /** Stands above the button. */
  readonly children?: ReactNode;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
}

/** A form drawn from its questions, and the way to send it. */
export function AnswerFormBody(properties: AnswerFormProperties) {
  const { groups, submitLabel, onTyped, children, beside, ...options } = properties;
  const say = useWords();
  const questions = groups.flatMap((group) => group.questions);
  const { form, typed, restored, problem, submit, startOver } = useAnswerForm({
    ...options,
    questions,
  });
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState;
  useEffect(() => onTyped?.(typed), [onTyped, typed]);
  const asked = new Set(askedQuestions(questions, typed));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {restored && <Restored onStartOver={startOver} />}
      {groups.map(({ id, title, questions: own }) => (
        <Group key={id} title={title}>
          {own
            .filter((question) => asked.has(question))
            .map((question) => (
              <QuestionField
                key={question.name}
                question={question}
                register={form.register}
                value={typed[question.name]}
                error={(errors as FieldErrors<Record<string, string>>)[question.name]}
              />
            ))}
        </Group>
      ))}
      {children}
      {problem && <CallProblem error={problem} />}
      {isSubmitted && hasAny(errors) && (
        <p className={styles.fault} role="alert">
          {say(formWords.faults, { count: Object.keys(errors).length })}
        </p>
      )}
      <div className={styles.actions}>
        <button type="submit" className={primaryButton} aria-disabled={isSubmitting}>
          {submitLabel}
        </button>
        {beside}
        {options.draft !== undefined && isDirty && (
          <p className={styles.draft}>{say(formWords.draftKept)}</p>
        )}
      </div>
    </form>
  );
}

const hasAny = (errors: object): boolean => Object.keys(errors).length > 0;

interface GroupProperties {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProperties) {
  if (title === undefined) return <div className={styles.group}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={`${itemTitle} ${styles.groupTitle}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

function Restored({ onStartOver }: { readonly onStartOver: () => void }) {
  const say = useWords();
  return (
    <div className={styles.actions} role="status">
      <p className={styles.draft}>{say(formWords.draftRestored)}</p>
      <button type="button" className={quietButton} onClick={onStartOver}>
        {say(formWords.startOver)}
      </button>
    </div>
  );
}
