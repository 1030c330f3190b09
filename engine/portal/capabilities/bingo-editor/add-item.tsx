import { useId, useState } from 'react';
import { type BingoItem, DIFFICULTY, WEIGHT } from '#domain/bingo/items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { control, label as labelStyle } from '../../kit/form/form.css.ts';
import { itemWords } from './bingo-item-words.ts';
import { group } from './editor.css.ts';
import { add } from './items.css.ts';

/** A line to write an item in; Enter adds it, and the next one can be written. */
export function AddItem({ onAdd }: { readonly onAdd: (item: BingoItem) => void }) {
  const say = useWords();
  const field = useId();
  const [text, setText] = useState('');
  const label = text.trim();
  return (
    <form
      className={group}
      onSubmit={(event) => {
        event.preventDefault();
        if (label === '') return;
        onAdd({ id: '', label, weight: WEIGHT.usual, difficulty: DIFFICULTY.usual });
        setText('');
      }}
    >
      <label htmlFor={field} className={labelStyle}>
        {say(itemWords.newItem)}
      </label>
      <div className={add}>
        <input
          id={field}
          dir="auto"
          className={control}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={quietButton}>
          {say(itemWords.addItem)}
        </button>
      </div>
    </form>
  );
}
