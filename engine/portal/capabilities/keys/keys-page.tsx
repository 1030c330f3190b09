import { listKeyStock } from '#contract/campaigns/key-endpoints.ts';
import type { KeyPool } from '#contract/shapes/keys.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { utcDay } from '../../kit/parts/format.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { GivenKeys } from './given-keys.tsx';
import { ImportKeys } from './import-keys.tsx';
import { ImportList } from './import-list.tsx';
import * as styles from './keys.css.ts';
import { importWords, keysWords } from './keys-words.ts';
import { byUrgency, poolName } from './pool-name.ts';
import { PoolTable } from './pool-table.tsx';

/** What of the page the address of an import names. */
const IMPORT = 'import';

/** The program's keys: how many there are, who has them, and new ones. */
export function KeysPage({ thing }: ConsolePageProperties) {
  const { program } = useConsole();
  const stock = useEndpoint(listKeyStock, { query: { uuid: program.uuid } });
  return (
    <Answer of={stock} shape="rows" rows={6}>
      {({ key_options }) => {
        const pools = byUrgency(key_options);
        if (thing === undefined) return <Stock pools={pools} />;
        if (thing === IMPORT) return <ImportKeys pools={pools} />;
        return <GivenKeys key={thing} id={thing} pools={pools} />;
      }}
    </Answer>
  );
}

function Stock({ pools }: { readonly pools: readonly KeyPool[] }) {
  const say = useWords();
  const { may, addressOf } = useConsole();
  return (
    <div className={styles.page}>
      <div className={styles.part}>
        <div className={styles.head}>
          <h1 className={title}>{say(keysWords.title)}</h1>
          {may('manage_keys') && pools.length > 0 && (
            <ConsoleLink to={addressOf('keys', IMPORT)} className={smallButton}>
              <Icon name="tabler:upload" />
              {say(importWords.title)}
            </ConsoleLink>
          )}
        </div>
        <LowPools pools={pools.filter(({ low }) => low)} />
        {pools.length === 0 ? (
          <Empty icon="tabler:key" title={say(keysWords.noPools)}>
            {say(keysWords.noPoolsText)}
          </Empty>
        ) : (
          <PoolTable pools={pools} />
        )}
      </div>
      <ImportList />
    </div>
  );
}

/** Pools that run low, by name. */
function LowPools({ pools }: { readonly pools: readonly KeyPool[] }) {
  const say = useWords();
  const { locale } = useView();
  if (pools.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{say(keysWords.lowTitle, { count: pools.length })}</p>
      <ul>
        {pools.map((pool) => {
          const { id, available: count, runs_out_on } = pool;
          const facts = { pool: poolName(pool), count };
          return (
            <li key={id}>
              {runs_out_on === null
                ? say(keysWords.lowOne, facts)
                : say(keysWords.lowOneUntil, { ...facts, day: utcDay(runs_out_on, locale) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
