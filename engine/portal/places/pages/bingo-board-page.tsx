import '../../core/bingo-card/bingo-errors.ts';
import { useEffect } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { BoardPlay } from '../../capabilities/bingo/board-play.tsx';
import { CardSkeleton } from '../../capabilities/bingo/card-skeleton.tsx';
import { OverlayPlay } from '../../capabilities/bingo/overlay-play.tsx';
import { page } from '../../capabilities/bingo/play.css.ts';
import { PlayHeader } from '../../capabilities/bingo/play-header.tsx';
import { UnknownBoard } from '../../capabilities/bingo/unknown-board.tsx';
import { useChangeSearch, useSearchText } from '../../capabilities/bingo/use-seed.ts';
import { isBoardId, useStanding, useStands } from '../../capabilities/bingo/use-standing.ts';
import { newSeed, seedOf } from '../../core/bingo-card/seeds.ts';

/** A bingo board: its address names the card, so that everybody who has it sees the same. */
export function Page({ content }: ContentProperties<'site'>) {
  const say = useWords();
  const { campaign_id: campaign = '', board_id: board = '' } = content.parameters ?? {};
  if (useAlive()) return <Board campaign={campaign} board={board} />;
  return (
    <div className={page}>
      <PlayHeader />
      <h1 className={visuallyHidden}>{say(titleOf('title.bingo-board'))}</h1>
      <CardSkeleton />
    </div>
  );
}

interface BoardProperties {
  readonly campaign: string;
  readonly board: string;
}

function Board({ campaign, board }: BoardProperties) {
  const search = useSearchText();
  const seed = useSeed(search, { campaign, board });
  const isOverlay = new URLSearchParams(search).get('overlay') === '1';
  if (isOverlay) return seed && <OverlayPlay key={seed} address={{ campaign, board, seed }} />;
  return (
    <div className={page}>
      <PlayHeader />
      {isBoardId(board) ? (
        seed ? (
          <BoardPlay key={seed} address={{ campaign, board, seed }} mode="play" />
        ) : (
          <CardSkeleton />
        )
      ) : (
        <UnknownBoard />
      )}
    </div>
  );
}

/** The address's seed; where it names none, one's own card's or a new one is put into it. */
function useSeed(search: string, address: BoardProperties): string | undefined {
  const seed = seedOf(search);
  const change = useChangeSearch();
  const stands = useStands(address);
  const { data, isError } = useStanding(address);
  const known = !stands || data !== undefined || isError;
  const own = data?.seed;
  const wanted = seed === undefined && known && isBoardId(address.board);
  useEffect(() => {
    if (wanted) change({ seed: own ?? newSeed() }, 'replace');
  }, [wanted, own, change]);
  return seed;
}
