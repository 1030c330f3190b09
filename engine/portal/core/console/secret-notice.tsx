import { useWords } from '../../base/i18n/use-words.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import { smallButton } from './console-frame.css.ts';
import { consoleWords } from './console-words.ts';
import * as styles from './secret-notice.css.ts';

interface SecretNoticeProperties {
  /** What it is, and what it is for. */
  readonly text: string;
  /** Absent while there is none to show. */
  readonly secret: string | undefined;
  /** That it cannot be read again. */
  readonly once: string;
  readonly copy: string;
  readonly onKept: () => void;
}

/** A secret, which is shown until whoever made it says that they have it. */
export function SecretNotice({ text, secret, once, copy, onKept }: SecretNoticeProperties) {
  const say = useWords();
  return (
    <div role="status">
      {secret !== undefined && (
        <Notice tone="warning">
          <p>{text}</p>
          <code className={styles.secret} dir="ltr" translate="no">
            {secret}
          </code>
          <p>{once}</p>
          <div className={styles.buttons}>
            <CopyButton text={secret} label={copy} />
            <button type="button" className={smallButton} onClick={onKept}>
              {say(consoleWords.secretKept)}
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}
