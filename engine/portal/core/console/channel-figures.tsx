import { STATISTICS, type Statistic } from '#contract/vocabulary/statistic-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { figureWords } from './figure-words.ts';

interface ChannelFiguresProperties {
  /** By name; those that nobody knows are left out. */
  readonly statistics: Readonly<Record<string, number>> | null;
  /** When they were read. */
  readonly statistics_at: string | null;
}

/** The figures of somebody's channel in one line, and how old they are. */
export function ChannelFigures({ statistics, statistics_at }: ChannelFiguresProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const known = STATISTICS.flatMap((name: Statistic) => {
    const count = statistics?.[name];
    return count === undefined ? [] : [say(figureWords[name], { count })];
  });
  return (
    <>
      {known.join(' · ')}
      {statistics_at && (
        <>
          {' · '}
          <time dateTime={statistics_at}>
            {say(figureWords.read, { time: relativeTime(statistics_at, now, locale) })}
          </time>
        </>
      )}
    </>
  );
}
