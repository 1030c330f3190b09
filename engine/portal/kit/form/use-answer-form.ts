import { useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { clearDraft, readDraft, writeDraft } from '../../base/session/draft-storage.ts';
import { faultsOf, faultText } from './fault-text.ts';
import type { Question } from './question.ts';
import { answersFrom, type Typed, typedFrom } from './typed-answers.ts';
import { type Suggested, useSuggested } from './use-suggested.ts';

export interface AnswerFormOptions {
  readonly questions: readonly Question[];
  /** What was answered before. */
  readonly answers: Readonly<Answers>;
  /** Where what is typed is kept until it is sent; absent: nowhere. */
  readonly draft?: string | undefined;
  /** What is filled in where nobody has answered yet. */
  readonly suggested?: Suggested | undefined;
  /** Sends checked answers. @throws ApiCallError */
  readonly onSubmit: (answers: Answers) => Promise<unknown>;
}

export interface AnswerFormState {
  readonly form: UseFormReturn<Typed, unknown, Answers>;
  readonly typed: Typed;
  /** Whether a draft was brought back. */
  readonly restored: boolean;
  /** What went wrong beside the answers themselves. */
  readonly problem: ApiCallError | undefined;
  readonly submit: () => Promise<void>;
  readonly startOver: () => void;
}

/** A form's state: checked as the API checks it, kept as a draft, with the API's faults in place. */
export function useAnswerForm(options: AnswerFormOptions): AnswerFormState {
  const { questions, answers, draft, onSubmit } = options;
  const say = useWords();
  const [kept, setKept] = useState(() => (draft === undefined ? undefined : readDraft(draft)));
  const [problem, setProblem] = useState<ApiCallError>();
  // State comes too late for the second of two quick clicks.
  const sending = useRef(false);
  const form = useForm<Typed, unknown, Answers>({
    defaultValues: typedFrom(questions, kept ?? answers),
    resolver: resolverOf(questions, say),
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control }) as Typed;
  useSuggested(form, options.suggested);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (draft !== undefined && isDirty) writeDraft(draft, typed);
  }, [draft, isDirty, typed]);

  const send = async (checked: Answers) => {
    setProblem(undefined);
    try {
      await onSubmit(checked);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (!showFaults(form, questions, error, say)) setProblem(error);
      return;
    }
    if (draft !== undefined) clearDraft(draft);
    setKept(undefined);
    form.reset(form.getValues());
  };
  return {
    form,
    typed,
    restored: kept !== undefined,
    problem,
    submit: async () => {
      if (sending.current) return;
      sending.current = true;
      try {
        await form.handleSubmit(send)();
      } finally {
        sending.current = false;
      }
    },
    startOver: () => {
      if (draft !== undefined) clearDraft(draft);
      setKept(undefined);
      setProblem(undefined);
      form.reset(typedFrom(questions, answers));
    },
  };
}

function resolverOf(questions: readonly Question[], say: Speak): Resolver<Typed, unknown, Answers> {
  return (typed) => {
    const { faults, answers } = checkAnswers(questions, answersFrom(questions, typed));
    if (faults.length === 0) return { values: answers, errors: {} };
    const errors = faults.flatMap(({ field, code }) => {
      const question = questions.find(({ name }) => name === field);
      return question ? [[field, { type: code, message: faultText(question, code, say) }]] : [];
    });
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** Puts the API's faults at their questions; false where one of them has no place there. */
function showFaults(
  form: UseFormReturn<Typed, unknown, Answers>,
  questions: readonly Question[],
  { code, extra }: ApiCallError,
  say: Speak,
): boolean {
  const faults = code === 'FIELD_INVALID' ? faultsOf(extra) : [];
  const places = faults.map(({ field }) => questions.find(({ name }) => name === field));
  if (places.length === 0 || places.includes(undefined)) return false;
  for (const [index, fault] of faults.entries()) {
    const question = places[index];
    if (!question) continue;
    const message = faultText(question, fault.code, say);
    form.setError(question.name, { type: fault.code, message }, { shouldFocus: index === 0 });
  }
  return true;
}
