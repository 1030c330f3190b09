import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

interface SecretNoticeProperties {
  readonly text: string;
  /** Absent while there is none to show. */
  readonly secret: string | undefined;
  readonly onKept: () => void;
}

/** A secret, which is shown until whoever made it says that they have it. */
export function SecretNotice({ text, secret, onKept }: SecretNoticeProperties) {
  const say = useWords();
  return (
    <div role="status">
      {secret !== undefined && (
        <Notice tone="warning">
          <p>{text}</p>
          <code className={styles.secret} dir="ltr" translate="no">
            {secret}
          </code>
          <p>{say(words.once)}</p>
          <div className={styles.row}>
            <CopyButton text={secret} label={say(words.copySecret)} />
            <button type="button" className={smallButton} onClick={onKept}>
              {say(words.kept)}
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}
