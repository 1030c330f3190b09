import { useState } from 'react';
import { listAppeals } from '#contract/content/appeal-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listMetricEvents, listQuestGroups } from '#contract/quests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { stack } from '../../kit/parts/parts.css.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import { CountedEvent } from './counted-event.tsx';
import { pointWords } from './point-words.ts';
import * as styles from './points.css.ts';
import { questsOf } from './quest-groups.ts';

/** Rows that are laid out at once. */
const NEAR = 50;

type Event = ResponseOf<typeof listMetricEvents>['items'][number];

/** What was reported of the person, with why it counted or not. */
export function CountedList({ campaign }: { readonly campaign: Campaign }) {
  const say = useWords();
  const { uuid } = useProgram();
  const [refused, setRefused] = useState(false);
  const events = usePages(listMetricEvents, {
    query: { uuid, ...(refused ? { counted: false } : {}) },
  });
  return (
    <div className={stack}>
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
          />
        )}
      </Paged>
    </div>
  );
}

interface EventsProperties {
  readonly campaign: Campaign;
  readonly events: readonly Event[];
  readonly refused: boolean;
}

function Events({ campaign, events, refused }: EventsProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const groups = useEndpoint(listQuestGroups, { query: { uuid } });
  const appeals = useEndpoint(
    listAppeals,
    { query: { uuid, limit: 100 } },
    { refetchInterval: REFRESH_EVERY },
  );
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
  return (
    <ul className={styles.rows}>
      {events.map((event, place) => (
        <li key={event.id} className={place < NEAR ? styles.row : styles.farRow}>
          <CountedEvent
            event={event}
            campaign={campaign}
            quests={quests}
            appeal={appeals.data?.items.find(
              ({ subject_kind, subject_id }) =>
                subject_kind === 'metric_event' && subject_id === event.id,
            )}
            appealsKnown={appeals.data !== undefined}
          />
        </li>
      ))}
    </ul>
  );
}
