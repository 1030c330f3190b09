import type { ManifestIssue } from '#contract/manifests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import * as styles from './manifest.css.ts';
import { manifestWords } from './manifest-words.ts';
import { Part } from './part.tsx';

const SEVERITY_WORDS = { error: manifestWords.error, warning: manifestWords.warning };

/** What is wrong with the files, errors first, each with its place and what to do. */
export function IssueList({ issues }: { readonly issues: readonly ManifestIssue[] }) {
  const say = useWords();
  if (issues.length === 0)
    return (
      <Part title={manifestWords.issues}>
        <p>{say(manifestWords.noIssues)}</p>
      </Part>
    );
  const ordered = issues.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  return (
    <Part title={manifestWords.issues}>
      <ul className={styles.issues}>
        {ordered.map((issue) => (
          <IssueItem
            key={`${issue.file}:${issue.line}:${issue.column} ${issue.message}`}
            {...issue}
          />
        ))}
      </ul>
    </Part>
  );
}

function IssueItem({ severity, code, file, line, column, path, message, action }: ManifestIssue) {
  const say = useWords();
  return (
    <li className={styles.issue}>
      <p className={styles.issueHead}>
        <span className={styles.severity} data-severity={severity}>
          {say(SEVERITY_WORDS[severity])}
        </span>
        <code className={styles.place} dir="ltr" translate="no">
          {`${file}:${line}:${column}`}
        </code>
        <code className={styles.code} dir="ltr" translate="no">
          {code}
        </code>
      </p>
      {/* Issues are worded in English, like the manifests. */}
      <p lang="en" dir="ltr" className={styles.message}>
        {path !== '' && <code>{path}: </code>}
        {message} <span className={styles.muted}>{action}</span>
      </p>
    </li>
  );
}
