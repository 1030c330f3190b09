import '../../core/bingo-card/bingo-errors.ts';
import { readBingoDemo } from '#contract/bingo/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { bingoWords } from '../../capabilities/bingo/bingo-words.ts';
import { CardSkeleton } from '../../capabilities/bingo/card-skeleton.tsx';
import { DemoMatch } from '../../capabilities/bingo/demo-match.tsx';
import { DemoStart } from '../../capabilities/bingo/demo-start.tsx';
import { OverlayPlay } from '../../capabilities/bingo/overlay-play.tsx';
import { page } from '../../capabilities/bingo/play.css.ts';
import { PlayHeader } from '../../capabilities/bingo/play-header.tsx';
import { useSearchText } from '../../capabilities/bingo/use-seed.ts';
import { seedOf } from '../../core/bingo-card/seeds.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';

/** A match that plays itself and marks a card, for everybody who has its link. */
export function Page() {
  const say = useWords();
  if (useAlive()) return <Demo />;
  return (
    <div className={page}>
      <PlayHeader />
      <h1 className={visuallyHidden}>{say(titleOf('title.bingo-demo'))}</h1>
      <CardSkeleton />
    </div>
  );
}

function Demo() {
  const say = useWords();
  const search = useSearchText();
  const seed = seedOf(search);
  const { data, error, refetch } = useEndpoint(readBingoDemo, {});
  const address = data && seed && { campaign: data.campaign_id, board: `${data.board_id}`, seed };
  const isOverlay = new URLSearchParams(search).get('overlay') === '1';
  if (isOverlay) return address && <OverlayPlay key={seed} address={address} />;
  return (
    <div className={page}>
      <PlayHeader />
      {address ? (
        <DemoMatch key={seed} address={address} />
      ) : data ? (
        <DemoStart />
      ) : error?.code === 'BINGO_DEMO_ABSENT' ? (
        <Empty icon="tabler:info-circle" title={say(bingoWords.demoAbsent)} />
      ) : error ? (
        <CallProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
