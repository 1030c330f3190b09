import { isOpen } from '#domain/enrolments/activation-window.ts';
import type { QuestBook } from './quest-book.ts';

/** The seasons that the program names; where it names none that there is, those that are open. */
export function currentSeasons({ activations }: QuestBook, named: readonly number[], now: Date) {
  const current = named.flatMap((id) => activations.get(id) ?? []);
  if (current.length > 0) return current;
  return [...activations.values()].filter(
    (activation) => activation.kind === 'season' && isOpen(activation, now),
  );
}
