import type { Appeal } from '#contract/shapes/appeal.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { folded } from '../../kit/parts/fold.css.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { metricLabel } from '../../kit/parts/metric-text.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import type { CountedDay, MetricEvent } from './counted-days.ts';
import { CountedEvent } from './counted-event.tsx';
import { pointWords } from './point-words.ts';
import * as styles from './points.css.ts';

interface DayOfEventsProperties {
  readonly of: CountedDay;
  /** Far down a long list: laid out when it comes near. */
  readonly far: boolean;
  readonly campaign: Campaign;
  /** Quests by their ids. */
  readonly quests: ReadonlyMap<number, Quest>;
  /** Undefined while it is not known which there are. */
  readonly appeals: readonly Appeal[] | undefined;
}

/** What did not count on a day, what the rest came to for each quest, and each report, folded. */
export function DayOfEvents({ of, far, campaign, quests, appeals }: DayOfEventsProperties) {
  const say = useWords();
  const { locale } = useView();
  const { day, refused, counted, tallies } = of;
  const list = (events: readonly MetricEvent[]) => (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.id} className={styles.row}>
          <CountedEvent
            event={event}
            campaign={campaign}
            quests={quests}
            appeal={appeals?.find(
              ({ subject_kind, subject_id }) =>
                subject_kind === 'metric_event' && subject_id === event.id,
            )}
            appealsKnown={appeals !== undefined}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={far ? styles.farDay : styles.day}>
      <h2 className={itemTitle}>{day}</h2>
      {refused.length > 0 && list(refused)}
      {tallies.length > 0 && (
        <ul className={styles.tallies}>
          {tallies.map(({ quest_id, metric, value }) => (
            <li key={`${quest_id} ${metric}`} className={styles.tally}>
              <bdi>{quests.get(quest_id)?.title ?? say(pointWords.unknownQuest)}</bdi>
              <span className={styles.small}>
                <bdi>{metricLabel(campaign, metric)}</bdi>: {formatNumber(value, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {counted.length > 0 && (
        <details>
          <summary className={folded}>
            <Icon name="tabler:chevron-down" />
            {say(pointWords.reports, { count: counted.length })}
          </summary>
          {list(counted)}
        </details>
      )}
    </section>
  );
}
