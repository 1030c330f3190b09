import type { UseFormRegister } from 'react-hook-form';
import { LONGEST } from '#domain/applications/check-answer.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useView } from '../../view/use-view.ts';
import { commonWords } from '../words/common-words.ts';
import { formWords } from '../words/form-words.ts';
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

/** What takes a line, a text, a number, a date, or one of a list. */
export function TextControl({ question, control, register, value }: TextControlProperties) {
  const say = useWords();
  const { locale } = useView();
  const { type, name, options = [], autoComplete } = question;
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
        <input
          type={INPUT_TYPES[type] ?? 'text'}
          className={type === 'number' || type === 'date' ? styles.short : styles.control}
          {...(type === 'number' ? { step: 'any', inputMode: 'decimal' } : {})}
          // Addresses are written from left to right in every language.
          {...(type === 'url' || type === 'email' ? { dir: 'ltr' } : {})}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...control}
          {...register(name)}
        />
      );
  }
}

function Count({ question, text }: { readonly question: Question; readonly text: string }) {
  const say = useWords();
  const most = question.max_length ?? LONGEST.long_text;
  return (
    <p className={styles.count}>{say(formWords.characters, { count: text.trim().length, most })}</p>
  );
}
