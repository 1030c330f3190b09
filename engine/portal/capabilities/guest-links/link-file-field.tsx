import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import * as styles from './guest-links.css.ts';
import { makeLinksWords } from './guest-links-words.ts';
import { partFile } from './link-file.ts';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
  /** Without the one that names the columns. */
  readonly lines: number;
}

interface LinkFileFieldProperties {
  readonly file: ChosenFile | undefined;
  readonly onChoose: (file: ChosenFile | undefined) => void;
}

/** Takes a CSV file, dropped or chosen; it is read here, and nothing is sent yet. */
export function LinkFileField({ file, onChoose }: LinkFileFieldProperties) {
  const say = useWords();
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState(false);
  const read = async (given: File | undefined) => {
    setFault(false);
    if (!given) return;
    try {
      const text = await given.text();
      const lines = partFile(text, Number.POSITIVE_INFINITY).reduce(
        (sum, one) => sum + one.lines,
        0,
      );
      onChoose({ name: given.name, text, lines });
    } catch {
      onChoose(undefined);
      setFault(true);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is besides; the field within takes the same by keyboard.
    <div
      className={styles.drop}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <label className={styles.labelled}>
        <span>{say(makeLinksWords.drop)}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      <p role="status">
        {file && say(makeLinksWords.fileLines, { count: file.lines, name: file.name })}
        {fault && say(makeLinksWords.fileUnread)}
      </p>
      <p className={styles.muted}>{say(makeLinksWords.dropHint)}</p>
    </div>
  );
}
