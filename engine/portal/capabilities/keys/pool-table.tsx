import type { KeyPool } from '#contract/shapes/keys.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, utcDay } from '../../kit/parts/format.ts';
import * as styles from './keys.css.ts';
import { keysWords } from './keys-words.ts';
import { perDay, poolName } from './pool-name.ts';

const COLUMNS = [
  { word: keysWords.pool },
  { word: keysWords.platform },
  { word: keysWords.region },
  { word: keysWords.available },
  { word: keysWords.reserved },
  { word: keysWords.given },
  { word: keysWords.perDay },
  { word: keysWords.runsOut },
];

/** Pools by platform and region; each leads to who has its keys. */
export function PoolTable({ pools }: { readonly pools: readonly KeyPool[] }) {
  const say = useWords();
  return (
    <ConsoleTable label={say(keysWords.pools)} columns={COLUMNS}>
      {pools.map((pool) => (
        <Row key={pool.id} pool={pool} />
      ))}
    </ConsoleTable>
  );
}

function Row({ pool }: { readonly pool: KeyPool }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const { id, platform, region, available, reserved, claimed, low, retired, runs_out_on } = pool;
  return (
    <tr className={retired ? styles.retired : undefined}>
      <th scope="row">
        <ConsoleLink to={addressOf('keys', id)}>
          <bdi>{poolName(pool)}</bdi>
        </ConsoleLink>{' '}
        {retired && <span className={styles.muted}>{say(keysWords.retired)}</span>}
      </th>
      <td>
        <bdi>{platform}</bdi>
      </td>
      <td>{region ?? <span className={styles.muted}>{say(keysWords.everywhere)}</span>}</td>
      <td>
        {formatNumber(available, locale)}{' '}
        {low && <span className={styles.low}>{say(keysWords.low)}</span>}
      </td>
      <td>{formatNumber(reserved, locale)}</td>
      <td>{formatNumber(claimed, locale)}</td>
      <td>{formatNumber(perDay(pool), locale)}</td>
      <td>
        {runs_out_on === null ? (
          <span className={styles.muted}>{say(keysWords.never)}</span>
        ) : (
          <time dateTime={runs_out_on}>{utcDay(runs_out_on, locale)}</time>
        )}
      </td>
    </tr>
  );
}
