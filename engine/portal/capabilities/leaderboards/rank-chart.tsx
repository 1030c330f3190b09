import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { formatNumber, utcDay } from '../../kit/parts/format.ts';
import { CHART_BOX, LineChart } from '../../kit/parts/line-chart.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { leaderboardWords } from './leaderboard-words.ts';
import * as styles from './leaderboards.css.ts';
import { type RankHistory, type RankLine, rankLine } from './rank-line.ts';

interface RankChartProperties {
  readonly of: UseQueryResult<RankHistory, ApiCallError>;
}

/** The person's rank day by day. */
export function RankChart({ of }: RankChartProperties) {
  return (
    <Answer of={of} rows={2}>
      {(history) => <Chart history={history} />}
    </Answer>
  );
}

function Chart({ history }: { readonly history: RankHistory }) {
  const say = useWords();
  const { locale } = useView();
  const drawn = rankLine(history, { ...CHART_BOX, now: useNow(60_000) });
  if (!drawn)
    return history.me ? (
      <p className={styles.muted}>{say(leaderboardWords.historyBegins)}</p>
    ) : null;
  const number = (rank: number) => formatNumber(rank, locale);
  const { first, last, best, top, bottom } = drawn;
  const from = utcDay(first.day, locale);
  const to = utcDay(last.day, locale);
  return (
    <LineChart
      title={say(leaderboardWords.historyTitle)}
      figure={say(leaderboardWords.historyBest, {
        rank: number(best.rank),
        date: utcDay(best.day, locale),
      })}
      label={say(leaderboardWords.historyLabel, {
        ...{ from, to, first: number(first.rank), last: number(last.rank) },
      })}
      drawing={drawn}
      scale={[number(top), number(bottom)]}
      time={[from, to]}
    >
      <Gained of={drawn} />
      <EveryDay history={history} />
    </LineChart>
  );
}

function Gained({ of: { gained } }: { readonly of: RankLine }) {
  const say = useWords();
  if (gained === undefined) return null;
  const { historyGained, historyLost, historySame } = leaderboardWords;
  const word = gained > 0 ? historyGained : gained < 0 ? historyLost : historySame;
  return <p>{say(word, { count: Math.abs(gained) })}</p>;
}

/** The same in figures, newest first, for those who would rather read. */
function EveryDay({ history: { days } }: { readonly history: RankHistory }) {
  const say = useWords();
  const { locale } = useView();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="tabler:chevron-down" />
        {say(leaderboardWords.historyDays)}
      </summary>
      {open && (
        <ol className={styles.list}>
          {days.toReversed().map(({ day, rank, earned }) => (
            <li key={day} className={styles.day}>
              <time dateTime={day}>{utcDay(day, locale)}</time>
              <span>{say(leaderboardWords.position, { rank: formatNumber(rank, locale) })}</span>
              <span className={styles.muted}>{say(commonWords.points, { count: earned })}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
