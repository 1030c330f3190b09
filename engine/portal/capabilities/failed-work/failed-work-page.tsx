import { useWords } from '../../base/i18n/use-words.ts';
import { title, toolbar } from '../../core/console/console-frame.css.ts';
import { FailedJobs } from './failed-jobs.tsx';
import * as styles from './failed-work.css.ts';
import { failedWorkWords as words } from './failed-work-words.ts';
import { StuckMails } from './stuck-mails.tsx';

/** What could not be done by itself, and waits for somebody to look. */
export function FailedWorkPage() {
  const say = useWords();
  return (
    <div className={styles.page}>
      <div className={toolbar}>
        <h1 className={title}>{say(words.title)}</h1>
      </div>
      <StuckMails />
      <FailedJobs />
    </div>
  );
}
