import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useFilters } from '../../core/console/use-filters.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { AdjustPoints } from './adjust-points.tsx';
import * as styles from './people.css.ts';
import { PointLedger } from './point-ledger.tsx';
import { recordWords as words } from './record-words.ts';

const COLUMNS = [
  { word: words.activation },
  { word: words.balance },
  { word: words.earned },
  { word: words.ledger, heading: 'hidden' },
] as const;

/** Somebody's points by activation; how they came to be, of the one that the address names. */
export function PersonPoints({ person }: { readonly person: Person }) {
  const say = useWords();
  const { locale } = useView();
  const [{ points }, narrow] = useFilters(['points']);
  const { point_balances: balances } = person;
  const open = balances.find(({ activation_id }) => String(activation_id) === points);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{say(words.points)}</h2>
        {balances.length === 0 && <span className={styles.muted}>{say(words.none)}</span>}
      </div>
      {balances.length > 0 && (
        <ConsoleTable label={say(words.points)} columns={COLUMNS}>
          {balances.map(({ activation_id, title, balance, earned }) => (
            <tr key={activation_id}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              <td>{formatNumber(balance, locale)}</td>
              <td>{formatNumber(earned, locale)}</td>
              <td>
                <button
                  type="button"
                  className={styles.link}
                  aria-expanded={open?.activation_id === activation_id}
                  onClick={() =>
                    narrow({
                      points:
                        open?.activation_id === activation_id ? undefined : String(activation_id),
                    })
                  }
                >
                  {say(open?.activation_id === activation_id ? words.hideLedger : words.showLedger)}
                </button>
              </td>
            </tr>
          ))}
        </ConsoleTable>
      )}
      {open && <PointLedger key={open.activation_id} creatorId={person.id} season={open} />}
      <AdjustPoints person={person} />
    </section>
  );
}
