import { useEffect, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { saveFile } from '../../kit/parts/save-file.ts';
import { Notice } from '../../kit/text/notice.tsx';
import * as styles from './guest-links.css.ts';
import { makeLinksWords } from './guest-links-words.ts';
import { linksFile } from './link-file.ts';
import { RejectedLines } from './making-report.tsx';
import type { Making } from './use-make-links.ts';

interface LinksMadeProperties {
  readonly made: Making;
  /** Whether all lines are done. */
  readonly done: boolean;
  readonly onKept: () => void;
}

/** The links that were made, with their addresses: until whoever made them says that they have them. */
export function LinksMade({ made, done, onKept }: LinksMadeProperties) {
  const say = useWords();
  const { program } = useConsole();
  const [saved, setSaved] = useState(0);
  const { links } = made;
  const unsaved = links.length > saved;
  useEffect(() => {
    if (!unsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    const file = new Blob([linksFile(links)], { type: 'text/csv' });
    saveFile(`${program.program}-guest-links-${day}.csv`, file);
    setSaved(links.length);
  };
  const [only, second] = links;
  return (
    <div className={styles.part} role="status">
      <Notice tone={unsaved ? 'warning' : 'success'}>
        <p>{say(makeLinksWords.made, { count: made.created })}</p>
        {only && <p>{say(makeLinksWords.once)}</p>}
        {only && !second && (
          <code className={styles.address} dir="ltr" translate="no">
            {only.url}
          </code>
        )}
        <div className={styles.buttons}>
          {only && !second && <CopyButton text={only.url} label={say(makeLinksWords.copyLink)} />}
          {only && (
            <button type="button" className={smallButton} onClick={save}>
              {say(makeLinksWords.save)}
            </button>
          )}
          {done && (
            <button type="button" className={smallButton} onClick={onKept}>
              {say(makeLinksWords.kept)}
            </button>
          )}
        </div>
      </Notice>
      <RejectedLines of={made} />
    </div>
  );
}
