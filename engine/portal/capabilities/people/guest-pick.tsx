import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { guestMergeWords as words } from './guest-merge-words.ts';
import * as styles from './people.css.ts';

/** Says that a person is looked for into whose account a guest goes. */
export function GuestPick({ onNobody }: { readonly onNobody: () => void }) {
  const say = useWords();
  return (
    <div className={styles.notice}>
      <Notice tone="info">
        <p>{say(words.pick)}</p>
        <button type="button" className={smallButton} onClick={onNobody}>
          {say(commonWords.cancel)}
        </button>
      </Notice>
    </div>
  );
}
