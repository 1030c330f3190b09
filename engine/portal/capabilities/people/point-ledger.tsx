import { listOperatorPoints } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './people.css.ts';
import { recordWords as words } from './record-words.ts';
import { When } from './records.tsx';

/** How many changes come at once. */
const PAGE = 50;

const COLUMNS = [
  { word: words.why },
  { word: words.change },
  { word: words.balanceAfter },
  { word: words.when },
  { word: words.adjustedBy },
];

interface PointLedgerProperties {
  readonly creatorId: string;
  readonly season: Person['point_balances'][number];
}

/** Every change of somebody's points in a season as they see it, and which operator made it. */
export function PointLedger({ creatorId, season }: PointLedgerProperties) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const { activation_id, title } = season;
  const changes = usePages(listOperatorPoints, {
    params: { creator_id: creatorId },
    query: { uuid: program.uuid, activation_id, limit: PAGE },
  });
  return (
    <Paged of={changes} rows={4} shape="rows">
      {(pages) => {
        const all = pages.flatMap(({ items }) => items);
        if (all.length === 0) return <p className={styles.muted}>{say(words.noChanges)}</p>;
        return (
          <ConsoleTable label={say(words.ledgerOf, { title })} columns={COLUMNS}>
            {all.map(({ id, why, amount, balance_after, at, adjusted_by }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{why}</bdi>
                </th>
                <td>
                  {amount > 0 && '+'}
                  {formatNumber(amount, locale)}
                </td>
                <td>{formatNumber(balance_after, locale)}</td>
                <When at={at} />
                <td>{adjusted_by && <bdi>{adjusted_by.name ?? adjusted_by.id}</bdi>}</td>
              </tr>
            ))}
          </ConsoleTable>
        );
      }}
    </Paged>
  );
}
