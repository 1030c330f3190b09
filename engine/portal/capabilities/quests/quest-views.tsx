import { Suspense, useDeferredValue, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { stack } from '../../kit/parts/parts.css.ts';
import { SectionViews, useSectionView } from '../../kit/parts/section-views.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { QuestBoard } from './quest-board.tsx';
import { questWords } from './quest-words.ts';

const CountedList = lazyPart(async () => (await import('./counted-list.tsx')).CountedList);
const PointsHistory = lazyPart(async () => (await import('./points-history.tsx')).PointsHistory);

const VIEWS = ['board', 'points', 'counted'] as const;

interface QuestViewsProperties {
  readonly campaign: Campaign;
  /** What the quests are called here. */
  readonly title: string;
  /** The page's own path within the program. */
  readonly path: string;
  /** Undefined: all activations that have quests. */
  readonly activationId?: number | undefined;
}

/** Quests, the points that they gave, and what was counted for them. */
export function QuestViews({ campaign, title, path, activationId }: QuestViewsProperties) {
  const say = useWords();
  const view = useSectionView(VIEWS);
  // The press is answered at once; a view of hundreds of quests comes as soon as it is built.
  const shown = useDeferredValue(view);
  const [boardBuilt, setBoardBuilt] = useState(shown === 'board');
  if (shown === 'board' && !boardBuilt) setBoardBuilt(true);
  const views = [
    { name: 'board', text: title },
    { name: 'points', text: say(questWords.history) },
    { name: 'counted', text: say(questWords.counted) },
  ] as const;
  return (
    <div className={stack}>
      <SectionViews path={path} label={say(questWords.views)} views={views} current={view} />
      {/* It stays where it is: taking hundreds of quests down would be felt as well. */}
      {boardBuilt && (
        <div hidden={shown !== 'board'}>
          <QuestBoard campaign={campaign} activationId={activationId} path={path} />
        </div>
      )}
      <Suspense fallback={<Skeleton shape="rows" rows={4} />}>
        {shown === 'points' && <PointsHistory campaign={campaign} activationId={activationId} />}
        {shown === 'counted' && <CountedList campaign={campaign} />}
      </Suspense>
    </div>
  );
}
