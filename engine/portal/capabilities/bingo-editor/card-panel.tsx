import { useDeferredValue, useMemo, useState } from 'react';
import { itemCount } from '#domain/bingo/board-shape.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { newSeed } from '../../core/bingo-card/seeds.ts';
import { ChoiceRow } from '../../kit/parts/choice-row.tsx';
import { ArrangeCard } from './arrange-card.tsx';
import { fitArrangement } from './arrangement.ts';
import { editorWords } from './bingo-editor-words.ts';
import type { EditedBoard } from './board-state.ts';
import * as styles from './editor.css.ts';
import { previewCard } from './judge-board.ts';
import { StillCard } from './still-card.tsx';
import type { Editor } from './use-editor.ts';

interface CardPanelProperties {
  readonly editor: Editor;
  readonly settled: boolean;
}

/** The card: a preview of what seeds draw, or the one that is arranged by hand. */
export function CardPanel({ editor: { board, edit }, settled }: CardPanelProperties) {
  const say = useWords();
  const [seed, setSeed] = useState(() => newSeed());
  const { arrangement } = board;
  const arrange = () => {
    const ids = previewCard(board, seed)?.cells.map((item) => item?.id ?? null) ?? [];
    edit({ kind: 'arrange', arrangement: fitArrangement(board, board.items, ids) });
  };
  return (
    <section className={styles.part} aria-labelledby="card-title">
      <h2 className={styles.partTitle} id="card-title">
        {say(editorWords.cardTitle)}
      </h2>
      {!settled && (
        <ChoiceRow
          label={say(editorWords.howArranged)}
          value={arrangement === null ? 'drawn' : 'arranged'}
          choices={[
            { value: 'drawn', text: say(editorWords.drawn) },
            { value: 'arranged', text: say(editorWords.arranged) },
          ]}
          onChoose={(how) => {
            if (how === 'drawn') edit({ kind: 'draw' });
            else if (arrangement === null) arrange();
          }}
        />
      )}
      {arrangement === null || settled ? (
        <Preview board={board} seed={seed} onAnother={() => setSeed(newSeed())} />
      ) : (
        <ArrangeCard board={{ ...board, arrangement }} edit={edit} />
      )}
    </section>
  );
}

interface PreviewProperties {
  readonly board: EditedBoard;
  readonly seed: string;
  readonly onAnother: () => void;
}

function Preview({ board, seed, onAnother }: PreviewProperties) {
  const say = useWords();
  // Typing comes first: the card follows when there is time.
  const shown = useDeferredValue(board);
  const card = useMemo(() => previewCard(shown, seed), [shown, seed]);
  if (!card) {
    const count = Math.max(1, itemCount(board) - board.items.length);
    return <p className={styles.muted}>{say(editorWords.noCard, { count })}</p>;
  }
  return (
    <>
      {board.arrangement === null && <p className={styles.muted}>{say(editorWords.drawnText)}</p>}
      <StillCard
        title={shown.title}
        seed={shown.arrangement === null ? seed : undefined}
        card={card}
        freeCentre={shown.free_centre}
      />
      {board.arrangement === null && (
        <div className={styles.actions}>
          <button type="button" className={quietButton} onClick={onAnother}>
            <Icon name="tabler:refresh" />
            {say(editorWords.anotherCard)}
          </button>
        </div>
      )}
    </>
  );
}
