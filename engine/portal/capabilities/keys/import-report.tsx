import type { KeyPool } from '#contract/shapes/keys.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import * as csv from '../../core/console/csv.css.ts';
import { LineProblems } from '../../core/console/line-problems.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import * as styles from './keys.css.ts';
import { importWords } from './keys-words.ts';
import { poolName } from './pool-name.ts';
import type { SummedReport } from './sum-reports.ts';

interface ImportReportProperties {
  readonly of: SummedReport;
  /** The sentence that tells the counts. */
  readonly word: Word<'imported' | 'duplicates' | 'rejected'>;
  readonly pools: readonly KeyPool[];
  readonly fileName: string;
}

/** What came of a file of keys, or would: counts, pools, and every line that gave no key. */
export function ImportReport({ of, word, pools, fileName }: ImportReportProperties) {
  const say = useWords();
  const { locale } = useView();
  const count = (value: number) => formatNumber(value, locale);
  const problems = [
    ...of.rejected_lines,
    ...of.duplicate_lines.map(({ line, known_from }) => ({
      line,
      reason: say(known_from === 'file' ? importWords.inFile : importWords.inProgram),
    })),
  ];
  return (
    <div className={csv.part}>
      <p>
        {say(word, {
          imported: count(of.imported),
          duplicates: count(of.duplicates),
          rejected: count(of.rejected),
        })}
      </p>
      {of.pools.size > 0 && (
        <ul aria-label={say(importWords.intoPools)}>
          {pools.map(
            (pool) =>
              of.pools.has(pool.id) && (
                <li key={pool.id}>
                  <bdi>{poolName(pool)}</bdi>: {count(of.pools.get(pool.id) ?? 0)}
                </li>
              ),
          )}
        </ul>
      )}
      {of.first_lines.length > 0 && (
        <p>
          {say(importWords.forms)}{' '}
          <bdi className={styles.forms} translate="no">
            {[...new Set(of.first_lines.map(({ form }) => form))].join(', ')}
          </bdi>
        </p>
      )}
      <LineProblems problems={problems} fileName={`${fileName}.lines.csv`} />
    </div>
  );
}
