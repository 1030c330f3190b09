import { useLingui } from '@lingui/react';
import type { Word } from './word.ts';

type Values<Names extends string> = Readonly<Record<Names, unknown>>;
/** The names of a word, or of all that it may be. */
type NamesOf<Said> = Said extends Word<infer Names> ? Names : never;

/** Says a word, with exactly what it fills in. */
export type Speak = <const Said extends Word<string>>(
  word: Said,
  ...values: [NamesOf<Said>] extends [never] ? [] : [values: Values<NamesOf<Said>>]
) => string;

/** How a component says a word of the engine in the page's locale. */
export function useWords(): Speak {
  const { i18n } = useLingui();
  return (word, ...[values]) => i18n._({ ...word, ...(values ? { values } : {}) });
}
