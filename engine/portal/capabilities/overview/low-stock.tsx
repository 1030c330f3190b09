import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, utcDay } from '../../kit/parts/format.ts';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { Part } from './part.tsx';

type Overview = ResponseOf<typeof readOverview>;

const KEY_COLUMNS = [
  { word: overviewWords.key },
  { word: overviewWords.platform },
  { word: overviewWords.region },
  { word: overviewWords.left },
  { word: overviewWords.ends },
];
const REWARD_COLUMNS = [{ word: overviewWords.reward }, { word: overviewWords.left }];

interface LowStockProperties {
  readonly keys: Overview['low_keys'];
  readonly rewards: Overview['low_rewards'];
}

/** Keys and rewards of which somebody has to get more. */
export function LowStock({ keys, rewards }: LowStockProperties) {
  const say = useWords();
  const { addressOf } = useConsole();
  return (
    <Part title={say(overviewWords.stock)}>
      {keys.length + rewards.length === 0 && <p>{say(overviewWords.stockEnough)}</p>}
      {keys.length > 0 && (
        <ConsoleTable label={say(overviewWords.lowKeys)} columns={KEY_COLUMNS}>
          {keys.map((key) => (
            <KeyRow key={key.key_option_id} of={key} />
          ))}
        </ConsoleTable>
      )}
      {rewards.length > 0 && (
        <ConsoleTable label={say(overviewWords.lowRewards)} columns={REWARD_COLUMNS}>
          {rewards.map(({ reward_id, title, left, stock }) => (
            <tr key={reward_id}>
              <th scope="row">
                <ConsoleLink to={addressOf('rewards')}>
                  <bdi>{title}</bdi>
                </ConsoleLink>
              </th>
              <td className={left === 0 ? styles.late : undefined}>
                {say(overviewWords.stockOf, { left, stock })}
              </td>
            </tr>
          ))}
        </ConsoleTable>
      )}
    </Part>
  );
}

function KeyRow({ of: key }: { readonly of: Overview['low_keys'][number] }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const { label, platform, region, available, runs_out_on } = key;
  return (
    <tr>
      <th scope="row">
        <ConsoleLink to={addressOf('keys', key.key_option_id)}>
          <bdi>{label}</bdi>
        </ConsoleLink>
      </th>
      <td>
        <bdi>{platform}</bdi>
      </td>
      <td>{region && <bdi>{region}</bdi>}</td>
      <td className={available === 0 ? styles.late : undefined}>
        {formatNumber(available, locale)}
      </td>
      <td>
        {runs_out_on === null ? (
          <span className={styles.muted}>{say(overviewWords.noPace)}</span>
        ) : (
          <time dateTime={runs_out_on}>{utcDay(runs_out_on, locale)}</time>
        )}
      </td>
    </tr>
  );
}
