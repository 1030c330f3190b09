import { head, page } from '../bingo-editor/editor.css.ts';
import { OpenBoard } from '../bingo-editor/open-board.tsx';
import { Skeleton } from '../dashboard/parts/skeleton.tsx';
import { editorWords } from '../dashboard/words/bingo-editor-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { useAlive } from '../shell/use-alive.ts';
import { blockTitle, column, lead } from '../theme/parts.css.ts';
import { useProgram } from '../view/use-view.ts';

/** Where creators make bingo boards of their own for a campaign. */
export function Page() {
  const say = useWords();
  const { title: program } = useProgram();
  return (
    <div className={`${column} ${page}`}>
      <div className={head}>
        <h1 className={blockTitle}>{say(titleOf('title.bingo-editor'))}</h1>
        <p className={lead}>{say(editorWords.lead, { program })}</p>
        <noscript>{say(editorWords.noScript)}</noscript>
      </div>
      {useAlive() ? <OpenBoard /> : <Skeleton />}
    </div>
  );
}
