import { listCreators, readOperatorCreator } from '#contract/people/endpoints.ts';
import { findMetricEvents, listCreatorMetricEvents } from '#contract/quests/event-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { SearchField } from '../../core/console/search-field.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './campaign.css.ts';
import { questPageWords } from './campaign-words.ts';
import { Choice } from './choice.tsx';
import { EventEntry } from './event-entry.tsx';
import { eventWords as words } from './event-words.ts';

const FILTERS = ['search', 'creator', 'counted'] as const;
/** How many come at once. */
const PAGE = 25;
const MOST_PEOPLE = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why something was counted or not: events of a creator, or those that an id names. */
export default function EventsPage() {
  const [{ search, creator, counted }, narrow] = useFilters(FILTERS);
  if (creator !== undefined && UUID.test(creator))
    return (
      <CreatorEvents
        key={creator}
        id={creator}
        counted={counted}
        onCounted={(chosen) => narrow({ counted: chosen })}
        onLeave={() => narrow({ creator: undefined, counted: undefined })}
      />
    );
  return <Search search={search ?? ''} onSearch={(next) => narrow({ search: next })} />;
}

interface SearchProperties {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function Search({ search, onSearch }: SearchProperties) {
  const say = useWords();
  return (
    <div className={styles.part}>
      <p className={styles.muted}>{say(words.text)}</p>
      <div className={styles.filters}>
        <SearchField label={say(words.search)} value={search} onSearch={onSearch} />
      </div>
      {search !== '' && <Found search={search} />}
    </div>
  );
}

function Found({ search }: { readonly search: string }) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  const { uuid } = program;
  const events = useEndpoint(findMetricEvents, { query: { uuid, id: search } });
  const people = useEndpoint(listCreators, { query: { uuid, search, limit: MOST_PEOPLE } });
  return (
    <Answer of={events} rows={3} shape="rows">
      {({ events: named }) => (
        <Answer of={people} rows={3} shape="rows">
          {({ items }) => {
            if (named.length === 0 && items.length === 0)
              return (
                <Empty icon="tabler:search" title={say(words.nothing)}>
                  {say(words.nothingText)}
                </Empty>
              );
            return (
              <div className={styles.page}>
                {named.length > 0 && (
                  <section className={styles.part}>
                    <h2 className={styles.partTitle}>{say(words.events)}</h2>
                    <ul className={styles.list}>
                      {named.map((event) => (
                        <EventEntry key={event.id} event={event} />
                      ))}
                    </ul>
                  </section>
                )}
                {items.length > 0 && (
                  <section className={styles.part}>
                    <h2 className={styles.partTitle}>{say(words.people)}</h2>
                    <ul className={styles.list}>
                      {items.map(({ id, display_name, email }) => (
                        <li key={id}>
                          <ConsoleLink to={`${addressOf('campaign', 'why')}?creator=${id}`}>
                            <bdi>{display_name || email || say(questPageWords.nameless)}</bdi>
                          </ConsoleLink>
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
              </div>
            );
          }}
        </Answer>
      )}
    </Answer>
  );
}

interface CreatorEventsProperties {
  readonly id: string;
  readonly counted: string | undefined;
  readonly onCounted: (counted: string) => void;
  readonly onLeave: () => void;
}

function CreatorEvents({ id, counted, onCounted, onLeave }: CreatorEventsProperties) {
  const say = useWords();
  const { program } = useConsole();
  const { uuid } = program;
  const person = useEndpoint(readOperatorCreator, {
    params: { creator_id: id },
    query: { uuid },
  });
  const events = usePages(listCreatorMetricEvents, {
    params: { creator_id: id },
    query: {
      ...{ uuid, limit: PAGE },
      ...(counted === 'yes' || counted === 'no' ? { counted: counted === 'yes' } : {}),
    },
  });
  const name = person.data?.display_name || say(questPageWords.nameless);
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{person.data && say(words.of, { name })}</h2>
        <Choice
          label={say(words.show)}
          value={counted}
          options={[
            { value: '', text: say(words.all) },
            { value: 'yes', text: say(words.onlyCounted) },
            { value: 'no', text: say(words.onlyRefused) },
          ]}
          onChoose={onCounted}
        />
        <button type="button" className={smallButton} onClick={onLeave}>
          {say(words.anyone)}
        </button>
      </div>
      <Paged of={events} rows={6} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0)
            return (
              <Empty icon="tabler:list-check" title={say(words.none)}>
                {say(words.noneText)}
              </Empty>
            );
          return (
            <ul className={styles.list}>
              {all.map((event) => (
                <EventEntry key={event.id} event={event} />
              ))}
            </ul>
          );
        }}
      </Paged>
    </div>
  );
}
