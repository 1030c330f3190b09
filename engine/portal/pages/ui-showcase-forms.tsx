import { useForm } from 'react-hook-form';
import * as styles from '../dashboard/form/form.css.ts';
import type { Question } from '../dashboard/form/question.ts';
import { QuestionField } from '../dashboard/form/question-field.tsx';
import type { Typed } from '../dashboard/form/typed-answers.ts';
import { showcaseWords } from '../dashboard/words/showcase-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { Part } from './ui-showcase-part.tsx';

const TYPES = [
  'text',
  'long_text',
  'url',
  'number',
  'date',
  'select',
  'multi_select',
  'checkbox',
  'country',
] as const satisfies readonly Question['type'][];

/** Every kind of question: to be answered, and answered wrongly. */
export function FormParts() {
  const say = useWords();
  const { register, watch } = useForm<Typed>();
  const options = [1, 2, 3].map((number) => ({
    value: `${number}`,
    label: say(showcaseWords.option, { number }),
  }));
  const fault = { type: 'custom', message: say(showcaseWords.fault) };
  return (
    <Part title={say(showcaseWords.forms)}>
      <form className={styles.form} onSubmit={(submit) => submit.preventDefault()}>
        {[undefined, fault].flatMap((error) =>
          TYPES.map((type, index) => {
            const name = `${type}${error ? '_wrong' : ''}`;
            const question: Question = {
              name,
              type,
              label: say(showcaseWords.sample, { number: index + 1 }),
              required: index % 2 === 0,
              ...(index % 3 === 0 ? { help: say(showcaseWords.text) } : {}),
              ...(type === 'select' || type === 'multi_select' ? { options } : {}),
            };
            return (
              <QuestionField
                key={name}
                question={question}
                register={register}
                value={watch(name)}
                error={error}
              />
            );
          }),
        )}
      </form>
    </Part>
  );
}
