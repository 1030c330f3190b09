import { useState } from 'react';
import { listGuestActivations } from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listGuests } from '#contract/people/guest-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { SearchField } from '../../core/console/search-field.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { guestMergeWords as words } from './guest-merge-words.ts';
import * as styles from './people.css.ts';
import { enrolmentStateWords } from './record-words.ts';
import { When } from './records.tsx';

const COLUMNS = [
  { word: words.guest },
  { word: words.activation },
  { word: words.link },
  { word: words.progress },
  { word: words.accepted },
  { word: words.choose, heading: 'hidden' },
] as const;

interface GuestSearchProperties {
  /** Called with the enrolment of a guest. */
  readonly onChoose: (influencer_activation_id: number) => void;
}

/** The program's guests who are in no account, searched and narrowed. */
export function GuestSearch({ onChoose }: GuestSearchProperties) {
  const say = useWords();
  const { program } = useConsole();
  const [search, setSearch] = useState('');
  const [activation, setActivation] = useState('');
  const activations = useEndpoint(listGuestActivations, { query: { uuid: program.uuid } });
  const guests = usePages(listGuests, {
    query: {
      ...{ uuid: program.uuid, limit: 10 },
      ...(search === '' ? {} : { search }),
      ...(activation === '' ? {} : { activation_id: activation }),
    },
  });
  return (
    <>
      <div className={frame.toolbar}>
        <SearchField label={say(words.search)} value={search} onSearch={setSearch} />
        <label>
          <span className={visuallyHidden}>{say(words.activation)}</span>
          <select
            className={frame.field}
            value={activation}
            onChange={({ currentTarget }) => setActivation(currentTarget.value)}
          >
            <option value="">{say(words.anyActivation)}</option>
            {activations.data?.activations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Paged of={guests} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <p className={styles.muted}>{say(words.none)}</p>;
          return (
            <ConsoleTable label={say(words.guests)} columns={COLUMNS}>
              {all.map((one) => (
                <Row key={one.influencer_activation_id} of={one} onChoose={onChoose} />
              ))}
            </ConsoleTable>
          );
        }}
      </Paged>
    </>
  );
}

interface RowProperties extends GuestSearchProperties {
  readonly of: ResponseOf<typeof listGuests>['items'][number];
}

function Row({ of, onChoose }: RowProperties) {
  const say = useWords();
  const { guest, activation, guest_link, state, accepted_at, influencer_activation_id: id } = of;
  return (
    <tr>
      <th scope="row">
        <bdi>{guest.name || say(words.nameless)}</bdi>
        {guest.email && (
          <div className={styles.muted}>
            <bdi>{guest.email}</bdi>
          </div>
        )}
      </th>
      <td>
        <bdi>{activation.title}</bdi>
      </td>
      <td>
        <bdi>{guest_link.label}</bdi>
      </td>
      <td>{say(enrolmentStateWords[state])}</td>
      <When at={accepted_at} />
      <td>
        <button type="button" className={frame.smallButton} onClick={() => onChoose(id)}>
          {say(words.choose)}
        </button>
      </td>
    </tr>
  );
}
