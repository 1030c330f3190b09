import { type ReactNode, useState } from 'react';
import type { listConnections } from '#contract/connections/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { countedWords, uncountedWords } from '../../core/activities/counted-words.ts';
import { AppealButton } from '../../core/appeals/appeal-button.tsx';
import { AppealState } from '../../core/appeals/appeal-state.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { metricLabel } from '../../kit/parts/metric-text.ts';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { activityWords } from './activity-words.ts';
import { pointWords } from './point-words.ts';
import * as styles from './points.css.ts';

/** What was read of linked accounts: a stream or a publication, as a metric sees it. */
export type Activity = ResponseOf<typeof listConnections>['activities'][number];

/** So many come first; a press shows the others. */
const FIRST = 5;

interface ActivityListProperties {
  readonly activities: readonly Activity[];
  readonly campaign: Campaign;
  /** Undefined while it is not known which there are. */
  readonly appeals: readonly Appeal[] | undefined;
}

/** Streams and publications of linked accounts, each with how much of it counted and why not more. */
export function ActivityList({ activities, campaign, appeals }: ActivityListProperties) {
  const say = useWords();
  const { locale } = useView();
  const [all, setAll] = useState(false);
  if (activities.length === 0) return null;
  const hidden = all ? 0 : activities.length - FIRST;
  return (
    <section className={styles.day}>
      <h2 className={itemTitle}>{say(activityWords.title)}</h2>
      <ul className={styles.rows}>
        {(hidden > 0 ? activities.slice(0, FIRST) : activities).map((activity) => (
          <li key={activity.id} className={styles.row}>
            <ActivityRow
              activity={activity}
              campaign={campaign}
              appeal={appeals?.find(
                ({ subject_kind, subject_id }) =>
                  subject_kind === 'counted_activity' && subject_id === activity.id,
              )}
              appealsKnown={appeals !== undefined}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <button type="button" className={quietButton} onClick={() => setAll(true)}>
            {say(activityWords.more, { count: formatNumber(activities.length, locale) })}
          </button>
        </div>
      )}
    </section>
  );
}

interface ActivityRowProperties {
  readonly activity: Activity;
  readonly campaign: Campaign;
  readonly appeal: Appeal | undefined;
  /** Whether it is known if there is an appeal. */
  readonly appealsKnown: boolean;
}

function ActivityRow({ activity, campaign, appeal, appealsKnown }: ActivityRowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { metric, platform, content_type, started_at, ended_at, observed, counted } = activity;
  const { title, url } = activity;
  const whole = (amount: number) => formatNumber(Math.round(amount), locale);
  const label = metricLabel(campaign, metric);
  const amount = say(countedWords.counted, { counted: whole(counted), observed: whole(observed) });
  const appealable =
    activity.appealable && appealsKnown && (appeal === undefined || appeal.state === 'withdrawn');
  const goesOn = content_type === 'stream' && ended_at === null;
  return (
    <>
      <div className={styles.what}>
        <strong>
          <bdi>{label}</bdi>: {amount}
        </strong>
        {title !== null && (
          <Piece url={url}>
            <bdi>{title}</bdi>
          </Piece>
        )}
        <span className={styles.small}>
          <Piece url={title === null ? url : null}>
            <bdi>{platformName(platform, say)}</bdi>
            {' · '}
            <time dateTime={started_at}>
              <bdi>{localMoment(started_at, locale)}</bdi>
            </time>
          </Piece>
          {goesOn && ` · ${say(activityWords.goesOn)}`}
        </span>
      </div>
      <div>
        <Verdict counted={counted} observed={observed} />
      </div>
      {activity.uncounted.length > 0 && (
        <ul className={styles.reasons}>
          {activity.uncounted.map(({ reason, amount }) => (
            <li key={reason}>{say(uncountedWords[reason], { amount: whole(amount) })}</li>
          ))}
        </ul>
      )}
      {(appeal || appealable) && (
        <div className={styles.appeal}>
          {appeal && <AppealState appeal={appeal} />}
          {appealable && (
            <AppealButton
              subject={{ subject_kind: 'counted_activity', subject_id: activity.id }}
              about={`${label}: ${amount} · ${localMoment(started_at, locale)}`}
            />
          )}
        </div>
      )}
    </>
  );
}

/** What a publication is called, which leads to it where that is known. */
function Piece({ url, children }: { readonly url: string | null; readonly children: ReactNode }) {
  if (url === null) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Says so where not all of it was taken; whether a quest took it stands with the reports below. */
function Verdict({ counted, observed }: Pick<Activity, 'counted' | 'observed'>) {
  const say = useWords();
  // Of what goes on, the last minute is yet to come: what is shown is rounded to whole ones.
  if (Math.round(counted) >= Math.round(observed)) return null;
  if (counted > 0) return <span className={tag}>{say(activityWords.inPart)}</span>;
  return (
    <span className={tagBad}>
      <Icon name="tabler:x" />
      {say(pointWords.countedNo)}
    </span>
  );
}
