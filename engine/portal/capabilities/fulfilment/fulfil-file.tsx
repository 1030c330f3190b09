import { useMemo, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { ColumnChoice, guessColumns } from '../../core/console/column-choice.tsx';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import * as csv from '../../core/console/csv.css.ts';
import { CsvDrop, type CsvFile } from '../../core/console/csv-drop.tsx';
import { csvWords } from '../../core/console/csv-words.ts';
import { errorCodeText } from '../../core/console/error-code-text.ts';
import { LineProblems } from '../../core/console/line-problems.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { BulkRun } from './bulk-run.tsx';
import * as styles from './fulfilment.css.ts';
import { bulkWords, fulfilmentWords as words } from './fulfilment-words.ts';
import { type DeliveryColumn, readDeliveries } from './read-deliveries.ts';

const MEANINGS = [
  { name: 'redemption_id', word: words.number },
  { name: 'tracking_reference', word: words.tracking },
  { name: 'note', word: words.note },
] as const;

const NAMES: Readonly<Record<DeliveryColumn, readonly string[]>> = {
  redemption_id: ['id', 'redemptionid', 'redemption', 'number'],
  tracking_reference: ['trackingreference', 'tracking', 'reference', 'trackingnumber'],
  // The list's own file has a column of notes: what was said already is not said again.
  note: ['deliverynote'],
};

/** Marks rewards as delivered by a file with a reference for each. */
export function FulfilFile() {
  const say = useWords();
  const { addressOf, may } = useConsole();
  const [file, setFile] = useState<CsvFile>();
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink to={addressOf('rewards')} className={frame.smallButton}>
          {say(words.back)}
        </ConsoleLink>
      </div>
      <h1 className={frame.title}>{say(words.fromFile)}</h1>
      <p className={styles.muted}>{say(bulkWords.columnsText)}</p>
      {!file && may('fulfil_rewards') && <CsvDrop onRead={setFile} />}
      {file && <ReadFile file={file} onLeave={() => setFile(undefined)} />}
    </div>
  );
}

interface ReadFileProperties {
  readonly file: CsvFile;
  readonly onLeave: () => void;
}

function ReadFile({ file, onLeave }: ReadFileProperties) {
  const say = useWords();
  const [places, setPlaces] = useState(() => guessColumns(file.columns, NAMES));
  const [begun, setBegun] = useState(false);
  const read = useMemo(() => readDeliveries(file.rows, places), [file, places]);
  const named = places.redemption_id !== undefined;
  return (
    <div className={csv.part}>
      <div className={csv.buttons}>
        <h2 className={csv.partTitle}>{say(csvWords.columns, { file: file.name })}</h2>
        <span className={csv.muted}>{say(csvWords.rows, { count: file.rows.length })}</span>
        <button type="button" className={frame.smallButton} onClick={onLeave}>
          {say(csvWords.another)}
        </button>
      </div>
      {!begun && (
        <ColumnChoice file={file} meanings={MEANINGS} places={places} onChoose={setPlaces} />
      )}
      {named ? (
        <BulkRun
          items={read.items}
          unsent={read.faults.length}
          onBegin={() => setBegun(true)}
          problems={(refused) => (
            <LineProblems
              fileName={`${file.name}.lines.csv`}
              problems={[
                ...read.faults.map(({ line, fault }) => ({ line, reason: say(bulkWords[fault]) })),
                ...refused.map(({ redemption_id, code }) => ({
                  line: read.lines.get(redemption_id) ?? 0,
                  reason: errorCodeText(code, say),
                })),
              ]}
            />
          )}
        />
      ) : (
        <p>{say(bulkWords.incomplete)}</p>
      )}
    </div>
  );
}
