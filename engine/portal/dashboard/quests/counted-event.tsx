import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listMetricEvents } from '#contract/quests/endpoints.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../icons/icon.tsx';
import { openSlideOver } from '../../shell/overlay-store.ts';
import { quietButton } from '../../theme/parts.css.ts';
import { useView } from '../../view/use-view.ts';
import { formatNumber, localMoment } from '../parts/format.ts';
import { metricOf } from '../parts/metric-text.ts';
import { tagBad, tagGood } from '../parts/parts.css.ts';
import type { Campaign } from '../parts/use-campaign.ts';
import { notCountedWords, pointWords } from '../words/point-words.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealState } from './appeal-state.tsx';
import { platformName } from './platform-name.ts';
import * as styles from './points.css.ts';

type Event = ResponseOf<typeof listMetricEvents>['items'][number];

interface CountedEventProperties {
  readonly event: Event;
  readonly campaign: Campaign;
  /** Titles of quests by their ids. */
  readonly titles: ReadonlyMap<number, string>;
  readonly appeal: Appeal | undefined;
  /** Whether it is known if there is an appeal. */
  readonly appealsKnown: boolean;
}

/** Something that was reported, and for each quest whether it counted, or why not. */
export function CountedEvent(properties: CountedEventProperties) {
  const { event, campaign, titles, appeal, appealsKnown } = properties;
  const say = useWords();
  const { locale } = useView();
  const { label, unit } = metricOf(campaign, event.metric);
  const refused = !event.counted || event.outcomes.some(({ counted }) => !counted);
  const appealable =
    refused && appealsKnown && (appeal === undefined || appeal.state === 'withdrawn');
  return (
    <>
      <div className={styles.what}>
        <strong>
          {label}: {formatNumber(event.value, locale)} {unit}
        </strong>
        <span className={styles.small}>
          {event.platform && <>{platformName(event.platform, say)} · </>}
          <time dateTime={event.occurred_at}>{localMoment(event.occurred_at, locale)}</time>
        </span>
      </div>
      <div>
        <span className={event.counted ? tagGood : tagBad}>
          <Icon name={event.counted ? 'tabler:check' : 'tabler:x'} />
          {say(event.counted ? pointWords.countedYes : pointWords.countedNo)}
        </span>
      </div>
      <div className={styles.appeal}>
        <Outcomes event={event} titles={titles} />
        {appeal && <AppealState appeal={appeal} />}
        {appealable && (
          <button
            type="button"
            className={`${quietButton} ${styles.smallButton}`}
            onClick={() =>
              openSlideOver({
                title: say(pointWords.appealTitle),
                description: say(pointWords.appealText),
                content: (close) => <AppealForm eventId={event.id} onSent={close} />,
              })
            }
          >
            {say(pointWords.appeal)}
          </button>
        )}
      </div>
    </>
  );
}

function Outcomes({ event, titles }: Pick<CountedEventProperties, 'event' | 'titles'>) {
  const say = useWords();
  return (
    <ul className={styles.outcomes}>
      {event.outcomes.map(({ quest_id, counted, reason_code }) => {
        const quest =
          quest_id === null ? undefined : (titles.get(quest_id) ?? say(pointWords.unknownQuest));
        const reason = reason_code && say(notCountedWords[reason_code]);
        return (
          <li key={`${quest_id} ${reason_code}`}>
            {quest === undefined
              ? reason && say(pointWords.notCountedWhy, { reason })
              : counted
                ? say(pointWords.countedFor, { quest })
                : say(pointWords.notCountedFor, { quest, reason })}
          </li>
        );
      })}
    </ul>
  );
}
