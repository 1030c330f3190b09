import { useState } from 'react';
import type { Answers } from '#contract/endpoints/fields.ts';
import { readSavedAddress } from '#contract/rewards/address-endpoints.ts';
import {
  DELIVERY_KEPT_DAYS,
  type Deliverable,
  deliveryFields,
  isSentByPost,
} from '#domain/rewards/delivery-fields.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { isCreatorView } from '../../base/session/is-creator-view.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { cardMuted, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { addressQuestions } from '../../core/addresses/address-questions.ts';
import { savedAddressWords } from '../../core/addresses/saved-address-words.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import type { Question } from '../../kit/form/question.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { deliveryWords, rewardWords } from './reward-words.ts';
import { SavedAddressNote } from './saved-address-note.tsx';

/** Where a reward goes, and whether its address is to be saved. */
export interface GivenDelivery {
  readonly delivery: Answers;
  readonly save_address?: true;
}

interface DeliveryFormProperties {
  readonly reward: Pick<Deliverable, 'kind' | 'sizes'>;
  readonly submitLabel: string;
  /** @throws ApiCallError */
  readonly onSubmit: (given: GivenDelivery) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks where a reward goes; a saved address is filled in. */
export function DeliveryForm(properties: DeliveryFormProperties) {
  const { uuid } = useProgram();
  // It opens for its owner alone, and payouts go to no address.
  const enabled = isSentByPost(properties.reward.kind) && !isCreatorView();
  const { data, failureCount } = useEndpoint(readSavedAddress, { query: { uuid } }, { enabled });
  // Where it cannot be read now, the form is there all the same.
  if (enabled && !data && failureCount === 0) return <Skeleton rows={6} />;
  return <DeliveryQuestions {...properties} saved={data?.saved?.address} />;
}

interface DeliveryQuestionsProperties extends DeliveryFormProperties {
  readonly saved: Answers | undefined;
}

/** No field of a delivery can be named like this: names have no colon. */
const SAVE = 'option:save_address';

/** What is typed is kept nowhere but in the form. */
function DeliveryQuestions(properties: DeliveryQuestionsProperties) {
  const { reward, submitLabel, onSubmit, onCancel, saved } = properties;
  const say = useWords();
  const { locale } = useView();
  const { agreements } = useProgram();
  // What stands in the fields came from it, whatever becomes of it meanwhile.
  const [filledIn] = useState(saved);
  const countries = agreements?.confirmed_in_approved_country?.countries;
  const save: Question = {
    name: SAVE,
    type: 'checkbox',
    label: say(saved ? savedAddressWords.replace : savedAddressWords.remember),
  };
  const questions = isSentByPost(reward.kind)
    ? [...ownQuestions(reward, say), ...addressQuestions(countries, say, locale), save]
    : ownQuestions(reward, say);
  return (
    <>
      {filledIn && <SavedAddressNote saved={saved !== undefined} />}
      <AnswerForm
        groups={[{ id: 'delivery', questions }]}
        answers={filledIn ?? {}}
        submitLabel={submitLabel}
        onSubmit={({ [SAVE]: wished, ...delivery }) =>
          onSubmit({ delivery, ...(wished === true && { save_address: true }) })
        }
        beside={
          <button type="button" className={quietButton} onClick={onCancel}>
            {say(commonWords.cancel)}
          </button>
        }
      >
        <p className={cardMuted}>{say(rewardWords.deliveryKept, { days: DELIVERY_KEPT_DAYS })}</p>
      </AnswerForm>
    </>
  );
}

/** What is asked beside the address. */
function ownQuestions(reward: DeliveryFormProperties['reward'], say: Speak): readonly Question[] {
  return deliveryFields(reward).flatMap(({ options, ...field }): Question[] => {
    const word = deliveryWords[field.name];
    if (!word) return [];
    const labelled = options?.map(({ value }) => ({ value, label: value }));
    return [
      {
        ...field,
        label: say(word),
        ...(labelled && { options: labelled, folded: true }),
        ...(field.name === 'account_holder' && { autoComplete: 'name' }),
      },
    ];
  });
}
