import { useDeferredValue, useMemo } from 'react';
import { useSession } from '../../base/session/use-api.ts';
import { BoardForm } from './board-form.tsx';
import { ConflictNotice, PublishedNotice } from './board-notices.tsx';
import { CardPanel } from './card-panel.tsx';
import * as styles from './editor.css.ts';
import { ItemsPanel } from './items-panel.tsx';
import { judgeBoard } from './judge-board.ts';
import type { Beginning } from './own-board.ts';
import { OwnBoards } from './own-boards.tsx';
import { PrintPanel } from './print-panel.tsx';
import { SavePanel } from './save-panel.tsx';
import { useOwnBoard } from './use-own-board.ts';
import { YamlPanel } from './yaml-panel.tsx';

/** The editor's desk: items and rules on one side, the card and what becomes of it on the other. */
export function Editor({ beginning }: { readonly beginning: Beginning }) {
  const own = useOwnBoard(beginning);
  const signedIn = useSession() !== undefined;
  const { editor, saved, conflict } = own;
  // Typing comes first: what is said about it follows when there is time.
  const judged = useDeferredValue(editor.board);
  const issues = useMemo(() => judgeBoard(judged), [judged]);
  const settled = saved?.state === 'published' && !conflict;
  const card = <CardPanel editor={editor} settled={settled} />;
  return (
    <>
      <ConflictNotice own={own} />
      {settled && <PublishedNotice own={own} />}
      <div className={styles.desk}>
        {settled ? (
          card
        ) : (
          <div className={styles.side}>
            <BoardForm editor={editor} />
            <ItemsPanel editor={editor} issues={issues} />
          </div>
        )}
        <div className={styles.side}>
          {!settled && card}
          {!settled && <SavePanel own={own} issues={issues} />}
          <PrintPanel board={editor.board} />
          <YamlPanel board={editor.board} />
          {signedIn && <OwnBoards current={saved?.id} />}
        </div>
      </div>
    </>
  );
}
