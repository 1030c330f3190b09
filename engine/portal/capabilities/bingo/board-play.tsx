import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { BingoCard } from './bingo-card.tsx';
import { bingoWords } from './bingo-words.ts';
import { BoardFacts } from './board-facts.tsx';
import { BoardState } from './board-state.tsx';
import { CardChooser } from './card-chooser.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { Confetti } from './confetti.tsx';
import { useLeaving } from './leaving.tsx';
import { MarkFeed } from './mark-feed.tsx';
import { MoreBingo } from './more-bingo.tsx';
import * as styles from './play.css.ts';
import './play-media.css.ts';
import { PlayNote } from './play-note.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { ReportBoard } from './report-board.tsx';
import { SharePanel } from './share-panel.tsx';
import { TakenDownBoard } from './taken-down-board.tsx';
import { UnknownBoard } from './unknown-board.tsx';
import type { CardAddress } from './use-card.ts';
import { type Play, usePlay } from './use-play.ts';
import { WinList } from './win-list.tsx';

interface BoardPlayProperties {
  readonly address: CardAddress;
  /** A demo is watched: nobody takes a card or is paid. */
  readonly mode: 'play' | 'demo';
  /** Stands first beside the card. */
  readonly children?: ReactNode;
}

/** A card with all that is told of it and done with it. */
export function BoardPlay({ address, mode, children }: BoardPlayProperties) {
  const play = usePlay(address, mode === 'play' ? 'play' : 'watch');
  const { answer, win } = play;
  if (!answer.data) {
    if (!answer.error) return <CardSkeleton />;
    if (answer.error.code === 'BINGO_BOARD_TAKEN_DOWN')
      return <TakenDownBoard address={address} error={answer.error} />;
    return isUnknown(answer.error.code) ? (
      <UnknownBoard />
    ) : (
      <CallProblem error={answer.error} onRetry={() => void answer.refetch()} />
    );
  }
  return (
    <>
      <Table>
        <div className={styles.stage}>
          <Card play={play} seed={address.seed} />
          <BoardFacts board={answer.data.board} winners={answer.data.winners} live={play.live} />
        </div>
        <aside className={`${styles.side} ${styles.noPrint}`}>
          {children}
          <Side play={play} mode={mode} seed={address.seed} />
        </aside>
        {play.played && (
          <div className={`${styles.more} ${styles.noPrint}`}>
            {mode === 'play' && answer.data.board.arrangement === null && (
              <CardChooser seed={address.seed} />
            )}
            <SharePanel picture={play.picture} seed={address.seed} />
            {mode === 'play' && <MoreBingo />}
            {answer.data.board.author !== null && <ReportBoard address={address} />}
          </div>
        )}
      </Table>
      <p className={visuallyHidden} aria-live="polite">
        {win?.sentence}
      </p>
      {win && <Confetti count={win.count} />}
    </>
  );
}

/** A card gives its place to another one: the focus goes along. */
function Table({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useLeaving<HTMLDivElement>()} className={styles.table}>
      {children}
    </div>
  );
}

interface PartProperties {
  readonly play: Play;
  readonly seed: string;
}

function Card({ play, seed }: PartProperties) {
  const say = useWords();
  const { answer, played, playable, win, onUse } = play;
  const { title = '' } = answer.data?.board ?? {};
  if (!played) return <PlayNote title={title} text={say(bingoWords.faulty)} />;
  return (
    <BingoCard
      title={title}
      seed={seed}
      played={played}
      playable={playable}
      win={win}
      onUse={onUse}
    />
  );
}

function Side({ play, seed, mode }: PartProperties & Pick<BoardPlayProperties, 'mode'>) {
  const { answer, played, standing, playable, hand } = play;
  if (!answer.data || !played) return null;
  const { board, claims } = answer.data;
  return (
    <>
      {mode === 'play' && <BoardState board={board} />}
      {playable && standing?.data && <ClaimPanel board={board} standing={standing.data} />}
      {standing && <PlayerPanel board={board} seed={seed} standing={standing} />}
      <MarkFeed
        played={played}
        claims={claims}
        own={playable ? hand.isOwn : undefined}
        onOwn={play.onUse}
      />
      <WinList board={board} played={played} paid={standing?.data?.claims ?? []} />
    </>
  );
}

/** Whether the address is to blame, so that asking again gives nothing. */
const isUnknown = (code: string) =>
  ['BINGO_BOARD_UNKNOWN', 'BINGO_CAMPAIGN_UNKNOWN', 'REQUEST_INVALID'].includes(code);
