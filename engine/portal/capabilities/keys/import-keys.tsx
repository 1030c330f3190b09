import { useState } from 'react';
import type { KeyPool } from '#contract/shapes/keys.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { CsvDrop, type CsvFile } from '../../core/console/csv-drop.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { ImportFile } from './import-file.tsx';
import { ImportList } from './import-list.tsx';
import * as styles from './keys.css.ts';
import { importWords, keysWords } from './keys-words.ts';

/** Takes a file of keys: which of its columns is what, what would come of it, and what came of it. */
export function ImportKeys({ pools }: { readonly pools: readonly KeyPool[] }) {
  const say = useWords();
  const { addressOf, may } = useConsole();
  const [file, setFile] = useState<CsvFile>();
  return (
    <div className={styles.page}>
      <div className={styles.part}>
        <div>
          <ConsoleLink to={addressOf('keys')} className={smallButton}>
            {say(keysWords.back)}
          </ConsoleLink>
        </div>
        <h1 className={title}>{say(importWords.title)}</h1>
        {!file && may('manage_keys') && <CsvDrop onRead={setFile} />}
        {file && <ImportFile file={file} pools={pools} onLeave={() => setFile(undefined)} />}
      </div>
      <ImportList />
    </div>
  );
}
