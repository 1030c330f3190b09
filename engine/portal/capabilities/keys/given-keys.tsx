import { listKeys } from '#contract/campaigns/key-endpoints.ts';
import type { GivenKey, KeyPool } from '#contract/shapes/keys.ts';
import { GIVEN_KEY_STATES, type GivenKeyState } from '#contract/vocabulary/key-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { SearchField } from '../../core/console/search-field.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useExport } from '../../core/console/use-export.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { KeyActions } from './key-actions.tsx';
import * as styles from './keys.css.ts';
import { givenWords, keysWords } from './keys-words.ts';
import { poolName } from './pool-name.ts';

const COLUMNS = [
  { word: givenWords.who },
  { word: givenWords.for },
  { word: givenWords.claimed },
  { word: givenWords.revealed },
  { word: givenWords.state },
  { word: keysWords.actions, heading: 'hidden' as const },
];

const STATE_WORDS: Readonly<Record<GivenKeyState, Word>> = {
  claimed: givenWords.stateClaimed,
  revoked: givenWords.stateRevoked,
  void: givenWords.stateVoid,
};

/** How many keys come at once. */
const PAGE = 50;

interface GivenKeysProperties {
  /** Of the pool, as the address has it. */
  readonly id: string;
  readonly pools: readonly KeyPool[];
}

/** Who was given a key of a pool, when it was shown, and what became of it; never the key. */
export function GivenKeys({ id, pools }: GivenKeysProperties) {
  const say = useWords();
  const { program, may, addressOf } = useConsole();
  const [{ state, search }, narrow] = useFilters(['state', 'search']);
  const known = GIVEN_KEY_STATES.find((one) => one === state);
  const query = {
    ...(known ? { state: known } : {}),
    ...(search ? { search: search.slice(0, 100) } : {}),
  };
  const keys = usePages(listKeys, {
    params: { key_option_id: id },
    query: { uuid: program.uuid, limit: PAGE, ...query },
  });
  const file = useExport('given_keys');
  const pool = pools.find((one) => String(one.id) === id);
  return (
    <>
      <div className={frame.toolbar}>
        <ConsoleLink to={addressOf('keys')} className={frame.smallButton}>
          {say(keysWords.back)}
        </ConsoleLink>
        <h1 className={frame.title}>
          {say(givenWords.title, { pool: pool ? poolName(pool) : id })}
        </h1>
        <SearchField
          label={say(givenWords.search)}
          value={search ?? ''}
          onSearch={(next) => narrow({ search: next })}
        />
        <label>
          <span className={visuallyHidden}>{say(givenWords.state)}</span>
          <select
            className={frame.field}
            value={known ?? ''}
            onChange={({ currentTarget: { value } }) => narrow({ state: value })}
          >
            <option value="">{say(givenWords.allStates)}</option>
            {GIVEN_KEY_STATES.map((one) => (
              <option key={one} value={one}>
                {say(STATE_WORDS[one])}
              </option>
            ))}
          </select>
        </label>
        {may('export_lists') && (
          <button
            type="button"
            className={frame.smallButton}
            aria-disabled={file.isPending}
            onClick={() => !file.isPending && file.mutate({ ...query, key_option_id: id })}
          >
            <Icon name="tabler:download" />
            {say(keysWords.csv)}
          </button>
        )}
      </div>
      {file.error && <CallProblem error={file.error} />}
      <Paged of={keys} rows={8} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0)
            return (
              <NoKey
                narrowed={Object.keys(query).length > 0}
                onClear={() => narrow({ state: undefined, search: undefined })}
              />
            );
          return (
            <ConsoleTable
              label={say(givenWords.title, { pool: pool ? poolName(pool) : id })}
              columns={COLUMNS}
            >
              {all.map((one) => (
                <Row key={one.id} of={one} />
              ))}
            </ConsoleTable>
          );
        }}
      </Paged>
    </>
  );
}

function Row({ of }: { readonly of: GivenKey }) {
  const say = useWords();
  const { locale } = useView();
  const { creator, guest_name, redemption_id, claimed_at, revealed_at, state } = of;
  const name = creator
    ? creator.display_name || creator.email || say(givenWords.nameless)
    : (guest_name ?? say(givenWords.nobody));
  return (
    <tr className={state === 'claimed' ? undefined : styles.retired}>
      <th scope="row">
        {creator ? <PersonLink id={creator.id}>{name}</PersonLink> : <bdi>{name}</bdi>}{' '}
        {guest_name !== null && <span className={styles.muted}>{say(givenWords.guest)}</span>}
      </th>
      <td>
        {say(redemption_id === null ? givenWords.activation : givenWords.reward)}{' '}
        <span className={styles.muted}>{redemption_id ?? of.influencer_activation_id}</span>
      </td>
      <td>
        <time dateTime={claimed_at}>{localMoment(claimed_at, locale)}</time>
      </td>
      <td>
        {revealed_at === null ? (
          <span className={styles.muted}>{say(givenWords.notRevealed)}</span>
        ) : (
          <time dateTime={revealed_at}>{localMoment(revealed_at, locale)}</time>
        )}
      </td>
      <td>{say(STATE_WORDS[state])}</td>
      <td>{state === 'claimed' && <KeyActions of={of} name={name} />}</td>
    </tr>
  );
}

interface NoKeyProperties {
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

function NoKey({ narrowed, onClear }: NoKeyProperties) {
  const say = useWords();
  if (!narrowed)
    return (
      <Empty icon="tabler:key" title={say(givenWords.none)}>
        {say(givenWords.noneText)}
      </Empty>
    );
  return (
    <Empty icon="tabler:search" title={say(givenWords.noneFound)}>
      <button type="button" className={frame.smallButton} onClick={onClear}>
        {say(givenWords.clear)}
      </button>
    </Empty>
  );
}
