import type { PatternKind } from '#contract/vocabulary/campaign-words.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { bingoWords } from './bingo-words.ts';

/** What a pattern is called, by its permanent id. */
export function patternName(id: string, say: Speak): string {
  const [kind, number] = id.split('_');
  switch (kind) {
    case 'row':
      return say(bingoWords.row, { number });
    case 'column':
      return say(bingoWords.column, { number });
    case 'diagonal':
      return say(number === 'up' ? bingoWords.diagonalUp : bingoWords.diagonalDown);
    case 'corners':
      return say(bingoWords.corners);
    default:
      return say(bingoWords.blackout);
  }
}

/** What wins, by its kind. */
export const KIND_NAMES = {
  row: bingoWords.rows,
  column: bingoWords.columns,
  diagonal: bingoWords.diagonals,
  corners: bingoWords.corners,
  blackout: bingoWords.blackout,
} as const satisfies Readonly<Record<PatternKind, object>>;
