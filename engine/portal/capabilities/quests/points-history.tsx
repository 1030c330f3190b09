import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import {
  listPointBalances,
  listPointTransactions,
  readPoints,
} from '#contract/quests/endpoints.ts';
import { formattingTag } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { Figures } from '../../kit/parts/figures.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { stack, tag } from '../../kit/parts/parts.css.ts';
import { SeasonSwitch } from '../../kit/parts/season-switch.tsx';
import { seasonsOf } from '../../kit/parts/seasons.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { pointWords, sourceWords } from './point-words.ts';
import * as styles from './points.css.ts';
import { PointsChart } from './points-chart.tsx';
import { questWords } from './quest-words.ts';

/** Rows that are laid out at once. */
const NEAR = 50;

type Transaction = ResponseOf<typeof listPointTransactions>['items'][number];

interface PointsHistoryProperties {
  readonly campaign: Campaign;
  /** Undefined: the person chooses among those that have points. */
  readonly activationId?: number | undefined;
}

/** Every change of the person's points with its reason, and how they came to be. */
export function PointsHistory({ campaign, activationId }: PointsHistoryProperties) {
  const { uuid } = useProgram();
  const balances = useEndpoint(listPointBalances, { query: { uuid } });
  const pointed = balances.data?.point_balances.map(({ activation_id }) => activation_id);
  const seasons = seasonsOf(campaign, pointed);
  const [chosen, choose] = useState<number>();
  const season = activationId ?? chosen ?? seasons[0]?.id;
  if (season === undefined) return <NoPoints />;
  return (
    <>
      {activationId === undefined && (
        <SeasonSwitch seasons={seasons} season={season} onChoose={choose} />
      )}
      <SeasonPoints key={season} activation_id={season} />
    </>
  );
}

function NoPoints() {
  const say = useWords();
  return (
    <Empty icon="tabler:target" title={say(pointWords.noneTitle)}>
      <p>{say(pointWords.noneText)}</p>
    </Empty>
  );
}

function SeasonPoints({ activation_id }: { readonly activation_id: number }) {
  const say = useWords();
  const { uuid } = useProgram();
  const { locale } = useView();
  const params = { activation_id };
  const points = useEndpoint(readPoints, { params, query: { uuid } });
  const history = usePages(listPointTransactions, { params, query: { uuid, limit: 50 } });
  const figure = (value: number) => formatNumber(value, locale);
  return (
    <div className={stack}>
      {points.isPending && <Skeleton rows={1} shape="rows" />}
      {points.data && (
        <Figures
          of={[
            { term: say(partWords.balance), value: figure(points.data.balance) },
            { term: say(questWords.earned), value: figure(points.data.earned) },
            { term: say(questWords.spent), value: figure(points.data.spent) },
          ]}
        />
      )}
      <Paged of={history} rows={8} shape="rows">
        {(pages) => <Changes changes={pages.flatMap(({ items }) => items)} />}
      </Paged>
    </div>
  );
}

function Changes({ changes }: { readonly changes: readonly Transaction[] }) {
  const say = useWords();
  if (changes.length === 0) return <NoPoints />;
  return (
    <>
      <PointsChart transactions={changes} />
      <h2 className={itemTitle}>{say(pointWords.listTitle)}</h2>
      <ul className={styles.rows}>
        {changes.map((change, place) => (
          <li key={change.id} className={place < NEAR ? styles.row : styles.farRow}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Change({ change }: { readonly change: Transaction }) {
  const say = useWords();
  const { locale } = useView();
  const { amount, balance_after, source_kind, why, at } = change;
  const signed = new Intl.NumberFormat(formattingTag(locale), { signDisplay: 'exceptZero' });
  return (
    <>
      <span className={styles.what}>
        <span>
          {source_kind === 'bingo' && why
            ? say(pointWords.bingo, { board: why })
            : why || say(sourceWords[source_kind])}
        </span>
        <span className={styles.small}>
          <span className={tag}>{say(sourceWords[source_kind])}</span>{' '}
          <time dateTime={at}>{localMoment(at, locale)}</time>
        </span>
      </span>
      <span className={styles.figures}>
        <span className={amount > 0 ? styles.gained : styles.amount}>{signed.format(amount)}</span>
        <span className={styles.small}>
          {say(pointWords.after, { balance: formatNumber(balance_after, locale) })}
        </span>
      </span>
    </>
  );
}
