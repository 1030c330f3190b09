import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { openModal } from '../../kit/shell/overlay-store.ts';
import * as styles from './command-palette.css.ts';
import { type ConsoleCommand, readConsoleCommands } from './console-commands.ts';
import type { ConsolePage } from './console-page.ts';
import { consoleWords } from './console-words.ts';
import { findCommands } from './find-commands.ts';

/** Opens the one field that finds every page, program and action by a part of its name. */
export function openCommandPalette(
  pages: readonly ConsolePage[],
  goTo: (address: string) => void,
  say: Speak,
): void {
  const commands = readConsoleCommands(pages, say);
  openModal({
    title: say(consoleWords.search),
    content: (close) => (
      <Palette
        commands={commands}
        onChoose={({ run }) => {
          close();
          run(goTo);
        }}
      />
    ),
  });
}

interface PaletteProperties {
  readonly commands: readonly ConsoleCommand[];
  readonly onChoose: (command: ConsoleCommand) => void;
}

/** A combobox whose list is always open: the focus stays in the field, arrows move what is chosen. */
function Palette({ commands, onChoose }: PaletteProperties) {
  const say = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findCommands(commands, typed);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id} ${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = found[at];
    if (steps !== undefined) setAt((at + steps + found.length) % Math.max(1, found.length));
    else if (chosen) onChoose(chosen);
  };
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id} ${at}` : undefined}
        aria-label={say(consoleWords.searchHint)}
        placeholder={say(consoleWords.searchHint)}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} className={styles.list} role="listbox" aria-label={say(consoleWords.search)}>
        {found.map((command, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus.
          <div
            key={command.id}
            id={`${id} ${place}`}
            className={styles.item}
            role="option"
            aria-selected={place === at}
            onClick={() => onChoose(command)}
          >
            <Icon name={command.icon} />
            <bdi>{command.text}</bdi>
            <span className={styles.kind}>{command.kind}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.empty} role="status">
          {say(consoleWords.nothingFound)}
        </p>
      )}
    </>
  );
}
