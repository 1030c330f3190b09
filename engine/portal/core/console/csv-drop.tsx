import { type DragEvent, useRef, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { smallButton } from './console-frame.css.ts';
import * as styles from './csv.css.ts';
import { csvWords } from './csv-words.ts';
import { type CsvTable, readCsv, readText } from './read-csv.ts';

/** A file that an operator handed in, as it was read. */
export interface CsvFile extends CsvTable {
  readonly name: string;
}

interface CsvDropProperties {
  readonly onRead: (file: CsvFile) => void;
}

/** Takes a CSV file that is dropped or chosen; nothing of it leaves the browser yet. */
export function CsvDrop({ onRead }: CsvDropProperties) {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [empty, setEmpty] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const table = readCsv(await readText(file));
    setEmpty(table.rows.length === 0);
    if (table.rows.length > 0) onRead({ name: file.name.slice(0, 200) || 'keys.csv', ...table });
  };
  const onDrag = (next: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(next);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard. */}
      <div
        className={styles.drop}
        data-over={over ? '' : undefined}
        onDragOver={onDrag(true)}
        onDragLeave={onDrag(false)}
        onDrop={(event) => {
          onDrag(false)(event);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={say(csvWords.choose)}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <button type="button" className={smallButton} onClick={() => input.current?.click()}>
          <Icon name="tabler:upload" />
          {say(csvWords.choose)}
        </button>
        <span className={styles.muted}>{say(csvWords.drop)}</span>
      </div>
      <div role="alert">{empty && <p>{say(csvWords.empty)}</p>}</div>
    </>
  );
}
