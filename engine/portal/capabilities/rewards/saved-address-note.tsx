import { useRef } from 'react';
import { deleteSavedAddress } from '#contract/rewards/address-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { savedAddressWords as words } from '../../core/addresses/saved-address-words.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { useOnce } from '../../kit/parts/use-once.ts';
import * as styles from './rewards.css.ts';

/** Says where the form's address came from, and forgets it where that is wished. */
export function SavedAddressNote({ saved }: { readonly saved: boolean }) {
  const say = useWords();
  const { uuid } = useProgram();
  const remove = useAction(deleteSavedAddress);
  const note = useRef<HTMLParagraphElement>(null);
  const forget = useOnce(async () => {
    await remove.mutateAsync({ query: { uuid } });
    // The button that had the focus goes.
    note.current?.focus();
  });
  return (
    <div className={styles.note}>
      <p ref={note} tabIndex={-1} role="status">
        {say(saved ? words.filledIn : words.isDeleted)}
      </p>
      {saved && (
        <button
          type="button"
          className={quietButton}
          aria-disabled={remove.isPending}
          onClick={forget}
        >
          {say(words.delete)}
        </button>
      )}
      {remove.error && <CallProblem error={remove.error} />}
    </div>
  );
}
