import type { Speak } from '../../base/i18n/use-words.ts';
import { createStore } from '../../base/runtime/store.ts';
import { consoleAddress, FIRST_PAGE, readConsoleAddress } from './console-address.ts';
import type { ConsolePage } from './console-page.ts';
import { consoleWords } from './console-words.ts';
import { shortcutStore } from './shortcuts.ts';
import type { OperatedProgram } from './use-console.ts';

export interface ConsoleCommand {
  readonly id: string;
  readonly text: string;
  /** What sort of thing it is, in words. */
  readonly kind: string;
  readonly icon: string;
  readonly run: (goTo: (address: string) => void) => void;
}

/** The programs of whoever works here, for parts that stand outside the page. */
export const operatedPrograms = createStore<readonly OperatedProgram[]>([]);

/** All that can be done from where one is: pages of this program, what the keys do, other programs. */
export function readConsoleCommands(
  pages: readonly ConsolePage[],
  say: Speak,
): readonly ConsoleCommand[] {
  const { slug = '', page = FIRST_PAGE } = readConsoleAddress(location.pathname);
  return [
    ...pages.map(
      ({ name, title, icon }): ConsoleCommand => ({
        id: `page ${name}`,
        text: say(title),
        kind: say(consoleWords.pages),
        icon,
        run: (goTo) => goTo(consoleAddress(slug, name)),
      }),
    ),
    ...shortcutStore
      .get()
      .flat()
      .filter(({ key }) => key !== 'mod+k')
      .map(
        ({ key, word, run }): ConsoleCommand => ({
          id: `key ${key}`,
          text: say(word),
          kind: say(consoleWords.actions),
          icon: 'tabler:keyboard',
          run,
        }),
      ),
    ...operatedPrograms.get().map(
      ({ uuid, program, title }): ConsoleCommand => ({
        id: `program ${uuid}`,
        text: title,
        kind: say(consoleWords.programs),
        icon: 'tabler:layout-dashboard',
        run: (goTo) => goTo(consoleAddress(program, page)),
      }),
    ),
  ];
}
