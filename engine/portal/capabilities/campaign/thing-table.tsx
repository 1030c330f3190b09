import type { CampaignThing } from '#contract/campaigns/live-endpoints.ts';
import type { CampaignKind } from '#contract/vocabulary/plan-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, localDay } from '../../kit/parts/format.ts';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import * as styles from './campaign.css.ts';
import { kindWords, windowWords, campaignWords as words } from './campaign-words.ts';
import { percentText } from './percent-text.ts';
import { actionWords } from './plan-words.ts';

/** Which figures a kind has besides how many take part. */
const SHOWN: Readonly<Record<CampaignKind, readonly ('completed' | 'points' | 'stock')[]>> = {
  season: ['points'],
  quest: ['completed', 'points'],
  reward: ['completed', 'points', 'stock'],
  activation: ['completed', 'stock'],
  bingo_board: ['completed', 'points'],
};

interface ThingTableProperties {
  readonly kind: CampaignKind;
  readonly things: readonly CampaignThing[];
}

/** Things of one kind, with how creators take them and what the manifest says of them. */
export function ThingTable({ kind, things }: ThingTableProperties) {
  const say = useWords();
  const figures = SHOWN[kind].map((name) => ({
    word: name === 'points' && kind === 'reward' ? words.pointsPaid : words[name],
  }));
  return (
    <ConsoleTable
      label={say(kindWords[kind])}
      columns={[
        ...[{ word: words.name }, { word: words.state }, { word: words.participants }],
        ...figures,
        ...[{ word: words.ends }, { word: words.beside }],
      ]}
    >
      {things.map((thing) => (
        <Row key={thing.id} thing={thing} />
      ))}
    </ConsoleTable>
  );
}

function Row({ thing }: { readonly thing: CampaignThing }) {
  const say = useWords();
  const { locale } = useView();
  const { kind, id, closes_at, change, figures } = thing;
  return (
    <tr>
      <th scope="row">
        <ThingName thing={thing} /> <span className={styles.muted}>#{id}</span>
      </th>
      <td>
        <StateTag thing={thing} />
      </td>
      <td>{figures && formatNumber(figures.participants, locale)}</td>
      {SHOWN[kind].map((name) => (
        <td key={name}>{figures && <Figure name={name} figures={figures} />}</td>
      ))}
      <td>
        {closes_at ? (
          <time dateTime={closes_at}>{localDay(closes_at, locale)}</time>
        ) : (
          <span className={styles.muted}>{say(words.noEnd)}</span>
        )}
      </td>
      <td>{change && <span className={tag}>{say(actionWords[change])}</span>}</td>
    </tr>
  );
}

/** Quests that are in the store have a page of their own. */
function ThingName({ thing: { kind, id, title, standing } }: { readonly thing: CampaignThing }) {
  const { addressOf } = useConsole();
  const name = <bdi className={styles.clipped}>{title}</bdi>;
  if (kind !== 'quest' || standing === 'waiting') return name;
  return <ConsoleLink to={addressOf('campaign', `quest:${id}`)}>{name}</ConsoleLink>;
}

/** Whether it is open, retired, or not applied yet. */
export function StateTag({
  thing: { standing, window },
}: {
  readonly thing: Pick<CampaignThing, 'standing' | 'window'>;
}) {
  const say = useWords();
  if (standing === 'waiting') return <span className={tag}>{say(words.waiting)}</span>;
  if (standing === 'retired') return <span className={tagBad}>{say(words.retired)}</span>;
  return <span className={window === 'open' ? tag : styles.muted}>{say(windowWords[window])}</span>;
}

interface FigureProperties {
  readonly name: 'completed' | 'points' | 'stock';
  readonly figures: NonNullable<CampaignThing['figures']>;
}

function Figure({ name, figures }: FigureProperties) {
  const say = useWords();
  const { locale } = useView();
  const { participants, completed, points, left, stock } = figures;
  switch (name) {
    case 'completed':
      if (completed === null) return null;
      if (participants === 0) return formatNumber(completed, locale);
      return say(words.share, {
        count: completed,
        percent: percentText(completed, participants, locale),
      });
    case 'points':
      return points === null ? null : formatNumber(points, locale);
    case 'stock':
      if (left === null) return <span className={styles.muted}>{say(words.unlimited)}</span>;
      return stock === null ? formatNumber(left, locale) : say(words.leftOf, { left, stock });
  }
}
