import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import * as styles from './campaign.css.ts';
import { questPageWords as words } from './campaign-words.ts';
import { percentText } from './percent-text.ts';
import type { LiveQuest } from './quest-page.tsx';

const COLUMNS = [{ word: words.step }, { word: words.creators }, { word: words.ofAll }];

/** How many creators take each step of a quest, beside those who began. */
export function QuestFunnel({ quest }: { readonly quest: LiveQuest }) {
  const say = useWords();
  const { locale } = useView();
  const { funnel, target } = quest;
  const began = funnel[0]?.creators ?? 0;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.partTitle}>{say(words.funnel)}</h3>
        {quest.repeat !== 'once' && <span className={styles.muted}>{say(words.funnelText)}</span>}
      </div>
      {began === 0 ? (
        <p className={styles.muted}>{say(words.nobody)}</p>
      ) : (
        <ConsoleTable label={say(words.funnel)} columns={COLUMNS}>
          {funnel.map(({ step, value, creators }) => (
            <tr key={`${step} ${value}`}>
              <th scope="row">
                {step === 'reached'
                  ? say(words.reached, { value: value ?? 0, target })
                  : say(words[step])}
              </th>
              <td>{formatNumber(creators, locale)}</td>
              <td>
                <span className={styles.share}>
                  <span className={styles.bar} aria-hidden="true">
                    <span
                      className={styles.barFill}
                      style={{ width: `${Math.min(100, (100 * creators) / began)}%` }}
                    />
                  </span>
                  {percentText(creators, began, locale)}
                </span>
              </td>
            </tr>
          ))}
        </ConsoleTable>
      )}
    </section>
  );
}
