import { useWords } from '../../base/i18n/use-words.ts';
import { useSession } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { between, tag, tagGood } from '../../kit/parts/parts.css.ts';
import { editorWords } from './bingo-editor-words.ts';
import * as styles from './editor.css.ts';
import { IssueList } from './issue-list.tsx';
import { cannotBeSaved, type EditorIssue } from './judge-board.ts';
import { SignInButton } from './sign-in-button.tsx';
import type { OwnBoard } from './use-own-board.ts';

interface SavePanelProperties {
  readonly own: OwnBoard;
  readonly issues: readonly EditorIssue[];
}

/** How far the board is, what is to mend, and saving, publishing and deleting it. */
export function SavePanel({ own, issues }: SavePanelProperties) {
  const say = useWords();
  const signedIn = useSession() !== undefined;
  const { saved, changed, problem } = own;
  const state = saved ? editorWords.stateDraft : editorWords.stateNew;
  const kept = changed ? editorWords.unsaved : saved ? editorWords.allSaved : editorWords.keptHere;
  return (
    <section className={styles.part} aria-labelledby="save-title">
      <div className={between}>
        <h2 className={styles.partTitle} id="save-title">
          {say(editorWords.saveTitle)}
        </h2>
        <span className={saved ? tagGood : tag}>{say(state)}</span>
      </div>
      <p className={styles.muted}>{say(kept)}</p>
      <Steps own={own} />
      <IssueList board={own.editor.board} issues={issues} />
      {signedIn ? <Actions own={own} issues={issues} /> : <SignInFirst />}
      {problem && <CallProblem error={problem} />}
    </section>
  );
}

function Steps({ own: { editor, saved, changed, discard } }: Pick<SavePanelProperties, 'own'>) {
  const say = useWords();
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={quietButton}
        aria-disabled={!editor.undo}
        onClick={editor.undo}
      >
        {say(editorWords.undo)}
      </button>
      <button
        type="button"
        className={quietButton}
        aria-disabled={!editor.redo}
        onClick={editor.redo}
      >
        {say(editorWords.redo)}
      </button>
      {saved && changed && (
        <button type="button" className={quietButton} onClick={discard}>
          {say(editorWords.discard)}
        </button>
      )}
    </div>
  );
}

function SignInFirst() {
  const say = useWords();
  return (
    <div className={styles.group}>
      <p>{say(editorWords.signInFirst)}</p>
      <div className={styles.actions}>
        <SignInButton />
      </div>
    </div>
  );
}

function Actions({ own, issues }: SavePanelProperties) {
  const say = useWords();
  const { saved, changed, busy, conflict, editor } = own;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const blocked = busy !== undefined || conflict !== undefined;
  const savable = cannotBeSaved(editor.board) === undefined && (changed || !saved);
  const publish = () =>
    confirm({
      title: say(editorWords.askPublish),
      text: say(editorWords.askPublishText),
      yes: say(editorWords.publish),
      no: say(editorWords.notYet),
      onYes: () => void own.publish(),
    });
  const remove = () =>
    confirm({
      title: say(editorWords.askRemove),
      text: say(editorWords.askRemoveText),
      yes: say(editorWords.removeNow),
      no: say(editorWords.keepIt),
      onYes: () => void own.remove(),
    });
  // A button that was just pressed keeps the focus: it is not `disabled`.
  return (
    <div className={styles.group}>
      <div className={styles.actions}>
        <button
          type="button"
          className={quietButton}
          aria-disabled={blocked || !savable}
          onClick={() => {
            if (!blocked && savable) void own.save();
          }}
        >
          {say(busy === 'save' ? editorWords.saving : editorWords.saveDraft)}
        </button>
        <button
          type="button"
          className={primaryButton}
          aria-disabled={blocked || errors > 0}
          aria-describedby={errors > 0 ? 'publish-blocked' : undefined}
          onClick={() => {
            if (!blocked && errors === 0) publish();
          }}
        >
          {say(busy === 'publish' ? editorWords.publishing : editorWords.publish)}
        </button>
        {saved && (
          <button
            type="button"
            className={quietButton}
            aria-disabled={blocked}
            onClick={() => {
              if (!blocked) remove();
            }}
          >
            {say(editorWords.remove)}
          </button>
        )}
      </div>
      {errors > 0 && (
        <p id="publish-blocked" className={styles.muted}>
          {say(editorWords.publishBlocked, { count: errors })}
        </p>
      )}
    </div>
  );
}
