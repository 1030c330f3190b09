import { useState } from 'react';
import type { Speak } from '../../base/i18n/use-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { consoleWords } from './console-words.ts';
import * as styles from './key-list.css.ts';
import { characterKeys, type Shortcut, shortcutStore } from './shortcuts.ts';

/** Shows what the keys do on this page, and whether single characters do anything. */
export function openKeyList(say: Speak): void {
  const shown = shortcutStore.get().flat();
  openModal({
    title: say(consoleWords.keys),
    description: say(consoleWords.keysText),
    content: <KeyList shortcuts={shown} />,
  });
}

const KEY_NAMES: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

const keyName = (key: string): string =>
  key.startsWith('mod+') ? `Ctrl/⌘ ${key.slice(4).toUpperCase()}` : (KEY_NAMES[key] ?? key);

function KeyList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  const say = useWords();
  const [on, setOn] = useState(characterKeys.areOn);
  return (
    <div className={styles.list}>
      <dl className={styles.keys}>
        {shortcuts.map(({ key, word }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{keyName(key)}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget: { checked } }) => {
            if (checked) characterKeys.turnOn();
            else characterKeys.turnOff();
            setOn(checked);
          }}
        />
        {say(consoleWords.keysOn)}
      </label>
    </div>
  );
}
