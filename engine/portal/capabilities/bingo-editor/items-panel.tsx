import { useCallback, useRef, useState } from 'react';
import { itemCount } from '#domain/bingo/board-shape.ts';
import type { BingoItem } from '#domain/bingo/items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { between } from '../../kit/parts/parts.css.ts';
import { AddItem } from './add-item.tsx';
import { itemWords } from './bingo-item-words.ts';
import { CampaignItems } from './campaign-items.tsx';
import * as styles from './editor.css.ts';
import { ItemRow } from './item-row.tsx';
import * as own from './items.css.ts';
import type { EditorIssue } from './judge-board.ts';
import { PasteItems } from './paste-items.tsx';
import type { Editor } from './use-editor.ts';

interface ItemsPanelProperties {
  readonly editor: Editor;
  readonly issues: readonly EditorIssue[];
}

/** The pool of items: how they come in, and each of them to change. */
export function ItemsPanel({ editor: { board, edit }, issues }: ItemsPanelProperties) {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, tell] = useState('');
  const { items } = board;
  const needed = itemCount(board);
  const onRemove = useCallback(
    ({ id, label }: BingoItem) => {
      edit({ kind: 'remove', id });
      tell(say(itemWords.itemRemoved, { label }));
      // The button that had the focus is gone.
      heading.current?.focus();
    },
    [edit, say],
  );
  return (
    <section className={styles.part} aria-labelledby="items-title">
      <div className={between}>
        <h2 ref={heading} className={styles.partTitle} id="items-title" tabIndex={-1}>
          {say(itemWords.itemsTitle)}
        </h2>
        <span className={own.counter} data-short={items.length < needed || undefined}>
          {say(itemWords.counter, { count: items.length, needed })}
        </span>
      </div>
      <p className={visuallyHidden} role="status">
        {said}
      </p>
      <AddItem onAdd={(item) => edit({ kind: 'add', items: [item] })} />
      <CampaignItems items={items} onAdd={(more) => edit({ kind: 'add', items: more })} />
      <PasteItems onAdd={(more) => edit({ kind: 'add', items: more })} />
      {items.length === 0 ? (
        <p className={styles.muted}>{say(itemWords.noItems)}</p>
      ) : (
        <>
          <p className={styles.muted}>{say(itemWords.weightHelp)}</p>
          <ItemList {...{ items, issues, edit, onRemove }} />
          <div className={styles.actions}>
            <button
              type="button"
              className={quietButton}
              onClick={() => edit({ kind: 'remove_all' })}
            >
              {say(itemWords.removeAll)}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface ItemListProperties extends Pick<Editor, 'edit'> {
  readonly items: readonly BingoItem[];
  readonly issues: readonly EditorIssue[];
  readonly onRemove: (item: BingoItem) => void;
}

const NONE: readonly EditorIssue[] = [];

function ItemList({ items, issues, edit, onRemove }: ItemListProperties) {
  const ofItem = Map.groupBy(issues, ({ item }) => item);
  return (
    <ol className={own.list}>
      {items.map((item, at) => (
        <ItemRow
          key={item.id}
          item={item}
          number={at + 1}
          issues={ofItem.get(at) ?? NONE}
          edit={edit}
          onRemove={onRemove}
        />
      ))}
    </ol>
  );
}
