import { isWebAddress } from '#contract/endpoints/characters.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { AnswerFault, AnswerField } from './answer-field.ts';

type Answer = Answers[string];
type Fault = Omit<AnswerFault, 'field'>;
type Checked =
  | { readonly fault: Fault }
  | { readonly fault?: undefined; readonly answer: NonNullable<Answer> | null };

/** The longest answers where a field names no length of its own. */
export const LONGEST = { text: 500, long_text: 5_000, url: 2_000, email: 254 } as const;

const fault = (code: Fault['code'], message: string): Checked => ({ fault: { code, message } });
const REQUIRED = fault('required', 'Please answer this.');
const TEXT_NEEDED = fault('wrong_type', 'This takes text.');

/** One answer, as it is to be kept; null where it is left open. */
export function checkAnswer(field: AnswerField, answer: Answer): Checked {
  const kept = typeof answer === 'string' ? answer.trim() : answer;
  if (isOpen(kept)) return field.required ? REQUIRED : { answer: null };
  switch (field.type) {
    case 'number':
      return typeof kept === 'number' && Number.isFinite(kept)
        ? checkNumber(field, kept)
        : fault('wrong_type', 'This takes a number.');
    case 'checkbox':
      if (typeof kept !== 'boolean') return fault('wrong_type', 'This takes true or false.');
      // A box that must be ticked is not answered by leaving it empty.
      return field.required && !kept ? REQUIRED : { answer: kept };
    case 'multi_select':
      return checkChoices(field, kept);
    default:
      return typeof kept === 'string' ? checkText(field, kept) : TEXT_NEEDED;
  }
}

function isOpen(answer: Answer): answer is null {
  return answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function checkNumber({ minimum, maximum }: AnswerField, number: number): Checked {
  if (minimum !== undefined && number < minimum) return fault('too_small', `At least ${minimum}.`);
  if (maximum !== undefined && number > maximum) return fault('too_large', `At most ${maximum}.`);
  return { answer: number };
}

function checkChoices(field: AnswerField, answer: Answer): Checked {
  if (!Array.isArray(answer)) return fault('wrong_type', 'This takes a list of options.');
  const chosen = new Set(answer);
  const options = (field.options ?? []).map(({ value }) => value);
  if (answer.some((value) => !options.includes(value))) return notAnOption(options);
  // Each once, in the form's order, whatever was sent: the same choice is always kept the same.
  return { answer: options.filter((value) => chosen.has(value)) };
}

function checkText(field: AnswerField, text: string): Checked {
  const longest = longestOf(field);
  if (longest !== undefined && text.length > longest)
    return fault('too_long', `At most ${longest} characters.`);
  switch (field.type) {
    case 'select': {
      const options = (field.options ?? []).map(({ value }) => value);
      return options.includes(text) ? { answer: text } : notAnOption(options);
    }
    case 'long_text': {
      const lines = text.replaceAll(/\r\n?/g, '\n');
      return /[^\P{Cc}\n\t]|\p{Cs}/u.test(lines) ? CONTROL : { answer: lines };
    }
    case 'url':
      return isWebAddress(text)
        ? { answer: text }
        : fault('malformed', 'This takes an address that begins with https:// or http://.');
    case 'email':
      return /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/.test(text)
        ? { answer: text }
        : fault('malformed', 'This takes an e-mail address.');
    case 'date':
      return isDate(text)
        ? { answer: text }
        : fault('malformed', 'This takes a date as YYYY-MM-DD.');
    case 'country':
      return /^[A-Z]{2}$/.test(text)
        ? { answer: text }
        : fault('malformed', 'This takes a country as ISO 3166 writes it: two capital letters.');
    default:
      return /[\p{Cc}\p{Cs}]/u.test(text) ? CONTROL : { answer: text };
  }
}

const CONTROL = fault('malformed', 'This takes no control characters.');
const notAnOption = (options: readonly string[]) =>
  fault('not_an_option', `This takes one of: ${options.join(', ')}.`);

function longestOf({ type, max_length }: AnswerField): number | undefined {
  const usual = Object.hasOwn(LONGEST, type) ? LONGEST[type as keyof typeof LONGEST] : undefined;
  if (type === 'select') return undefined; // its options say what it takes
  return max_length ?? usual;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
