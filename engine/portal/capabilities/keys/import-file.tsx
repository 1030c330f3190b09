import { useState } from 'react';
import type { KeyPool } from '#contract/shapes/keys.ts';
import type { KeyColumn } from '#contract/vocabulary/key-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ColumnChoice, guessColumns } from '../../core/console/column-choice.tsx';
import * as frame from '../../core/console/console-frame.css.ts';
import * as csv from '../../core/console/csv.css.ts';
import type { CsvFile } from '../../core/console/csv-drop.tsx';
import { csvWords } from '../../core/console/csv-words.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { ImportReport } from './import-report.tsx';
import { firstOfEach, isComplete, keyParts } from './key-parts.ts';
import * as styles from './keys.css.ts';
import { importWords, keysWords } from './keys-words.ts';
import { poolName } from './pool-name.ts';
import { sumReports } from './sum-reports.ts';
import { type KeyRun, rowsOf, useKeyImport } from './use-key-import.ts';

const MEANINGS = [
  { name: 'key', word: importWords.key },
  { name: 'platform', word: keysWords.platform },
  { name: 'region', word: keysWords.region },
  { name: 'activation_id', word: importWords.activation },
  { name: 'key_option_id', word: importWords.option },
] as const;

const NAMES: Readonly<Record<KeyColumn, readonly string[]>> = {
  key: ['key', 'keys', 'code', 'cdkey', 'serial', 'productkey', 'activationkey'],
  platform: ['platform', 'store', 'system'],
  region: ['region', 'territory'],
  activation_id: ['activationid', 'activation'],
  key_option_id: ['keyoptionid', 'keyoption', 'option', 'pool'],
};

interface ImportFileProperties {
  readonly file: CsvFile;
  readonly pools: readonly KeyPool[];
  /** Called to choose another file. */
  readonly onLeave: () => void;
}

/** A file of keys that was read: its columns, the trial, the import part by part, and what came of it. */
export function ImportFile({ file, pools, onLeave }: ImportFileProperties) {
  const say = useWords();
  const [places, setPlaces] = useState(() => guessColumns(file.columns, NAMES));
  const [target, setTarget] = useState('');
  const trial = useKeyImport();
  const real = useKeyImport();
  const [repeated, setRepeated] = useState<readonly number[]>([]);
  const [run, setRun] = useState<KeyRun>();
  const reading = {
    ...{ places, width: file.columns.length },
    target: target === '' ? undefined : Number(target),
  };
  const busy = trial.sending.isPending || real.sending.isPending;
  const begun = run !== undefined;
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      trial.sending.reset();
      set(value);
    };
  const tryOut = () => {
    const firsts = firstOfEach(file.rows, reading);
    setRepeated(firsts.repeated);
    const parts = keyParts(firsts.rows, reading);
    trial.sending.mutate({ file_name: file.name, parts, dry_run: true });
  };
  const start = () => {
    const next = { file_name: file.name, parts: keyParts(file.rows, reading), dry_run: false };
    setRun(next);
    real.sending.mutate(next);
  };
  const tried = trial.sending.data && sumReports(trial.sending.data, repeated);
  const done = real.sending.data && sumReports(real.sending.data, []);
  return (
    <div className={csv.part}>
      <div className={csv.buttons}>
        <h2 className={csv.partTitle}>{say(csvWords.columns, { file: file.name })}</h2>
        <span className={csv.muted}>{say(csvWords.rows, { count: file.rows.length })}</span>
        {!busy && (
          <button type="button" className={frame.smallButton} onClick={onLeave}>
            {say(csvWords.another)}
          </button>
        )}
      </div>
      {!begun && (
        <>
          <p className={csv.muted}>{say(importWords.columnsText)}</p>
          <ColumnChoice
            file={file}
            meanings={MEANINGS}
            places={places}
            onChoose={change(setPlaces)}
          />
          <label className={styles.labelled}>
            <span>{say(importWords.target)}</span>
            <select
              className={frame.field}
              value={target}
              onChange={({ currentTarget: { value } }) => change(setTarget)(value)}
            >
              <option value="">{say(importWords.byColumns)}</option>
              {pools.map(
                (pool) =>
                  !pool.retired && (
                    <option key={pool.id} value={pool.id}>
                      {poolName(pool)}
                    </option>
                  ),
              )}
            </select>
          </label>
          {!isComplete(reading) && <p>{say(importWords.incomplete)}</p>}
          <div className={csv.buttons}>
            <button
              type="button"
              className={frame.smallButton}
              aria-disabled={busy || !isComplete(reading)}
              onClick={() => !busy && isComplete(reading) && tryOut()}
            >
              {say(importWords.tryIt)}
            </button>
            {tried && tried.imported > 0 && (
              <button
                type="button"
                className={frame.smallButton}
                aria-disabled={busy}
                onClick={() => !busy && start()}
              >
                {say(importWords.start, { count: tried.imported })}
              </button>
            )}
          </div>
        </>
      )}
      <Sending of={trial} />
      <Sending of={real} />
      {run && real.sending.error && (
        <>
          <p>{say(importWords.stopped)}</p>
          <div>
            <button
              type="button"
              className={frame.smallButton}
              onClick={() => real.sending.mutate(run)}
            >
              {say(csvWords.resume)}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {!begun && tried && (
          <ImportReport of={tried} word={importWords.would} pools={pools} fileName={file.name} />
        )}
        {done && (
          <ImportReport of={done} word={importWords.did} pools={pools} fileName={file.name} />
        )}
      </div>
    </div>
  );
}

/** How far a run is, or what stopped it. */
function Sending({ of: { sending, rows } }: { readonly of: ReturnType<typeof useKeyImport> }) {
  const say = useWords();
  const { locale } = useView();
  if (sending.error) return <CallProblem error={sending.error} />;
  if (!sending.isPending) return null;
  const all = rowsOf(sending.variables.parts);
  const text = say(csvWords.progress, {
    ...{ done: formatNumber(rows, locale), all: formatNumber(all, locale) },
  });
  return (
    <div className={csv.buttons}>
      <progress className={csv.progress} max={all} value={rows} aria-label={text} />
      <span className={csv.muted}>{text}</span>
    </div>
  );
}
