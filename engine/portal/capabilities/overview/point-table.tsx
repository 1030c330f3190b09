import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listPointEntries } from '#contract/rewards/operator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { SOURCE_WORDS } from './source-words.ts';

type PointEntry = ResponseOf<typeof listPointEntries>['items'][number];

const COLUMNS = [
  { word: overviewWords.person },
  { word: overviewWords.source },
  { word: overviewWords.change },
  { word: overviewWords.balanceAfter },
  { word: overviewWords.note },
  { word: overviewWords.when },
];

/** Changes of points, each with whose they are. */
export function PointTable({ entries }: { readonly entries: readonly PointEntry[] }) {
  const say = useWords();
  const { locale } = useView();
  return (
    <ConsoleTable label={say(overviewWords.entries)} columns={COLUMNS}>
      {entries.map(({ id, creator, source_kind, amount, balance_after, note, at }) => (
        <tr key={id}>
          <th scope="row">
            {creator ? (
              <PersonLink id={creator.id}>
                {creator.display_name || creator.email || say(overviewWords.nameless)}
              </PersonLink>
            ) : (
              say(overviewWords.nobody)
            )}
          </th>
          <td>{say(SOURCE_WORDS[source_kind])}</td>
          <td>
            <bdi>
              {amount > 0 && '+'}
              {formatNumber(amount, locale)}
            </bdi>
          </td>
          <td>{formatNumber(balance_after, locale)}</td>
          <td>{note && <bdi className={styles.clipped}>{note}</bdi>}</td>
          <td>
            <time dateTime={at}>{localMoment(at, locale)}</time>
          </td>
        </tr>
      ))}
    </ConsoleTable>
  );
}
