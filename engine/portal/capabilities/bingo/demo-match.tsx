import { useWords } from '../../base/i18n/use-words.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { bingoWords } from './bingo-words.ts';
import { BoardPlay } from './board-play.tsx';
import { countdown } from './countdown.ts';
import { StartMatch } from './demo-start.tsx';
import { PlayNote } from './play-note.tsx';
import type { CardAddress } from './use-card.ts';
import { useSearchText } from './use-seed.ts';

/** A match's card with its clock; after it, the way to another. */
export function DemoMatch({ address }: { readonly address: CardAddress }) {
  return (
    <BoardPlay address={address} mode="demo">
      <MatchClock />
    </BoardPlay>
  );
}

/** Milliseconds by which a match may last longer by a browser's clock that is wrong. */
const LENIENT = 15_000;

function MatchClock() {
  const say = useWords();
  const now = useNow(1_000);
  const ends = Number(new URLSearchParams(useSearchText()).get('ends') ?? Number.NaN) * 1_000;
  const isOver = !(ends + LENIENT > now);
  return (
    <PlayNote
      title={
        isOver
          ? say(bingoWords.demoOver)
          : say(bingoWords.demoRuns, { time: countdown(Math.max(ends - now, 0)) })
      }
      text={say(isOver ? bingoWords.demoOverText : bingoWords.demoText)}
    >
      {isOver && <StartMatch label={say(bingoWords.demoAgain)} />}
    </PlayNote>
  );
}
