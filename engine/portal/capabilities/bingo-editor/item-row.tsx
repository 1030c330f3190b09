import { memo } from 'react';
import { type BingoItem, DIFFICULTY, WEIGHT } from '#domain/bingo/items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { itemWords } from './bingo-item-words.ts';
import type { Edit } from './edit-board.ts';
import { fault, warning } from './editor.css.ts';
import { issueText } from './issue-text.ts';
import * as styles from './items.css.ts';
import type { EditorIssue } from './judge-board.ts';
import { NumberField } from './number-field.tsx';

/** Characters of the longest label that can be kept. */
const LONGEST_LABEL = 200;
const LEVELS = Array.from({ length: DIFFICULTY.most }, (_, at) => at + DIFFICULTY.least);

/** The id of the field that an item's words are written in. */
export const itemFieldId = (item: string): string => `item-${item}`;

interface ItemRowProperties {
  readonly item: BingoItem;
  /** From 1. */
  readonly number: number;
  readonly issues: readonly EditorIssue[];
  readonly edit: (edit: Edit) => void;
  readonly onRemove: (item: BingoItem) => void;
}

/** An item with what can be changed of it, and what is wrong with it. */
export const ItemRow = memo(
  function ItemRow({ item, number, issues, edit, onRemove }: ItemRowProperties) {
    const say = useWords();
    const { id, label, difficulty, weight } = item;
    const change = (to: Partial<BingoItem>) => edit({ kind: 'item', id, change: to });
    const wrong = (part: 'label' | 'weight') =>
      issues.some(({ code, severity }) => severity === 'error' && code.startsWith(part)) ||
      undefined;
    return (
      <li className={styles.item}>
        <input
          id={itemFieldId(id)}
          dir="auto"
          className={styles.label}
          value={label}
          maxLength={LONGEST_LABEL}
          aria-label={say(itemWords.itemLabel, { number })}
          aria-invalid={wrong('label')}
          aria-describedby={issues.length > 0 ? `${itemFieldId(id)}-issues` : undefined}
          onChange={({ target }) =>
            change({ label: target.value.replaceAll(/\p{Cc}/gu, ' ').slice(0, LONGEST_LABEL) })
          }
        />
        <select
          className={styles.difficulty}
          value={difficulty}
          aria-label={say(itemWords.difficultyOf, { number })}
          onChange={({ target }) => change({ difficulty: Number(target.value) })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(itemWords.difficultyChoice, { level })}
            </option>
          ))}
          {!LEVELS.includes(difficulty) && <option value={difficulty}>{difficulty}</option>}
        </select>
        <NumberField
          className={styles.weight}
          min={WEIGHT.least}
          max={WEIGHT.most}
          value={weight}
          aria-label={say(itemWords.weightOf, { number })}
          aria-invalid={wrong('weight')}
          onNumber={(typed) => change({ weight: typed })}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={say(itemWords.removeItem, { number, label })}
          data-hint=""
          data-hint-quick=""
          onClick={() => onRemove(item)}
        >
          <Icon name="tabler:x" />
        </button>
        {issues.length > 0 && (
          <ul id={`${itemFieldId(id)}-issues`} className={styles.itemIssues}>
            {issues.map((issue) => (
              <li key={issue.code} className={issue.severity === 'error' ? fault : warning}>
                {issueText(issue, say)}
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  },
  // Of hundreds of rows, only those that changed are drawn again.
  (before, after) =>
    before.item === after.item &&
    before.number === after.number &&
    before.edit === after.edit &&
    before.onRemove === after.onRemove &&
    JSON.stringify(before.issues) === JSON.stringify(after.issues),
);
