import { useDeferredValue, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { newSeed } from '../../core/bingo-card/seeds.ts';
import { editorWords } from './bingo-editor-words.ts';
import type { EditedBoard } from './board-state.ts';
import * as styles from './editor.css.ts';
import { previewCard } from './judge-board.ts';
import { NumberField } from './number-field.tsx';
import { type Paper, type PerPage, PrintedSheets } from './printed-sheets.tsx';

const MOST_CARDS = 30;
const NO_SEEDS: readonly string[] = [];
const seedsOf = (count: number) => Array.from({ length: count }, () => newSeed());

/** Prints cards, each of a seed of its own. */
export function PrintPanel({ board: typed }: { readonly board: EditedBoard }) {
  const say = useWords();
  // Typing comes first: many cards are drawn when there is time.
  const board = useDeferredValue(typed);
  const [count, setCount] = useState(1);
  const [paper, setPaper] = useState<Paper>('a4');
  const [perPage, setPerPage] = useState<PerPage>(1);
  const [seeds, setSeeds] = useState(() => seedsOf(MOST_CARDS));
  const [countField, paperField, perPageField] = [useId(), useId(), useId()];
  // A board that is arranged has one card.
  const most = board.arrangement === null ? MOST_CARDS : 1;
  const cards = useMemo(
    () => seeds.slice(0, Math.min(count, most)).flatMap((seed) => previewCard(board, seed) ?? []),
    [board, seeds, count, most],
  );
  return (
    <section className={styles.part} aria-labelledby="print-title">
      <h2 className={styles.partTitle} id="print-title">
        {say(editorWords.printTitle)}
      </h2>
      {board.arrangement === null && <p className={styles.muted}>{say(editorWords.printText)}</p>}
      <div className={styles.printChoices}>
        <label htmlFor={countField}>{say(editorWords.printCount)}</label>
        <NumberField
          id={countField}
          className={styles.number}
          min={1}
          max={most}
          value={Math.min(count, most)}
          onNumber={(number) => setCount(Math.min(most, Math.max(1, number)))}
        />
        <label htmlFor={perPageField}>{say(editorWords.printPerPage)}</label>
        <select
          id={perPageField}
          className={styles.choose}
          value={perPage}
          onChange={({ target }) => setPerPage(target.value === '2' ? 2 : 1)}
        >
          <option value={1}>1</option>
          <option value={2}>2</option>
        </select>
        <label htmlFor={paperField}>{say(editorWords.printPaper)}</label>
        <select
          id={paperField}
          className={styles.choose}
          value={paper}
          onChange={({ target }) => setPaper(target.value === 'letter' ? 'letter' : 'a4')}
        >
          <option value="a4">A4</option>
          <option value="letter">Letter</option>
        </select>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={quietButton}
          disabled={cards.length === 0}
          onClick={() => print()}
        >
          {say(editorWords.printNow)}
        </button>
        {board.arrangement === null && (
          <button
            type="button"
            className={quietButton}
            onClick={() => setSeeds(seedsOf(MOST_CARDS))}
          >
            {say(editorWords.otherCards)}
          </button>
        )}
      </div>
      {createPortal(
        <PrintedSheets
          title={board.title}
          cards={cards}
          seeds={board.arrangement === null ? seeds : NO_SEEDS}
          freeCentre={board.free_centre}
          paper={paper}
          perPage={perPage}
        />,
        document.body,
      )}
    </section>
  );
}
