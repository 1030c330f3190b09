import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listCreators } from '#contract/people/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { SavedViews } from '../../core/console/saved-views.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { countryName } from './country-name.ts';
import { GuestPick } from './guest-pick.tsx';
import * as styles from './people.css.ts';
import { PeopleFiltersBar } from './people-filters.tsx';
import { peopleWords } from './people-words.ts';
import { StatusTag } from './status-tag.tsx';
import { TagList } from './tag-list.tsx';
import { PEOPLE_FILTERS, readGuest, usePeople } from './use-people.ts';
import { WriteToPeople } from './write-to-people.tsx';

const COLUMNS = [
  { word: peopleWords.name },
  { word: peopleWords.email },
  { word: peopleWords.country },
  { word: peopleWords.memberSince },
  { word: peopleWords.status },
  { word: peopleWords.tags },
];

const NO_FILTER = {
  search: undefined,
  member: undefined,
  status: undefined,
  tag: undefined,
  step: undefined,
  week: undefined,
  active: undefined,
  sort: undefined,
};

/** Everybody who has an account in the program. */
export function PeopleList() {
  const say = useWords();
  const [filters, narrow] = useFilters(PEOPLE_FILTERS);
  const { may } = useConsole();
  const people = usePeople(filters);
  return (
    <>
      <PeopleFiltersBar filters={filters} onNarrow={narrow} />
      <SavedViews page="people" filters={filters} />
      {readGuest(filters) !== undefined && (
        <GuestPick onNobody={() => narrow({ guest: undefined })} />
      )}
      <Paged of={people} rows={8} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length > 0)
            return (
              <>
                {may('message_creators') && (
                  <WriteToPeople
                    shown={all.map(({ id }) => id)}
                    more={people.readOn !== undefined}
                    filters={filters}
                  />
                )}
                <ConsoleTable label={say(peopleWords.title)} columns={COLUMNS}>
                  {all.map((one) => (
                    <Row key={one.id} person={one} />
                  ))}
                </ConsoleTable>
              </>
            );
          if (Object.keys(filters).every((name) => name === 'guest'))
            return (
              <Empty icon="tabler:users" title={say(peopleWords.nobody)}>
                {say(peopleWords.nobodyText)}
              </Empty>
            );
          return (
            <Empty icon="tabler:search" title={say(peopleWords.nobodyFound)}>
              <button type="button" className={smallButton} onClick={() => narrow(NO_FILTER)}>
                {say(peopleWords.clearFilters)}
              </button>
            </Empty>
          );
        }}
      </Paged>
    </>
  );
}

function Row({ person }: { readonly person: ResponseOf<typeof listCreators>['items'][number] }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const { id, display_name, email, country, member_since, status, suspended_until, tags } = person;
  return (
    <tr>
      <th scope="row">
        <ConsoleLink to={addressOf('people', id) + location.search}>
          <bdi>{display_name || email || say(peopleWords.nameless)}</bdi>
        </ConsoleLink>
      </th>
      <td>{email && <bdi>{email}</bdi>}</td>
      <td>{country && countryName(country, locale)}</td>
      <td>
        {member_since ? (
          <time dateTime={member_since}>{localDay(member_since, locale)}</time>
        ) : (
          <span className={styles.muted}>{say(peopleWords.noMember)}</span>
        )}
      </td>
      <td>
        <StatusTag status={status} />{' '}
        {suspended_until && (
          <span className={styles.muted}>
            {say(peopleWords.until, { time: localDay(suspended_until, locale) })}
          </span>
        )}
      </td>
      <td>{tags.length > 0 && <TagList tags={tags} />}</td>
    </tr>
  );
}
