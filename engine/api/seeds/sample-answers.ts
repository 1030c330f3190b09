import type { Answers } from '#contract/endpoints/fields.ts';
import { statisticAsked } from '#domain/applications/eligibility.ts';
import type { AnswerField } from '#domain/forms/answer-field.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import type { SampleCreator } from './sample-roster.ts';

/** What the answers of a sample creator follow from. */
type Answering = Pick<SampleCreator, 'name' | 'country' | 'statistics'>;

/** Sound answers to a form, by the rules that people's own answers are held to. */
export function sampleAnswers(form: readonly AnswerField[], person: Answering): Answers {
  const given = Object.fromEntries(form.map((field) => [field.name, sampleAnswer(field, person)]));
  return checkAnswers(form, given).answers;
}

function sampleAnswer(
  field: AnswerField,
  { name, country, statistics }: Answering,
): Answers[string] {
  const handle = name.toLowerCase().replaceAll(/[^a-z]+/g, '-') || 'creator';
  const { type, options = [], max_length = 500, minimum = 0, maximum = Infinity } = field;
  const text = (words: string) => words.slice(0, max_length);
  switch (type) {
    case 'checkbox':
      return true;
    case 'number':
      return Math.max(minimum, Math.min(figureOf(field.name, statistics), maximum));
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

/** A figure of their account where one is asked for; one that it does not tell meets most rules. */
function figureOf(name: string, statistics: Answering['statistics']): number {
  const asked = statisticAsked(name);
  return asked ? (statistics[asked.statistic] ?? 60) : 12;
}
