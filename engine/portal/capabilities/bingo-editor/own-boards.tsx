import { listOwnBingoBoards } from '#contract/bingo/endpoints.ts';
import type { BingoBoard } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { tag, tagGood } from '../../kit/parts/parts.css.ts';
import { editorWords } from './bingo-editor-words.ts';
import * as styles from './editor.css.ts';
import { ownProposalWords } from './proposal-words.ts';

/** The creator's other boards, to go on with one of them. */
export function OwnBoards({ current }: { readonly current: number | undefined }) {
  const say = useWords();
  const { uuid } = useProgram();
  const { data } = useEndpoint(listOwnBingoBoards, { query: { uuid } });
  const others = data?.boards.filter(({ id }) => id !== current) ?? [];
  if (others.length === 0 && current === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby="boards-title">
      <h2 className={styles.partTitle} id="boards-title">
        {say(editorWords.ownBoards)}
      </h2>
      {others.length > 0 && (
        <ul className={styles.boards}>
          {others.map((board) => (
            <li key={board.id} className={styles.boardLine}>
              <BoardLine board={board} />
            </li>
          ))}
        </ul>
      )}
      {/* A document of its own: what is typed here is kept for when one comes back. */}
      {current !== undefined && <a href={location.pathname}>{say(editorWords.newBoard)}</a>}
    </section>
  );
}

function BoardLine({ board }: { readonly board: BingoBoard }) {
  const say = useWords();
  const { id, title, size, items, state, proposal } = board;
  const published = state === 'published';
  return (
    <>
      <a href={`${location.pathname}?board=${id}`}>{say(editorWords.openBoard, { title })}</a>
      <span className={styles.actions}>
        <span className={styles.muted}>
          {say(editorWords.boardFacts, { size, count: items.length })}
        </span>
        <span className={published ? tagGood : tag}>
          {say(published ? editorWords.statePublished : editorWords.stateDraft)}
        </span>
        {proposal && <span className={tag}>{say(ownProposalWords[proposal.state])}</span>}
      </span>
    </>
  );
}
