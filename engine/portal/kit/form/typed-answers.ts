import type { Answers } from '#contract/endpoints/fields.ts';
import { checkAnswers, isAsked } from '#domain/forms/check-answers.ts';
import { completeAddress } from './complete-address.ts';
import type { Question } from './question.ts';

/** What stands in a form: text as it was typed, ticks, and chosen options. */
export type Typed = Record<string, string | boolean | string[]>;

type Value = Typed[string];

const EMPTY: Readonly<Partial<Record<Question['type'], () => Value>>> = {
  checkbox: () => false,
  multi_select: () => [],
};

/** Answers as a form shows them; what does not fit a question is left out. */
export function typedFrom(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
): Typed {
  return Object.fromEntries(
    questions.map(({ name, type }) => {
      const empty = EMPTY[type]?.() ?? '';
      const answer = Object.hasOwn(given, name) ? given[name] : undefined;
      return [name, valueLike(empty, answer) ?? empty];
    }),
  );
}

function valueLike(empty: Value, answer: unknown): Value | undefined {
  if (typeof empty === 'string')
    return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : undefined;
  if (typeof empty === 'boolean') return typeof answer === 'boolean' ? answer : undefined;
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : undefined;
}

/** What a form holds, as the API takes it; still to be checked. */
export function answersFrom(questions: readonly Question[], typed: Readonly<Typed>): Answers {
  return Object.fromEntries(
    questions.map(({ name, type }) => {
      const value = typed[name] ?? null;
      return [name, typeof value === 'string' ? answerFrom(type, value) : value];
    }),
  );
}

function answerFrom(type: Question['type'], text: string): string | number | null {
  if (type === 'number') return numberFrom(text);
  return type === 'url' ? completeAddress(text) : text;
}

/** Text that is no number stays text: the check says what is wrong with it. */
function numberFrom(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
}

/** The questions that are asked, given what stands in the form. */
export function askedQuestions(
  questions: readonly Question[],
  typed: Readonly<Typed>,
): readonly Question[] {
  const { answers } = checkAnswers(questions, answersFrom(questions, typed));
  const answerTo = (name: string) => (Object.hasOwn(answers, name) ? answers[name] : undefined);
  return questions.filter((question) => isAsked(question, answerTo));
}
