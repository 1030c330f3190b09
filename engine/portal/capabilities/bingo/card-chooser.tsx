import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { chosenSeed, newSeed } from '../../core/bingo-card/seeds.ts';
import { bingoWords } from './bingo-words.ts';
import * as styles from './play.css.ts';
import { useChangeSearch } from './use-seed.ts';

/** Draws another card, or the one of a name that people agreed on. */
export function CardChooser({ seed }: { readonly seed: string }) {
  const say = useWords();
  const id = useId();
  const change = useChangeSearch();
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const chosen = chosenSeed(name);
    setWrong(chosen === undefined);
    if (chosen === undefined) return;
    setName('');
    change({ seed: chosen }, 'push');
  };
  return (
    <section className={`${styles.panel} ${styles.noPrint}`}>
      <h2 className={styles.panelTitle}>{say(bingoWords.cards)}</h2>
      <button
        type="button"
        className={`${quietButton} ${styles.tool}`}
        onClick={() => change({ seed: newSeed() }, 'push')}
      >
        <Icon name="tabler:refresh" />
        {say(bingoWords.newCard)}
      </button>
      <form className={styles.form} onSubmit={show}>
        <label className={styles.label} htmlFor={id}>
          {say(bingoWords.seed)}
        </label>
        <div className={styles.fieldRow}>
          <input
            id={id}
            dir="ltr"
            className={styles.input}
            value={name}
            placeholder={seed}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            enterKeyHint="go"
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className={`${quietButton} ${styles.tool}`}>
            {say(bingoWords.seedGo)}
          </button>
        </div>
        <p
          id={`${id}-help`}
          className={isWrong ? styles.fault : styles.text}
          role={isWrong ? 'alert' : undefined}
        >
          {say(isWrong ? bingoWords.seedWrong : bingoWords.seedHelp)}
        </p>
      </form>
    </section>
  );
}
