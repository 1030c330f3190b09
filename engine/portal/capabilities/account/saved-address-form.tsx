import type { Answers } from '#contract/endpoints/fields.ts';
import { saveAddress } from '#contract/rewards/address-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { addressQuestions } from '../../core/addresses/address-questions.ts';
import { savedAddressWords as words } from '../../core/addresses/saved-address-words.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';

interface SavedAddressFormProperties {
  /** The one that is saved; without answers where none is. */
  readonly address: Answers;
  readonly onClose: () => void;
}

/** Asks for the address to save. What is typed is kept nowhere but in the form. */
export function SavedAddressForm({ address, onClose }: SavedAddressFormProperties) {
  const say = useWords();
  const { locale } = useView();
  const { uuid, agreements } = useProgram();
  const save = useAction(saveAddress);
  const countries = agreements?.confirmed_in_approved_country?.countries;
  return (
    <AnswerForm
      groups={[{ id: 'address', questions: addressQuestions(countries, say, locale) }]}
      answers={address}
      submitLabel={say(commonWords.save)}
      onSubmit={async (answers) => {
        await save.mutateAsync({ query: { uuid }, body: { address: answers } });
        onClose();
        toast({ title: say(words.isSaved), tone: 'success' });
      }}
      beside={
        <button type="button" className={quietButton} onClick={onClose}>
          {say(commonWords.cancel)}
        </button>
      }
    />
  );
}
