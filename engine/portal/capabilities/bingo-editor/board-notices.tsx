import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import { editorWords } from './bingo-editor-words.ts';
import { overlayAddress, playAddress } from './board-address.ts';
import * as styles from './editor.css.ts';
import { ProposalPart } from './proposal-part.tsx';
import type { OwnBoard } from './use-own-board.ts';

interface NoticeProperties {
  readonly own: OwnBoard;
}

/** Tells that the saved board is another than was changed here, and asks which one is right. */
export function ConflictNotice({ own: { conflict, keepMine, takeTheirs } }: NoticeProperties) {
  const say = useWords();
  if (!conflict) return null;
  const { theirs } = conflict;
  const why = !theirs
    ? editorWords.conflictGone
    : theirs.state === 'published'
      ? editorWords.conflictPublished
      : editorWords.conflictText;
  return (
    <div role="alert">
      <Notice tone="warning">
        <div className={styles.group}>
          <h2 className={itemTitle}>{say(editorWords.conflictTitle)}</h2>
          <p>{say(why)}</p>
          <div className={styles.actions}>
            <button type="button" className={primaryButton} onClick={keepMine}>
              {say(theirs?.state === 'draft' ? editorWords.keepMine : editorWords.keepMineCopy)}
            </button>
            {theirs && (
              <button type="button" className={quietButton} onClick={takeTheirs}>
                {say(editorWords.takeTheirs)}
              </button>
            )}
          </div>
        </div>
      </Notice>
    </div>
  );
}

/** Where a published board is played, and what can still be done with it here. */
export function PublishedNotice({ own }: NoticeProperties) {
  const say = useWords();
  const { slug } = useProgram();
  const { saved, copy, remove, busy, problem } = own;
  if (saved?.state !== 'published') return null;
  const play = playAddress(slug, saved.id);
  return (
    <Notice tone="success">
      <div className={styles.group}>
        <h2 className={itemTitle}>{say(editorWords.publishedTitle)}</h2>
        <p>{say(editorWords.publishedText)}</p>
        <div className={styles.actions}>
          <a className={primaryButton} href={play}>
            {say(editorWords.play)}
          </a>
          <a className={quietButton} href={overlayAddress(slug, saved.id)}>
            {say(editorWords.overlay)}
          </a>
        </div>
        <div className={styles.actions}>
          <span>{say(editorWords.shareLink)}</span>
          <code className={styles.address} dir="ltr">
            {location.origin + play}
          </code>
          <CopyButton text={location.origin + play} />
        </div>
        <div className={styles.actions}>
          <button type="button" className={quietButton} onClick={copy}>
            {say(editorWords.makeCopy)}
          </button>
          <button
            type="button"
            className={quietButton}
            aria-disabled={busy !== undefined}
            onClick={() => {
              if (busy) return;
              confirm({
                title: say(editorWords.askRemove),
                text: say(editorWords.askRemoveText),
                yes: say(editorWords.removeNow),
                no: say(editorWords.keepIt),
                onYes: () => void remove(),
              });
            }}
          >
            {say(editorWords.remove)}
          </button>
        </div>
        <ProposalPart key={saved.id} board={saved} />
        {problem && <CallProblem error={problem} />}
      </div>
    </Notice>
  );
}
