import type { Answers } from '#contract/endpoints/fields.ts';
import type { AnswerFault, AnswerField } from './answer-field.ts';
import { checkAnswer } from './check-answer.ts';

export interface CheckedAnswers {
  /** In the form's order, then unknown names; empty where all is well. */
  readonly faults: readonly AnswerFault[];
  /** What is to be kept: trimmed, without empty answers and without those of hidden questions. */
  readonly answers: Answers;
}

/**
 * Checks answers against a form (application.schema.json, `field`). A question that its `when`
 * hides is not asked: an answer to it is dropped, since forms keep what was typed before. An
 * unanswered question shows none that depend on it.
 */
export function checkAnswers(fields: readonly AnswerField[], given: Answers): CheckedAnswers {
  const faults: AnswerFault[] = [];
  const answers = new Map<string, NonNullable<Answers[string]>>();
  for (const field of fields) {
    if (!isAsked(field, (name) => answers.get(name))) continue;
    const sent = Object.hasOwn(given, field.name) ? given[field.name] : null;
    const checked = checkAnswer(field, sent ?? null);
    if (checked.fault) faults.push({ field: field.name, ...checked.fault });
    else if (checked.answer !== null) answers.set(field.name, checked.answer);
  }
  const names = new Set(fields.map(({ name }) => name));
  for (const field of Object.keys(given))
    if (!names.has(field))
      faults.push({
        field,
        code: 'unknown_field',
        message: 'The form has no such question. Leave it out.',
      });
  return { faults, answers: Object.fromEntries(answers) };
}

/** Whether a question is asked, given the answers that are kept of those before it. */
export function isAsked(
  { when }: Pick<AnswerField, 'when'>,
  answerTo: (name: string) => Answers[string] | undefined,
): boolean {
  return !when || answerEquals(answerTo(when.field), when.equals);
}

/** Whether an answer is the one that a condition names; of several, one of them is enough. */
function answerEquals(answer: Answers[string] | undefined, equals: string): boolean {
  if (Array.isArray(answer)) return answer.includes(equals);
  if (typeof answer === 'boolean') return answer === (equals === 'true' || equals === 'yes');
  return answer !== undefined && String(answer) === equals;
}
