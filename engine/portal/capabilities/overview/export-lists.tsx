import { EXPORTED_LISTS, type ExportedListName } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useExport } from '../../core/console/use-export.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { Part } from './part.tsx';

/** Lists of the whole program; who was given keys is listed pool by pool. */
type WholeListName = Exclude<ExportedListName, 'given_keys'>;
const WHOLE_LISTS = EXPORTED_LISTS.filter((list) => list !== 'given_keys');

/** What each list is called. */
const LIST_WORDS: Readonly<Record<WholeListName, Word>> = {
  applications: overviewWords.applications,
  requests: overviewWords.requests,
  content: overviewWords.content,
  appeals: overviewWords.appeals,
  creators: overviewWords.people,
  redemptions: overviewWords.allRedemptions,
  key_imports: overviewWords.keyImports,
  guest_links: overviewWords.guestLinks,
  points: overviewWords.points,
  audit: overviewWords.audit,
};

/** Every list of the program as a file. */
export function ExportLists() {
  const say = useWords();
  return (
    <Part title={say(overviewWords.exports)} text={say(overviewWords.exportsText)}>
      <ul className={styles.exports} aria-label={say(overviewWords.exports)}>
        {WHOLE_LISTS.map((list) => (
          <li key={list}>
            <ExportButton list={list} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ExportButton({ list }: { readonly list: WholeListName }) {
  const say = useWords();
  const file = useExport(list);
  return (
    <>
      <button
        type="button"
        className={smallButton}
        aria-disabled={file.isPending}
        onClick={() => !file.isPending && file.mutate({})}
      >
        <Icon name="tabler:download" />
        {say(LIST_WORDS[list])}
      </button>
      <p role="status" className={styles.muted}>
        {file.isPending && say(overviewWords.exporting)}
      </p>
      {file.error && <CallProblem error={file.error} />}
    </>
  );
}
