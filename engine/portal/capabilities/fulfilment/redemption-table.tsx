import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './fulfilment.css.ts';
import { STATE_WORDS, fulfilmentWords as words } from './fulfilment-words.ts';
import { RoleLine } from './role-line.tsx';
import { SettleButtons } from './settle-buttons.tsx';
import type { Redeemed } from './use-redemptions.ts';

const COLUMNS = [
  { word: words.select, heading: 'hidden' as const },
  { word: words.reward },
  { word: words.who },
  { word: words.cost },
  { word: words.redeemed },
  { word: words.state },
  { word: words.delivery },
  { word: words.tracking },
  { word: words.actions, heading: 'hidden' as const },
];

const DELIVERY_WORDS: Readonly<Record<Redeemed['delivery'], Word>> = {
  missing: words.deliveryMissing,
  given: words.deliveryGiven,
  none: words.deliveryNone,
};

interface RedemptionTableProperties {
  readonly items: readonly Redeemed[];
  readonly selection: ReadonlySet<number>;
  readonly onSelect: (selection: ReadonlySet<number>) => void;
}

/** Redeemed rewards; those that wait can be selected. */
export function RedemptionTable({ items, selection, onSelect }: RedemptionTableProperties) {
  const say = useWords();
  const { may } = useConsole();
  const waiting = items.flatMap(({ id, state }) => (state === 'claimed' ? [id] : []));
  const toggle = (id: number) => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <>
      {may('fulfil_rewards') && waiting.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={waiting.every((id) => selection.has(id))}
            onChange={({ currentTarget: { checked } }) => onSelect(new Set(checked ? waiting : []))}
          />
          {say(words.selectAll)}
        </label>
      )}
      <ConsoleTable label={say(words.list)} columns={COLUMNS}>
        {items.map((one) => (
          <Row
            key={one.id}
            of={one}
            selected={selection.has(one.id)}
            onSelect={() => toggle(one.id)}
          />
        ))}
      </ConsoleTable>
    </>
  );
}

interface RowProperties {
  readonly of: Redeemed;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function Row({ of, selected, onSelect }: RowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { may } = useConsole();
  const { id, title, creator, cost, claimed_at, state, delivery, tracking_reference, role } = of;
  const name = creator
    ? creator.display_name || creator.email || say(words.nameless)
    : say(words.deleted);
  return (
    <tr>
      <td>
        {state === 'claimed' && may('fulfil_rewards') && (
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={say(words.selectOne, { name, title })}
            checked={selected}
            onChange={onSelect}
          />
        )}
      </td>
      <th scope="row">
        <bdi>{title}</bdi> <span className={styles.muted}>#{id}</span>
      </th>
      <td>{creator ? <PersonLink id={creator.id}>{name}</PersonLink> : name}</td>
      <td>{formatNumber(cost, locale)}</td>
      <td>
        <time dateTime={claimed_at}>{localMoment(claimed_at, locale)}</time>
      </td>
      <td>
        {say(STATE_WORDS[state])}
        {role && <RoleLine role={role} />}
      </td>
      <td>{say(DELIVERY_WORDS[delivery])}</td>
      <td>
        <bdi className={styles.tracking} translate="no">
          {tracking_reference}
        </bdi>
      </td>
      <td>
        <SettleButtons of={of} />
      </td>
    </tr>
  );
}
