import { useId, useState } from 'react';
import { type BingoItem, plainLabel } from '#domain/bingo/items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { control } from '../../kit/form/form.css.ts';
import { editorWords } from './bingo-editor-words.ts';
import { itemWords } from './bingo-item-words.ts';
import * as styles from './card.css.ts';
import { group, muted } from './editor.css.ts';
import type { Arranging } from './use-arranging.ts';
import type { Dragging } from './use-dragging.ts';

/** Items that are shown at once; the others are found by their words. */
const SHOWN = 24;

interface ItemsBesideProperties {
  readonly beside: readonly BingoItem[];
  readonly arranging: Arranging;
  readonly dragging: Dragging;
}

/** The items that do not lie on the card, each to be put there. */
export function ItemsBeside({ beside, arranging, dragging }: ItemsBesideProperties) {
  const say = useWords();
  const field = useId();
  const [sought, seek] = useState('');
  const found = beside.filter(({ label }) => plainLabel(label).includes(plainLabel(sought)));
  return (
    <div className={group}>
      <h3 className={itemTitle}>{say(editorWords.beside)}</h3>
      <p className={muted}>{say(editorWords.besideText)}</p>
      {beside.length > SHOWN && (
        <>
          <label htmlFor={field}>{say(editorWords.findItem)}</label>
          <input
            id={field}
            type="search"
            className={control}
            value={sought}
            onChange={({ target }) => seek(target.value)}
          />
        </>
      )}
      <ul className={styles.beside}>
        {found.slice(0, SHOWN).map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.chip}
              data-held={arranging.held === id || undefined}
              data-dragged={dragging.dragged === id || undefined}
              aria-pressed={arranging.held === id}
              onClick={() => dragging.pressed(() => arranging.take(id))}
              {...dragging.handlersFor(id)}
            >
              <span className={styles.handle} aria-hidden="true" />
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className={muted}>{say(itemWords.moreOfThem, { count: found.length - SHOWN })}</p>
      )}
    </div>
  );
}
