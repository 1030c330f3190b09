import { useState } from 'react';
import { listConnections } from '#contract/connections/endpoints.ts';
import { listAppeals } from '#contract/content/appeal-endpoints.ts';
import { listMetricEvents, listQuestGroups } from '#contract/quests/endpoints.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { stack } from '../../kit/parts/parts.css.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import { ActivityList } from './activity-list.tsx';
import { countedDays, type MetricEvent } from './counted-days.ts';
import { DayOfEvents } from './day-of-events.tsx';
import { pointWords } from './point-words.ts';
import * as styles from './points.css.ts';
import { questsOf } from './quest-groups.ts';

/** Days that are laid out at once. */
const NEAR = 7;

/** What was reported of the person by days, with why it counted or not. */
export function CountedList({ campaign }: { readonly campaign: Campaign }) {
  const say = useWords();
  const { uuid } = useProgram();
  const [refused, setRefused] = useState(false);
  const read = useEndpoint(
    listConnections,
    { query: { uuid } },
    { refetchInterval: REFRESH_EVERY },
  );
  const events = usePages(listMetricEvents, {
    query: { uuid, ...(refused ? { counted: false } : {}) },
  });
  const { data: appealed } = useEndpoint(
    listAppeals,
    { query: { uuid, limit: 100 } },
    { refetchInterval: REFRESH_EVERY },
  );
  const appeals = appealed?.items;
  return (
    <Answer of={read} rows={8} shape="rows">
      {({ activities }) => (
        <div className={stack}>
          <ActivityList
            activities={
              refused ? activities.filter(({ uncounted }) => uncounted.length > 0) : activities
            }
            campaign={campaign}
            appeals={appeals}
          />
          <div>
            <label className={styles.check}>
              <input
                type="checkbox"
                className={styles.checkBox}
                checked={refused}
                onChange={({ target }) => setRefused(target.checked)}
              />
              {say(pointWords.onlyNotCounted)}
            </label>
          </div>
          <Paged of={events} rows={8} shape="rows">
            {(pages) => (
              <Events
                campaign={campaign}
                events={pages.flatMap(({ items }) => items)}
                refused={refused}
                appeals={appeals}
              />
            )}
          </Paged>
        </div>
      )}
    </Answer>
  );
}

interface EventsProperties {
  readonly campaign: Campaign;
  readonly events: readonly MetricEvent[];
  readonly refused: boolean;
  /** Undefined while it is not known which there are. */
  readonly appeals: readonly Appeal[] | undefined;
}

function Events({ campaign, events, refused, appeals }: EventsProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const { locale } = useView();
  const groups = useEndpoint(listQuestGroups, { query: { uuid } });
  if (events.length === 0)
    return refused ? (
      <Empty icon="tabler:circle-check" title={say(pointWords.eventsAllCounted)} />
    ) : (
      <Empty icon="tabler:target" title={say(pointWords.eventsNoneTitle)}>
        <p>{say(pointWords.eventsNoneText)}</p>
      </Empty>
    );
  const quests = new Map(
    questsOf(groups.data?.quest_groups ?? []).map((quest) => [quest.id, quest]),
  );
  return countedDays(events, (moment) => localDay(moment, locale)).map((day, place) => (
    <DayOfEvents
      key={day.day}
      of={day}
      far={place >= NEAR}
      campaign={campaign}
      quests={quests}
      appeals={appeals}
    />
  ));
}
