import type { Answers } from '#contract/endpoints/fields.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber, utcDay } from '../parts/format.ts';
import { commonWords } from '../words/common-words.ts';
import * as styles from './answer-list.css.ts';
import { countriesIn } from './countries.ts';
import type { Question } from './question.ts';
import { askedQuestions, typedFrom } from './typed-answers.ts';

interface AnswerListProperties {
  readonly questions: readonly Question[];
  readonly answers: Readonly<Answers>;
}

/** What was answered, beside each question that was asked. */
export function AnswerList({ questions, answers }: AnswerListProperties) {
  const say = useWords();
  const { locale } = useView();
  const textOf = (question: Question): string => {
    const answer = Object.hasOwn(answers, question.name) ? answers[question.name] : null;
    if (answer === null || answer === undefined || answer === '') return '–';
    if (typeof answer === 'boolean') return say(answer ? commonWords.yes : commonWords.no);
    if (typeof answer === 'number') return formatNumber(answer, locale);
    if (question.type === 'date' && typeof answer === 'string') return utcDay(answer, locale);
    const named = (value: string) => nameOf(question, value, locale);
    return Array.isArray(answer) ? answer.map(named).join(', ') || '–' : named(answer);
  };
  return (
    <dl className={styles.list}>
      {askedQuestions(questions, typedFrom(questions, answers)).map((question) => (
        <div key={question.name} className={styles.item}>
          <dt className={styles.term}>{question.label}</dt>
          <dd className={styles.answer}>{textOf(question)}</dd>
        </div>
      ))}
    </dl>
  );
}

function nameOf({ type, options = [] }: Question, value: string, locale: string): string {
  if (type === 'country')
    return countriesIn(locale).find(({ code }) => code === value)?.name ?? value;
  return options.find((option) => option.value === value)?.label ?? value;
}
