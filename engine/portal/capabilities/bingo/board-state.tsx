import type { BingoBoard } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { duration } from '../../kit/parts/duration.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useRefreshAt } from '../../kit/parts/use-refresh-at.ts';
import { bingoWords } from './bingo-words.ts';
import { boardPhase } from './board-phase.ts';
import { PlayNote } from './play-note.tsx';

/** Why a board is not played now; nothing while it is. */
export function BoardState({ board }: { readonly board: BingoBoard }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow(1_000);
  const { opens_at, closes_at } = board;
  const turns = [opens_at, closes_at].flatMap((moment) => moment ?? []).map(Date.parse);
  useRefreshAt(
    turns.find((moment) => moment > now),
    ['bingo'],
  );
  const phase = boardPhase(board, now);
  if (phase === 'ahead' && opens_at !== null) {
    const left = Math.max(Date.parse(opens_at) - now, 0);
    return (
      <PlayNote
        title={say(bingoWords.opensIn, { time: duration(left, locale) })}
        text={say(bingoWords.opensText, { moment: localMoment(opens_at, locale) })}
      />
    );
  }
  if (phase === 'over' && closes_at !== null)
    return (
      <PlayNote
        title={say(bingoWords.closedTitle)}
        text={say(bingoWords.closedText, { moment: localMoment(closes_at, locale) })}
      />
    );
  return phase === 'open' ? null : (
    <PlayNote title={say(bingoWords.pausedTitle)} text={say(bingoWords.pausedText)} />
  );
}
