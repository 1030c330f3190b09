import { readOverview } from '#contract/overview/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { ExportLists } from './export-lists.tsx';
import { Funnel } from './funnel.tsx';
import { LowStock } from './low-stock.tsx';
import { NowFigures } from './now-figures.tsx';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { PointEntries } from './point-entries.tsx';
import { QueueTable } from './queue-table.tsx';
import { Troubles } from './troubles.tsx';

/** The program at a glance, or one of the lists that its figures lead to. */
export function OverviewPage({ thing }: ConsolePageProperties) {
  return thing === 'points' ? <PointEntries /> : <Overview />;
}

function Overview() {
  const say = useWords();
  const { locale } = useView();
  const { program, may } = useConsole();
  const overview = useEndpoint(
    readOverview,
    { query: { uuid: program.uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <>
      <div className={frame.toolbar}>
        <h1 className={frame.title}>{say(overviewWords.title)}</h1>
        {overview.data && (
          <p className={styles.muted}>
            {say(overviewWords.asOf, { time: localMoment(overview.data.at, locale) })}
          </p>
        )}
      </div>
      <Answer of={overview} rows={4}>
        {(read) => (
          <div className={styles.page}>
            <Troubles overview={read} />
            <NowFigures overview={read} />
            <QueueTable queues={read.queues} reviewDays={read.review_days} />
            <Funnel weeks={read.weeks} />
            <LowStock keys={read.low_keys} rewards={read.low_rewards} />
            {may('export_lists') && <ExportLists />}
          </div>
        )}
      </Answer>
    </>
  );
}
