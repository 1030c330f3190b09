import type { AnswerFault, AnswerFaultCode } from '#domain/forms/answer-field.ts';
import { LONGEST } from '#domain/forms/check-answer.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { commonWords } from '../words/common-words.ts';
import { formWords } from '../words/form-words.ts';
import type { Question } from './question.ts';

/** What is wrong with an answer, in the page's language. */
export function faultText(
  { type, max_length, minimum = 0, maximum = 0 }: Question,
  code: AnswerFaultCode,
  say: Speak,
): string {
  switch (code) {
    case 'required':
      return say(formWords.required);
    case 'too_long':
      return say(commonWords.tooLong, { count: max_length ?? longestOf(type) });
    case 'too_small':
      return say(formWords.tooSmall, { least: minimum });
    case 'too_large':
      return say(formWords.tooLarge, { most: maximum });
    case 'not_an_option':
      return say(formWords.notAnOption);
    case 'unknown_field':
      return say(formWords.unknownField);
    case 'wrong_type':
      return say(type === 'number' ? commonWords.notANumber : formWords.wrongType);
    case 'malformed':
      return say(malformed(type));
  }
}

const longestOf = (type: Question['type']) =>
  Object.hasOwn(LONGEST, type) ? LONGEST[type as keyof typeof LONGEST] : LONGEST.text;

function malformed(type: Question['type']) {
  switch (type) {
    case 'url':
      return commonWords.notAnAddress;
    case 'email':
      return formWords.malformedEmail;
    case 'date':
      return formWords.malformedDate;
    case 'country':
      return formWords.malformedCountry;
    default:
      return formWords.malformedText;
  }
}

/** The faults that an answer of the API names (FIELD_INVALID). */
export function faultsOf(extra: Readonly<Record<string, unknown>>): readonly AnswerFault[] {
  return Array.isArray(extra.faults) ? (extra.faults as AnswerFault[]) : [];
}
