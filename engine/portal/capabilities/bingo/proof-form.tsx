import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { isWebAddress } from '#contract/endpoints/characters.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { completeAddress } from '../../kit/form/complete-address.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { bingoWords } from './bingo-words.ts';
import * as styles from './play.css.ts';
import type { Hand } from './use-hand.ts';

interface OwnMark {
  readonly itemId: string;
  readonly label: string;
  readonly proof: string | null;
  readonly hand: Hand;
}

/** Opens a mark of one's own: its proof, and the way to take it back. */
export function openOwnMark(mark: OwnMark, title: string, description: string): void {
  openModal({ title, description, content: (close) => <ProofForm mark={mark} close={close} /> });
}

function ProofForm({ mark, close }: { readonly mark: OwnMark; readonly close: () => void }) {
  const say = useWords();
  const id = useId();
  const [address, setAddress] = useState(mark.proof ?? '');
  const [isWrong, setWrong] = useState(false);
  const { itemId, label, hand } = mark;
  const judge = (proof: string): boolean => {
    const success = isWebAddress(proof);
    setWrong(!success);
    return success;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const proof = completeAddress(address).trim();
    setAddress(proof);
    // A fault that appears now would push the button away that is being pressed.
    if (proof !== '' && !currentTarget.form?.contains(relatedTarget)) judge(proof);
  };
  const type = (text: string) => {
    setAddress(text);
    if (isWrong) judge(completeAddress(text).trim());
  };
  const save = useOnce(async () => {
    const proof = completeAddress(address).trim();
    if (judge(proof) && (await hand.mark(itemId, proof))) close();
  });
  const takeBack = useOnce(async () => {
    close();
    await hand.takeBack(itemId);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p dir="auto">
        <strong>{label}</strong>
      </p>
      <label className={styles.label} htmlFor={id}>
        {say(bingoWords.proofLink)}
      </label>
      <input
        id={id}
        type="url"
        dir="ltr"
        className={styles.input}
        value={address}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        enterKeyHint="done"
        onBlur={leave}
        onChange={({ target }) => type(target.value)}
      />
      {isWrong && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {say(commonWords.notAnAddress)}
        </p>
      )}
      <div className={styles.tools}>
        <button type="submit" className={primaryButton}>
          {say(commonWords.save)}
        </button>
        <button type="button" className={quietButton} onClick={() => void takeBack()}>
          {say(bingoWords.takeBack)}
        </button>
      </div>
    </form>
  );
}
