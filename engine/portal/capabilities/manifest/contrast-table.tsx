import type { MeasuredPair } from '#contract/manifests/endpoints.ts';
import { formattingTag } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import * as styles from './manifest.css.ts';
import { COLOR_WORDS, manifestWords } from './manifest-words.ts';
import { Part } from './part.tsx';

const COLUMNS = [
  { word: manifestWords.pair },
  { word: manifestWords.wanted },
  { word: manifestWords.dark },
  { word: manifestWords.light },
];

/** What each pair of the theme's colours reaches in both modes. */
export function ContrastTable({ pairs }: { readonly pairs: readonly MeasuredPair[] }) {
  const say = useWords();
  const { locale } = useView();
  const figure = new Intl.NumberFormat(formattingTag(locale), { maximumFractionDigits: 2 });
  const nameOf = (color: string) => {
    const word = COLOR_WORDS[color];
    return word ? say(word) : color;
  };
  const rows = Map.groupBy(pairs, ({ foreground, background }) => `${foreground} ${background}`);
  const missed = pairs.filter(misses).length;
  return (
    <Part title={manifestWords.contrast}>
      <p className={styles.muted}>
        {missed === 0
          ? say(manifestWords.contrastFine)
          : say(manifestWords.contrastMissed, { count: missed })}
      </p>
      <ConsoleTable label={say(manifestWords.pair)} columns={COLUMNS}>
        {[...rows].map(([key, both]) => (
          <tr key={key}>
            <th scope="row">
              {say(manifestWords.pairOf, {
                foreground: nameOf(both[0]?.foreground ?? ''),
                background: nameOf(both[0]?.background ?? ''),
              })}
            </th>
            <td>{figure.format(both[0]?.wanted ?? 0)}</td>
            {both.map((pair) => {
              const contrast = figure.format(pair.contrast);
              return (
                <td key={pair.mode} data-misses={misses(pair)} className={styles.reached}>
                  {misses(pair) ? say(manifestWords.misses, { contrast }) : contrast}
                </td>
              );
            })}
          </tr>
        ))}
      </ConsoleTable>
    </Part>
  );
}

const misses = ({ contrast, wanted }: MeasuredPair) => contrast < wanted;
