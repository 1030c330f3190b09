import { lazy, Suspense } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { title, toolbar } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './campaign.css.ts';
import { campaignWords as words } from './campaign-words.ts';

const LiveCampaign = lazy(() => import('./live-campaign.tsx'));
const PlanPage = lazy(() => import('./plan-page.tsx'));
const EventsPage = lazy(() => import('./events-page.tsx'));
const QuestPage = lazy(() => import('./quest-page.tsx'));

const VIEWS = [
  { thing: undefined, word: words.live },
  { thing: 'plan', word: words.plan },
  { thing: 'why', word: words.why },
] as const;

/** What is live of a campaign, its plan, one of its quests, or why events did not count. */
export function CampaignPage({ thing }: ConsolePageProperties) {
  const say = useWords();
  const { addressOf } = useConsole();
  const quest = /^quest:(\d{1,9})$/.exec(thing ?? '')?.[1];
  const shown = thing === 'plan' || thing === 'why' ? thing : undefined;
  return (
    <>
      <div className={toolbar}>
        <h1 className={title}>{say(words.title)}</h1>
      </div>
      <nav className={styles.tabs} aria-label={say(words.views)}>
        {VIEWS.map((view) => (
          <ConsoleLink
            key={view.word.id}
            to={addressOf('campaign', view.thing)}
            className={styles.tab}
            aria-current={view.thing === shown ? (quest ? 'true' : 'page') : undefined}
          >
            {say(view.word)}
          </ConsoleLink>
        ))}
      </nav>
      <Suspense fallback={<Skeleton shape="rows" rows={8} />}>
        {quest ? (
          <QuestPage key={quest} id={Number(quest)} />
        ) : shown === 'plan' ? (
          <PlanPage />
        ) : shown === 'why' ? (
          <EventsPage />
        ) : (
          <LiveCampaign />
        )}
      </Suspense>
    </>
  );
}
