import { useId } from 'react';
import type { FieldError, UseFormRegister } from 'react-hook-form';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { commonWords } from '../words/common-words.ts';
import { Choices } from './choices.tsx';
import * as styles from './form.css.ts';
import type { Question } from './question.ts';
import { TextControl } from './text-control.tsx';
import type { Typed } from './typed-answers.ts';

export interface QuestionFieldProperties {
  readonly question: Question;
  readonly register: UseFormRegister<Typed>;
  readonly value: Typed[string] | undefined;
  readonly error: FieldError | undefined;
}

/** What ties a control to the words around it. */
export interface ControlProperties {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}

/** A question with what it takes, its hint, and what is wrong with the answer. */
export function QuestionField({ question, register, value, error }: QuestionFieldProperties) {
  const say = useWords();
  const id = useId();
  const { type, name, label, help, required = false } = question;
  const described = [help && `${id}-help`, error && `${id}-fault`].filter(Boolean).join(' ');
  const control: ControlProperties = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    'aria-required': required,
  };
  const words = (
    <>
      {label}
      {!required && <span className={styles.optional}> ({say(commonWords.optional)})</span>}
    </>
  );
  const hint = help && (
    <div className={styles.help} id={`${id}-help`}>
      {help}
    </div>
  );
  const fault = error && (
    <p className={styles.fault} id={`${id}-fault`}>
      <Icon name="tabler:alert-triangle" />
      {error.message}
    </p>
  );
  if (type === 'checkbox')
    return (
      <div className={styles.question}>
        <label className={styles.choice} data-invalid={error ? '' : undefined}>
          <input type="checkbox" className={styles.tick} {...control} {...register(name)} />
          <span>{words}</span>
        </label>
        {hint}
        {fault}
      </div>
    );
  if (isChosenAmongAll(question))
    return (
      <fieldset className={styles.question} aria-describedby={control['aria-describedby']}>
        <legend className={styles.label}>{words}</legend>
        {hint}
        <Choices question={question} register={register} invalid={error !== undefined} />
        {fault}
      </fieldset>
    );
  return (
    <div className={styles.question}>
      <label className={styles.label} htmlFor={id}>
        {words}
      </label>
      {hint}
      <TextControl question={question} control={control} register={register} value={value} />
      {fault}
      {question.below}
    </div>
  );
}

/** Few options stand there at once; a choice that can be left open keeps its empty line. */
function isChosenAmongAll({ type, options = [], required, folded }: Question): boolean {
  if (type === 'multi_select') return true;
  return type === 'select' && !!required && !folded && options.length <= 6;
}
