import { useId, useState } from 'react';
import { BOARD_SIZES, type BoardSize, cellCount, centreCell } from '#domain/bingo/board-shape.ts';
import { countMarked, EMPTY_MASK, fullMask, type Mask } from '#domain/bingo/mask.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { writeSearch } from '../../base/links/write-search.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import * as styles from './bitmask.css.ts';
import { BitmaskBoard } from './bitmask-board.tsx';
import { bitmaskWords, maskFaultWords } from './bitmask-words.ts';
import {
  addressOfMask,
  faultOfAddress,
  type MaskState,
  maskOfAddress,
  shownMask,
} from './mask-address.ts';
import { MaskField } from './mask-field.tsx';
import { MASK_FORMS } from './mask-forms.ts';
import { PatternList } from './pattern-list.tsx';

/** A board's marks as a number in all its forms, and the patterns that they make. */
export function BitmaskDesk() {
  const say = useWords();
  const [state, setState] = useState(() => maskOfAddress(location.search));
  const [fault, setFault] = useState(() => faultOfAddress(location.search));
  const show = (next: MaskState) => {
    setState(next);
    setFault(undefined);
    writeSearch(addressOfMask(next));
  };
  const { shape, mask } = state;
  const mark = (next: Mask) => show(shownMask(shape, next));
  return (
    <>
      {fault && (
        <p className={styles.fault} role="alert">
          {say(bitmaskWords.addressFault, {
            fault: say(maskFaultWords[fault.code], fault.params),
          })}
        </p>
      )}
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="board-title">
          <h2 className={styles.partTitle} id="board-title">
            {say(bitmaskWords.board)}
          </h2>
          <ShapeChoice state={state} onChange={show} />
          <p className={styles.muted}>{say(bitmaskWords.boardHelp)}</p>
          <BitmaskBoard state={state} onToggle={(cell) => mark(mask ^ (1n << BigInt(cell)))} />
          <p>
            {say(bitmaskWords.marked, { count: countMarked(mask), all: cellCount(shape.size) })}
          </p>
          <div className={styles.row}>
            <button type="button" className={quietButton} onClick={() => mark(EMPTY_MASK)}>
              {say(bitmaskWords.clear)}
            </button>
            <button
              type="button"
              className={quietButton}
              onClick={() => mark(fullMask(shape.size))}
            >
              {say(bitmaskWords.fill)}
            </button>
            <button
              type="button"
              className={quietButton}
              onClick={() => mark(mask ^ fullMask(shape.size))}
            >
              {say(bitmaskWords.invert)}
            </button>
          </div>
        </section>
        <section className={styles.part} aria-labelledby="forms-title">
          <h2 className={styles.partTitle} id="forms-title">
            {say(bitmaskWords.forms)}
          </h2>
          <p className={styles.muted}>{say(bitmaskWords.formsHelp)}</p>
          {MASK_FORMS.map((form) => (
            <MaskField key={form} form={form} state={state} onChange={show} />
          ))}
          <p className={styles.muted}>{say(bitmaskWords.share)}</p>
        </section>
      </div>
      <PatternList state={state} />
    </>
  );
}

interface ShapeChoiceProperties {
  readonly state: MaskState;
  readonly onChange: (state: MaskState) => void;
}

function ShapeChoice({ state: { shape, mask }, onChange }: ShapeChoiceProperties) {
  const say = useWords();
  const field = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={field}>{say(bitmaskWords.size)}</label>
      <select
        id={field}
        className={styles.choose}
        value={shape.size}
        onChange={({ target }) =>
          onChange(shownMask({ ...shape, size: Number(target.value) as BoardSize }, mask))
        }
      >
        {BOARD_SIZES.map((size) => (
          <option key={size} value={size}>
            {say(bitmaskWords.sizeChoice, { size })}
          </option>
        ))}
      </select>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={tick}
          checked={shape.free_centre}
          disabled={centreCell(shape.size) === undefined}
          onChange={({ target }) =>
            onChange(shownMask({ ...shape, free_centre: target.checked }, mask))
          }
        />
        {say(bitmaskWords.freeCentre)}
      </label>
    </div>
  );
}
