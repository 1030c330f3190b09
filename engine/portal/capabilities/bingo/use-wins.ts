import { useEffect, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { formatList } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import { completed, type PlayedCard } from '../../core/bingo-card/played-card.ts';
import { bingoWords } from './bingo-words.ts';
import { patternName } from './pattern-name.ts';

/** Milliseconds for which a win is called out. */
const SHOUTED = 4_200;

export interface Win {
  /** Grows with each, so that the same patterns can win again. */
  readonly count: number;
  /** What has won: "Row 2 and Column 1". */
  readonly text: string;
  /** The same as a sentence, for those who listen. */
  readonly sentence: string;
}

/**
 * What has just been completed on a card, for a moment: never what was complete already when the
 * card came, nor what stays.
 */
export function useWins(played: PlayedCard | undefined, of: string): Win | undefined {
  const say = useWords();
  const { locale } = useView();
  const now = played && completed(played).map(({ pattern }) => pattern.id);
  const key = now?.join(' ');
  const [seen, setSeen] = useState({ of: '', key: '' });
  const [win, setWin] = useState<Win>();
  if (key !== undefined && (seen.of !== of || seen.key !== key)) {
    setSeen({ of, key });
    const before = new Set(seen.key.split(' '));
    const fresh = seen.of === of ? (now ?? []).filter((id) => !before.has(id)) : [];
    if (fresh.length > 0) {
      const text = formatList(
        fresh.map((id) => patternName(id, say)),
        locale,
      );
      const sentence = say(bingoWords.won, { patterns: text });
      setWin({ count: (win?.count ?? 0) + 1, text, sentence });
    } else if (seen.of !== of) setWin(undefined);
  }
  const count = win?.count;
  useEffect(() => {
    if (count === undefined) return;
    const timer = setTimeout(() => setWin(undefined), SHOUTED);
    return () => clearTimeout(timer);
  }, [count]);
  return win;
}
