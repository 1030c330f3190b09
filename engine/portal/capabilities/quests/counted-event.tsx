import type { Appeal } from '#contract/shapes/appeal.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useView } from '../../base/view/use-view.ts';
import { AppealButton } from '../../core/appeals/appeal-button.tsx';
import { AppealState } from '../../core/appeals/appeal-state.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { metricLabel } from '../../kit/parts/metric-text.ts';
import { tagBad, tagGood } from '../../kit/parts/parts.css.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import type { MetricEvent } from './counted-days.ts';
import { notCountedText } from './not-counted-text.ts';
import { pointWords } from './point-words.ts';
import * as styles from './points.css.ts';

interface CountedEventProperties {
  readonly event: MetricEvent;
  readonly campaign: Campaign;
  /** Quests by their ids. */
  readonly quests: ReadonlyMap<number, Quest>;
  readonly appeal: Appeal | undefined;
  /** Whether it is known if there is an appeal. */
  readonly appealsKnown: boolean;
}

/** Something that was reported, and for each quest whether it counted, or why not. */
export function CountedEvent(properties: CountedEventProperties) {
  const { event, campaign, quests, appeal, appealsKnown } = properties;
  const say = useWords();
  const { locale } = useView();
  const refused = !event.counted || event.outcomes.some(({ counted }) => !counted);
  const appealable =
    refused && appealsKnown && (appeal === undefined || appeal.state === 'withdrawn');
  return (
    <>
      <div className={styles.what}>
        <strong>
          <bdi>{metricLabel(campaign, event.metric)}</bdi>: {formatNumber(event.value, locale)}
        </strong>
        <span className={styles.small}>
          {event.platform && (
            <>
              <bdi>{platformName(event.platform, say)}</bdi>
              {' · '}
            </>
          )}
          <time dateTime={event.occurred_at}>
            <bdi>{localMoment(event.occurred_at, locale)}</bdi>
          </time>
        </span>
      </div>
      <div>
        <span className={event.counted ? tagGood : tagBad}>
          <Icon name={event.counted ? 'tabler:check' : 'tabler:x'} />
          {say(event.counted ? pointWords.countedYes : pointWords.countedNo)}
        </span>
      </div>
      <div className={styles.appeal}>
        <Outcomes event={event} quests={quests} />
        {appeal && <AppealState appeal={appeal} />}
        {appealable && (
          <AppealButton
            subject={{ subject_kind: 'metric_event', subject_id: event.id }}
            about={`${metricLabel(campaign, event.metric)}: ${formatNumber(event.value, locale)} · ${localMoment(event.occurred_at, locale)}`}
          />
        )}
      </div>
    </>
  );
}

function Outcomes({ event, quests }: Pick<CountedEventProperties, 'event' | 'quests'>) {
  const say = useWords();
  const { locale } = useView();
  return (
    <ul className={styles.outcomes}>
      {event.outcomes.map(({ quest_id, reason_code }) => {
        const quest = quest_id === null ? undefined : quests.get(quest_id);
        const reason =
          reason_code && notCountedText({ reason: reason_code, event, quest }, say, locale);
        const title = quest?.title ?? say(pointWords.unknownQuest);
        return (
          <li key={`${quest_id} ${reason_code}`}>
            {quest_id === null
              ? reason
              : reason
                ? say(pointWords.notCountedFor, { quest: title, reason })
                : say(pointWords.countedFor, { quest: title })}
          </li>
        );
      })}
    </ul>
  );
}
