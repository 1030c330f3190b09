import type { UseFormRegister } from 'react-hook-form';
import * as styles from './form.css.ts';
import type { Question } from './question.ts';
import type { Typed } from './typed-answers.ts';

interface ChoicesProperties {
  readonly question: Question;
  readonly register: UseFormRegister<Typed>;
  readonly invalid: boolean;
}

/** Options of which one, or several, are chosen. */
export function Choices({ question, register, invalid }: ChoicesProperties) {
  const { type, name, options = [] } = question;
  return (
    <div className={styles.choices}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.choice} data-invalid={invalid ? '' : undefined}>
          <input
            type={type === 'select' ? 'radio' : 'checkbox'}
            className={styles.tick}
            value={value}
            aria-invalid={invalid}
            {...register(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
