import { useId } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { bingoWords } from './bingo-words.ts';
import * as styles from './play.css.ts';

/** How the card comes onto a stream: its address for a browser source, ready to copy. */
export function OverlayHelp({ address }: { readonly address: string }) {
  const say = useWords();
  const id = useId();
  return (
    <div className={styles.form}>
      <label className={styles.label} htmlFor={id}>
        {say(bingoWords.overlayAddress)}
      </label>
      <div className={styles.fieldRow}>
        <input
          id={id}
          className={styles.input}
          dir="ltr"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} />
      </div>
      <p className={styles.text}>{say(bingoWords.overlaySize)}</p>
    </div>
  );
}
