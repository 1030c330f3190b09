import type { UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { LONGEST } from '#domain/forms/check-answer.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { commonWords } from '../words/common-words.ts';
import { formWords } from '../words/form-words.ts';
import { completeAddress } from './complete-address.ts';
import { countriesIn } from './countries.ts';
import * as styles from './form.css.ts';
import type { Question } from './question.ts';
import type { ControlProperties } from './question-field.tsx';
import type { Typed } from './typed-answers.ts';

interface TextControlProperties {
  readonly question: Question;
  readonly control: ControlProperties;
  readonly register: UseFormRegister<Typed>;
  readonly value: Typed[string] | undefined;
}

const INPUT_TYPES: Readonly<Partial<Record<Question['type'], string>>> = {
  url: 'url',
  email: 'email',
  number: 'number',
  date: 'date',
};

/** The share of its limit from which a line tells how long it is. */
const NEAR = 0.8;

/** What takes a line, a text, a number, a date, or one of a list. */
export function TextControl({ question, control, register, value }: TextControlProperties) {
  const say = useWords();
  const { locale } = useView();
  const { type, name, options = [] } = question;
  const filledIn = question.autoComplete ?? (type === 'email' ? 'email' : undefined);
  switch (type) {
    case 'long_text':
      return (
        <>
          <textarea className={styles.area} rows={4} {...control} {...register(name)} />
          <Count question={question} text={typeof value === 'string' ? value : ''} />
        </>
      );
    case 'select':
      return (
        <select className={styles.control} {...control} {...register(name)}>
          <option value="">{say(commonWords.choose)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'country':
      return (
        <select className={styles.control} autoComplete="country" {...control} {...register(name)}>
          <option value="">{say(formWords.chooseCountry)}</option>
          {countriesIn(locale).map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <>
          <input
            type={INPUT_TYPES[type] ?? 'text'}
            className={type === 'number' || type === 'date' ? styles.short : styles.control}
            enterKeyHint="send"
            {...(type === 'number'
              ? { step: 'any', inputMode: 'decimal', min: question.minimum, max: question.maximum }
              : {})}
            // Addresses are written from left to right in every language.
            {...(type === 'url' || type === 'email' ? { dir: 'ltr' } : {})}
            {...(filledIn === undefined ? {} : { autoComplete: filledIn })}
            {...control}
            {...(type === 'url' ? completing(register(name)) : register(name))}
          />
          <Count question={question} text={typeof value === 'string' ? value : ''} near />
        </>
      );
  }
}

/** Puts the https:// before an address that was typed without, once its field is left. */
function completing(field: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...field,
    onBlur: async (event: { readonly target: HTMLInputElement }) => {
      const { target } = event;
      const whole = completeAddress(target.value);
      if (whole !== target.value) {
        target.value = whole;
        await field.onChange({ type: 'change', target });
      }
      await field.onBlur(event);
    },
  };
}

/** How much was typed of what may be; with `near`, only near the end of it. */
function Count({
  question: { type, max_length },
  text,
  near = false,
}: {
  readonly question: Question;
  readonly text: string;
  readonly near?: boolean;
}) {
  const say = useWords();
  const most = max_length ?? (Object.hasOwn(LONGEST, type) ? LONGEST[type as 'text'] : undefined);
  const count = text.trim().length;
  if (most === undefined || (near && count < most * NEAR)) return null;
  return <p className={styles.count}>{say(formWords.characters, { count, most })}</p>;
}
