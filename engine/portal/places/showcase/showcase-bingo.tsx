import { useState } from 'react';
import type { BingoMark } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { BingoCard } from '../../capabilities/bingo/bingo-card.tsx';
import { useWins } from '../../capabilities/bingo/use-wins.ts';
import { playedCard } from '../../core/bingo-card/played-card.ts';
import * as styles from './showcase.css.ts';
import { Part } from './showcase-part.tsx';
import { showcaseWords } from './showcase-words.ts';

const SIZE = 3;
const BOARD = { size: SIZE, free_centre: false, arrangement: null, points: { row: 50 } };
const SEED = 'showcase';
/** Items that are marked at first, one short of a line. */
const MARKED = ['1', '2', '5'];

const markOf = (item_id: string): BingoMark => ({
  item_id,
  marked_at: '2026-11-20T12:00:00.000Z',
  source: 'event',
  marked_by: null,
  proof_url: null,
});

/** A card to mark by hand, and one that is only watched. */
export function BingoParts() {
  const say = useWords();
  return (
    <Part title={say(showcaseWords.bingo)}>
      <div className={styles.cardRow}>
        <Sample playable />
        <Sample playable={false} />
      </div>
    </Part>
  );
}

function Sample({ playable }: { readonly playable: boolean }) {
  const say = useWords();
  const [marked, setMarked] = useState<readonly string[]>(MARKED);
  const items = Array.from({ length: SIZE * SIZE }, (_, index) => ({
    id: String(index + 1),
    label: index === 0 ? say(showcaseWords.text) : say(showcaseWords.sample, { number: index + 1 }),
    weight: 1,
    difficulty: 1,
  }));
  const played = playedCard({ ...BOARD, items }, SEED, marked.map(markOf));
  const win = useWins(played, SEED);
  if (!played) return null;
  const toggle = (cell: number) => {
    const id = played.card.cells[cell]?.id;
    if (id === undefined) return;
    setMarked(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id]);
  };
  return (
    <BingoCard
      title={say(showcaseWords.sample, { number: playable ? 1 : 2 })}
      heading="h3"
      seed={SEED}
      played={played}
      playable={playable}
      win={win}
      onUse={playable ? toggle : () => {}}
    />
  );
}
