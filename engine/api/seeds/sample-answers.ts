import type { Answers } from '#contract/endpoints/fields.ts';
import type { AnswerField } from '#domain/forms/answer-field.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';

/** Sound answers to a form, by the rules that people's own answers are held to. */
export function sampleAnswers(
  form: readonly AnswerField[],
  { name, country }: { readonly name: string; readonly country: string },
): Answers {
  const handle = name.toLowerCase().replaceAll(/[^a-z]+/g, '-') || 'creator';
  const given = Object.fromEntries(
    form.map((field) => [field.name, sampleAnswer(field, handle, country)]),
  );
  return checkAnswers(form, given).answers;
}

function sampleAnswer(field: AnswerField, handle: string, country: string): Answers[string] {
  const { type, options = [], max_length = 500, minimum = 0, maximum = 12 } = field;
  const text = (words: string) => words.slice(0, max_length);
  switch (type) {
    case 'checkbox':
      return true;
    case 'number':
      return Math.max(minimum, Math.min(12, maximum));
    case 'select':
      return options[handle.length % Math.max(1, options.length)]?.value ?? null;
    case 'multi_select':
      return options.slice(0, 1 + (handle.length % 2)).map(({ value }) => value);
    case 'url':
      return `https://channel.example/${handle}`;
    case 'email':
      return `${handle}@people.example`;
    case 'date':
      return '2027-01-10';
    case 'country':
      return country;
    case 'long_text':
      return text('A series of three videos, and a stream with whoever wants to play along.');
    default:
      return text('Sample answer');
  }
}
