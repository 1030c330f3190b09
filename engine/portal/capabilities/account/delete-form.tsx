import { type FormEvent, useId, useState } from 'react';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { row } from '../../kit/parts/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { accountWords } from './account-words.ts';
import { useFinalAction } from './use-final-action.ts';

/** Deletes the account once its word was typed. */
export function DeleteForm({ onClose }: { readonly onClose: () => void }) {
  const say = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [mistyped, setMistyped] = useState(false);
  const remove = useFinalAction(deleteAccount, () => {
    onClose();
    toast({ title: say(accountWords.deleted) });
  });
  const word = say(accountWords.deleteWord);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const right = typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase();
    setMistyped(!right);
    if (right && !remove.isPending) remove.mutate();
  };
  return (
    <form className={styles.deletion} onSubmit={send} noValidate>
      <label className={styles.field} htmlFor={id}>
        {say(accountWords.deleteType, { word })}
        <input
          id={id}
          className={styles.box}
          value={typed}
          autoComplete="off"
          aria-invalid={mistyped}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {mistyped && <p role="alert">{say(accountWords.deleteMistyped)}</p>}
      {remove.error && <CallProblem error={remove.error} />}
      <div className={row}>
        <button
          type="submit"
          className={`${quietButton} ${styles.dangerButton}`}
          aria-disabled={remove.isPending}
        >
          {say(accountWords.deleteNow)}
        </button>
        <button type="button" className={quietButton} onClick={onClose}>
          {say(commonWords.cancel)}
        </button>
      </div>
    </form>
  );
}
