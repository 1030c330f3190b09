import { useEffect, useRef } from 'react';
import type { Word } from '../../base/i18n/word.ts';
import { createStore } from '../../base/runtime/store.ts';

export interface Shortcut {
  /** As the browser names it: `j`, `?`, `Enter`; with `mod+` for Ctrl, on a Mac ⌘. */
  readonly key: string;
  /** What it does, for the list of keys. */
  readonly word: Word;
  readonly run: () => void;
}

/** The keys of what is on screen, by the part that brought them. */
export const shortcutStore = createStore<readonly (readonly Shortcut[])[]>([]);

const OFF = 'operator_keys_off';
/** Whether single characters do something: who dictates, or types with a device of their own, may end that. */
export const characterKeys = {
  areOn: (): boolean => localStorage.getItem(OFF) === null,
  turnOn: (): void => localStorage.removeItem(OFF),
  turnOff: (): void => localStorage.setItem(OFF, 'yes'),
};

/** The keys that a part of the page brings, while it is there; the same array while they are the same. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const keys = shortcuts.map(({ key }) => key).join(' ');
  useEffect(() => {
    const own = latest.current.map(
      (shortcut, place): Shortcut => ({ ...shortcut, run: () => latest.current[place]?.run() }),
    );
    if (keys === '') return undefined;
    shortcutStore.set((parts) => [...parts, own]);
    return () => shortcutStore.set((parts) => parts.filter((part) => part !== own));
  }, [keys]);
}

/** Runs what a pressed key stands for; what came last on screen comes first. Returns how to stop. */
export function listenForShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const pressed = pressedKey(event);
    if (!pressed.startsWith('mod+') && (isTyping(event.target) || !characterKeys.areOn())) return;
    if (!pressed.startsWith('mod+') && document.querySelector('[role=dialog]')) return;
    const found = shortcutStore
      .get()
      .findLast((part) => part.some(({ key }) => key === pressed))
      ?.find(({ key }) => key === pressed);
    if (!found) return;
    event.preventDefault();
    found.run();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

function pressedKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (altKey) return '';
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
