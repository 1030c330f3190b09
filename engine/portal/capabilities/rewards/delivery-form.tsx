import type { Answers } from '#contract/endpoints/fields.ts';
import {
  DELIVERY_KEPT_DAYS,
  type Deliverable,
  deliveryFields,
} from '#domain/rewards/delivery-fields.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { cardMuted, quietButton } from '../../base/theme/parts.css.ts';
import { formatCountries } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import type { Question } from '../../kit/form/question.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { deliveryWords, rewardWords } from './reward-words.ts';

interface DeliveryFormProperties {
  readonly reward: Pick<Deliverable, 'kind' | 'sizes'>;
  readonly submitLabel: string;
  /** @throws ApiCallError */
  readonly onSubmit: (delivery: Answers) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** What browsers know of people's addresses. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  recipient: 'name',
  street: 'address-line1',
  addition: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  account_holder: 'name',
};

/** Asks where a reward goes. What is typed is kept nowhere but in the form. */
export function DeliveryForm({ reward, submitLabel, onSubmit, onCancel }: DeliveryFormProperties) {
  const say = useWords();
  const { locale } = useView();
  const { agreements } = useProgram();
  const countries = agreements?.confirmed_in_approved_country?.countries;
  const questions = deliveryFields({ ...reward, countries }).map((field): Question => {
    const { name, options, ...rest } = field;
    const word = deliveryWords[name];
    const labelOf = (value: string) =>
      name === 'country' ? formatCountries([value], locale) : value;
    return {
      ...rest,
      name,
      label: word ? say(word) : name,
      ...(options && {
        options: options.map(({ value }) => ({ value, label: labelOf(value) })),
        folded: true,
      }),
      ...(AUTO_COMPLETE[name] !== undefined && { autoComplete: AUTO_COMPLETE[name] }),
    };
  });
  return (
    <AnswerForm
      groups={[{ id: 'delivery', questions }]}
      answers={{}}
      submitLabel={submitLabel}
      onSubmit={onSubmit}
      beside={
        <button type="button" className={quietButton} onClick={onCancel}>
          {say(commonWords.cancel)}
        </button>
      }
    >
      <p className={cardMuted}>{say(rewardWords.deliveryKept, { days: DELIVERY_KEPT_DAYS })}</p>
    </AnswerForm>
  );
}
