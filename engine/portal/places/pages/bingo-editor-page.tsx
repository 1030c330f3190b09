import '../../core/bingo-card/bingo-errors.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { blockTitle, column, lead } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { editorWords } from '../../capabilities/bingo-editor/bingo-editor-words.ts';
import { head, page } from '../../capabilities/bingo-editor/editor.css.ts';
import { OpenBoard } from '../../capabilities/bingo-editor/open-board.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

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
