import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { percent } from '../../kit/parts/percent.ts';
import * as styles from './manifest.css.ts';
import { manifestWords } from './manifest-words.ts';
import { Part } from './part.tsx';

const COLUMNS = [
  { word: manifestWords.language },
  { word: manifestWords.share },
  { word: manifestWords.translated },
];

interface TranslationTableProperties {
  readonly locales: readonly {
    readonly locale: string;
    readonly coverage: { readonly translated: number; readonly total: number } | null;
  }[];
}

/** How much of the program each of its languages has. */
export function TranslationTable({ locales }: TranslationTableProperties) {
  const say = useWords();
  const { locale: spoken } = useView();
  return (
    <Part title={manifestWords.translations}>
      <p className={styles.muted}>{say(manifestWords.translationsText)}</p>
      <ConsoleTable label={say(manifestWords.translated)} columns={COLUMNS}>
        {locales.map(({ locale, coverage }) => (
          <tr key={locale}>
            <th scope="row">
              <bdi>{LOCALE_NAMES[locale] ?? locale}</bdi>
            </th>
            {coverage ? (
              <>
                <td>
                  {percent(coverage.total ? coverage.translated / coverage.total : 1, spoken)}
                </td>
                <td>{say(manifestWords.ofTexts, { ...coverage })}</td>
              </>
            ) : (
              <td colSpan={2}>{say(manifestWords.original)}</td>
            )}
          </tr>
        ))}
      </ConsoleTable>
    </Part>
  );
}
