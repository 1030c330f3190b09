import { useForm } from 'react-hook-form';
import { useWords } from '../../base/i18n/use-words.ts';
import * as styles from '../../kit/form/form.css.ts';
import type { Question } from '../../kit/form/question.ts';
import { QuestionField } from '../../kit/form/question-field.tsx';
import type { Typed } from '../../kit/form/typed-answers.ts';
import { Part } from './showcase-part.tsx';
import { showcaseWords } from './showcase-words.ts';

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
