import { BYTE_ORDER_MARK, csvRow } from '#domain/exports/csv-row.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber } from '../../kit/parts/format.ts';
import { saveFile } from '../../kit/parts/save-file.ts';
import { smallButton } from './console-frame.css.ts';
import { ConsoleTable } from './console-table.tsx';
import * as styles from './csv.css.ts';
import { csvWords } from './csv-words.ts';

/** A line of a file that was not taken, as an editor counts it. */
export interface LineProblem {
  readonly line: number;
  readonly reason: string;
}

/** So many are shown; the file that can be saved has all. */
const SHOWN = 200;

interface LineProblemsProperties {
  readonly problems: readonly LineProblem[];
  /** What the file with them is called. */
  readonly fileName: string;
}

/** Every line that was not taken, with the reason, to be read and to be saved. */
export function LineProblems({ problems, fileName }: LineProblemsProperties) {
  const say = useWords();
  const { locale } = useView();
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((one, other) => one.line - other.line);
  const save = () => {
    const rows = [['line', 'reason'], ...sorted.map(({ line, reason }) => [line, reason])];
    saveFile(fileName, new Blob([BYTE_ORDER_MARK, ...rows.map(csvRow)], { type: 'text/csv' }));
  };
  return (
    <>
      <div className={styles.buttons}>
        <h3 className={styles.partTitle}>{say(csvWords.problems)}</h3>
        <button type="button" className={smallButton} onClick={save}>
          <Icon name="tabler:download" />
          {say(csvWords.download)}
        </button>
        {problems.length > SHOWN && (
          <span className={styles.muted}>
            {say(csvWords.firstShown, { count: SHOWN, all: formatNumber(problems.length, locale) })}
          </span>
        )}
      </div>
      <ConsoleTable
        label={say(csvWords.problems)}
        columns={[{ word: csvWords.line }, { word: csvWords.reason }]}
      >
        {sorted.slice(0, SHOWN).map(({ line, reason }) => (
          <tr key={line}>
            <th scope="row">{formatNumber(line, locale)}</th>
            <td>{reason}</td>
          </tr>
        ))}
      </ConsoleTable>
    </>
  );
}
