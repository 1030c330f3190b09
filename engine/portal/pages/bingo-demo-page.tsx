import { readBingoDemo } from '#contract/bingo/endpoints.ts';
import { CardSkeleton } from '../bingo/card-skeleton.tsx';
import { DemoMatch } from '../bingo/demo-match.tsx';
import { DemoStart } from '../bingo/demo-start.tsx';
import { OverlayPlay } from '../bingo/overlay-play.tsx';
import { page } from '../bingo/play.css.ts';
import { PlayHeader } from '../bingo/play-header.tsx';
import { seedOf } from '../bingo/seeds.ts';
import { useSearchText } from '../bingo/use-seed.ts';
import { CallProblem } from '../dashboard/parts/call-problem.tsx';
import { Empty } from '../dashboard/parts/empty.tsx';
import { bingoWords } from '../dashboard/words/bingo-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { useEndpoint } from '../session/use-api.ts';
import { useAlive } from '../shell/use-alive.ts';
import { visuallyHidden } from '../theme/parts.css.ts';

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
