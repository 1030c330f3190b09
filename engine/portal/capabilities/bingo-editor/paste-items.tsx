import { type DragEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import type { BingoItem } from '#domain/bingo/items.ts';
import type { LineFault } from '#domain/bingo/line-fault.ts';
import { parseItems } from '#domain/bingo/parse-items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { itemWords } from './bingo-item-words.ts';
import * as styles from './editor.css.ts';
import { lineFaultText } from './issue-text.ts';
import * as own from './items.css.ts';

/** Faults that are told; the others are counted. */
const TOLD = 12;

/** A list or table of items, pasted or from a file; lines with faults are left out and told. */
export function PasteItems({ onAdd }: { readonly onAdd: (items: readonly BingoItem[]) => void }) {
  const say = useWords();
  const [area, help, file] = [useId(), useId(), useId()];
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const read = useDeferredValue(text);
  const { items, faults } = useMemo(() => parseItems(read), [read]);
  const nothing = read.trim() === '';

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      setText(new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()));
    } catch {
      toast({ title: say(itemWords.fileUnreadable), tone: 'error' });
    }
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    // Dropped words are the field's own matter.
    if (!dropped) return;
    event.preventDefault();
    void take(dropped);
  };
  const add = () => {
    onAdd(items);
    toast({ title: say(itemWords.itemsAdded, { count: items.length }), tone: 'success' });
    // What has faults stays, to be mended.
    setText(faults.length > 0 ? faultyLines(text, faults) : '');
  };
  return (
    <details>
      <summary className={styles.summary}>{say(itemWords.pasteTitle)}</summary>
      <div className={own.paste}>
        <p className={styles.muted} id={help}>
          {say(itemWords.pasteHelp)}
        </p>
        <textarea
          id={area}
          dir="auto"
          className={own.dropArea}
          rows={6}
          value={text}
          aria-label={say(itemWords.pasteTitle)}
          aria-describedby={help}
          data-over={over || undefined}
          onChange={({ target }) => setText(target.value)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        />
        <label htmlFor={file} className={styles.muted}>
          {say(itemWords.chooseFile)}
        </label>
        <input
          id={file}
          className={own.file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        {!nothing && faults.length > 0 && <Faults faults={faults} />}
        <div className={styles.actions}>
          <button
            type="button"
            className={quietButton}
            disabled={nothing || items.length === 0}
            onClick={add}
          >
            {say(itemWords.addPasted, { count: nothing ? 0 : items.length })}
          </button>
        </div>
      </div>
    </details>
  );
}

function Faults({ faults }: { readonly faults: readonly LineFault[] }) {
  const say = useWords();
  return (
    <div role="status" className={styles.group}>
      <p className={styles.fault}>{say(itemWords.faultCount, { count: faults.length })}</p>
      <ul className={styles.issues}>
        {faults.slice(0, TOLD).map((fault) => (
          <li key={`${fault.line} ${fault.code}`}>
            {say(itemWords.line, { line: fault.line, fault: lineFaultText(fault, say) })}
          </li>
        ))}
      </ul>
      {faults.length > TOLD && <p>{say(itemWords.moreOfThem, { count: faults.length - TOLD })}</p>}
    </div>
  );
}

/** The lines that were not read, below the line that names their columns. */
function faultyLines(text: string, faults: readonly LineFault[]): string {
  const lines = text.split(/\r\n|\r|\n/);
  const numbers = [...new Set([1, ...faults.map(({ line }) => line)])];
  const headed = /^\s*"?(label|item|text|name|id|weight|difficulty)\b/i.test(lines[0] ?? '');
  return numbers
    .filter((number) => number !== 1 || headed || faults.some(({ line }) => line === 1))
    .map((number) => lines[number - 1])
    .join('\n');
}
