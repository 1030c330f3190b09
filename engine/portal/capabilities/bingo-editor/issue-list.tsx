import { useWords } from '../../base/i18n/use-words.ts';
import { itemWords } from './bingo-item-words.ts';
import type { EditedBoard } from './board-state.ts';
import * as styles from './editor.css.ts';
import { issueText } from './issue-text.ts';
import { itemFieldId } from './item-row.tsx';
import type { EditorIssue } from './judge-board.ts';

/** Issues that are listed; the others are counted. */
const LISTED = 10;

interface IssueListProperties {
  readonly board: EditedBoard;
  readonly issues: readonly EditorIssue[];
}

/** All that is to mend, errors first; each leads to where it is mended. */
export function IssueList({ board, issues }: IssueListProperties) {
  const say = useWords();
  const sorted = issues.toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
  if (sorted.length === 0) return <p className={styles.muted}>{say(itemWords.noIssues)}</p>;
  return (
    <div className={styles.group}>
      <h3>{say(itemWords.issuesTitle)}</h3>
      <ul className={styles.issues}>
        {sorted.slice(0, LISTED).map((issue) => (
          <li
            key={`${issue.code} ${issue.item} ${issue.cell} ${issue.params.kind}`}
            className={issue.severity === 'error' ? styles.fault : styles.warning}
          >
            <Lead issue={issue} board={board} /> {issueText(issue, say)}
          </li>
        ))}
      </ul>
      {sorted.length > LISTED && (
        <p className={styles.muted}>
          {say(itemWords.moreOfThem, { count: sorted.length - LISTED })}
        </p>
      )}
    </div>
  );
}

/** Leads to the item that an issue is about. */
function Lead({ issue, board }: { readonly issue: EditorIssue; readonly board: EditedBoard }) {
  const say = useWords();
  const item = issue.item === undefined ? undefined : board.items[issue.item];
  if (!item || issue.item === undefined) return null;
  return (
    <button
      type="button"
      className={styles.lead}
      onClick={() => document.getElementById(itemFieldId(item.id))?.focus()}
    >
      {say(itemWords.goTo, { number: issue.item + 1 })}
    </button>
  );
}
