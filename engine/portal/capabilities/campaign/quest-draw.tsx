import { listDrawEntries } from '#contract/campaigns/live-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { tag } from '../../kit/parts/parts.css.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './campaign.css.ts';
import { questPageWords as words } from './campaign-words.ts';
import { Choice } from './choice.tsx';
import type { LiveQuest } from './quest-page.tsx';

/** How many entries come at once. */
const PAGE = 50;
const COLUMNS = [
  { word: words.creator },
  { word: words.completedAt },
  { word: words.result },
  { word: words.lot },
];

interface QuestDrawProperties {
  /** Of the quest. */
  readonly id: number;
  readonly draw: NonNullable<LiveQuest['draw']>;
}

/** A draw: when, its seed, who took part and who won. */
export function QuestDraw({ id, draw: { winners, draw_at, held } }: QuestDrawProperties) {
  const say = useWords();
  const { locale } = useView();
  const [{ entries }, narrow] = useFilters(['entries']);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.partTitle}>{say(words.draw)}</h3>
        {held && (
          <Choice
            label={say(words.whoDraws)}
            value={entries}
            options={[
              { value: '', text: say(words.everybody) },
              { value: 'won', text: say(words.winners) },
            ]}
            onChoose={(chosen) => narrow({ entries: chosen })}
          />
        )}
      </div>
      {held ? (
        <>
          <p>
            {say(words.drawHeld, {
              ...{ time: localMoment(held.at, locale) },
              ...{ winners: held.winners, entries: held.entries },
            })}
          </p>
          <p className={styles.head}>
            <span className={styles.muted}>{say(words.seed)}</span>
            <code className={styles.code} dir="ltr">
              {held.seed}
            </code>
            <CopyButton text={held.seed} />
          </p>
        </>
      ) : (
        draw_at && (
          <p>{say(words.drawAt, { count: winners, time: localMoment(draw_at, locale) })}</p>
        )
      )}
      <Entries id={id} won={held !== null && entries === 'won'} />
    </section>
  );
}

function Entries({ id, won }: { readonly id: number; readonly won: boolean }) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const entries = usePages(listDrawEntries, {
    params: { quest_id: id },
    query: { uuid: program.uuid, limit: PAGE, ...(won ? { won: 'true' as const } : {}) },
  });
  return (
    <Paged of={entries} rows={4} shape="rows">
      {(pages) => {
        const all = pages.flatMap(({ items }) => items);
        if (all.length === 0) return <p className={styles.muted}>{say(words.noEntries)}</p>;
        return (
          <ConsoleTable label={say(words.draw)} columns={COLUMNS}>
            {all.map(({ creator_id, display_name, completed_at, won: drawn, lot }) => (
              <tr key={creator_id}>
                <th scope="row">
                  <PersonLink id={creator_id}>{display_name || say(words.nameless)}</PersonLink>
                </th>
                <td>
                  {completed_at && (
                    <time dateTime={completed_at}>{localMoment(completed_at, locale)}</time>
                  )}
                </td>
                <td>
                  {drawn ? (
                    <span className={tag}>{say(words.wonTag)}</span>
                  ) : (
                    <span className={styles.muted}>
                      {say(drawn === null ? words.notDrawn : words.notWon)}
                    </span>
                  )}
                </td>
                <td>
                  {lot && (
                    <code className={styles.code} dir="ltr" title={lot}>
                      {lot.slice(0, 16)}…
                    </code>
                  )}
                </td>
              </tr>
            ))}
          </ConsoleTable>
        );
      }}
    </Paged>
  );
}
