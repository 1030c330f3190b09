import { useId } from 'react';
import { PATTERN_KINDS, type PatternKind } from '#contract/vocabulary/campaign-words.ts';
import { BOARD_SIZES, type BoardSize, centreCell } from '#domain/bingo/board-shape.ts';
import { MOST_POINTS } from '#domain/bingo/check-board.ts';
import { USUAL_POINTS } from '#domain/bingo/pattern-points.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { control, label, question } from '../../kit/form/form.css.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { editorWords } from './bingo-editor-words.ts';
import * as styles from './editor.css.ts';
import { NumberField } from './number-field.tsx';
import type { Editor } from './use-editor.ts';

/** What a board is called, how large it is and what wins on it. */
export function BoardForm({ editor: { board, edit } }: { readonly editor: Editor }) {
  const say = useWords();
  const [title, description, size, free] = [useId(), useId(), useId(), useId()];
  const middle = centreCell(board.size) !== undefined;
  return (
    <section className={styles.part} aria-labelledby="about-title">
      <h2 className={styles.partTitle} id="about-title">
        {say(editorWords.aboutTitle)}
      </h2>
      <div className={question}>
        <label htmlFor={title} className={label}>
          {say(editorWords.title)}
        </label>
        <input
          id={title}
          dir="auto"
          className={control}
          value={board.title}
          maxLength={120}
          onChange={({ target }) => edit({ kind: 'write', field: 'title', text: target.value })}
        />
      </div>
      <div className={question}>
        <label htmlFor={description} className={label}>
          {say(editorWords.description)}{' '}
          <span className={styles.muted}>({say(commonWords.optional)})</span>
        </label>
        <input
          id={description}
          dir="auto"
          className={control}
          value={board.description}
          maxLength={500}
          onChange={({ target }) =>
            edit({ kind: 'write', field: 'description', text: target.value })
          }
        />
      </div>
      <div className={question}>
        <label htmlFor={size} className={label}>
          {say(editorWords.size)}
        </label>
        <select
          id={size}
          className={styles.choose}
          value={board.size}
          onChange={({ target }) =>
            edit({
              kind: 'shape',
              size: Number(target.value) as BoardSize,
              free_centre: board.free_centre,
            })
          }
        >
          {BOARD_SIZES.map((choice) => (
            <option key={choice} value={choice}>
              {say(editorWords.sizeChoice, { size: choice })}
            </option>
          ))}
        </select>
        <label className={styles.check}>
          <input
            type="checkbox"
            className={tick}
            checked={board.free_centre}
            disabled={!middle}
            aria-describedby={middle ? undefined : free}
            onChange={({ target }) =>
              edit({ kind: 'shape', size: board.size, free_centre: target.checked })
            }
          />
          {say(editorWords.freeCentre)}
        </label>
        {!middle && (
          <p className={styles.muted} id={free}>
            {say(editorWords.freeCentreOdd)}
          </p>
        )}
      </div>
      <fieldset className={styles.group}>
        <legend className={label}>{say(editorWords.patterns)}</legend>
        <p className={styles.muted}>{say(editorWords.patternsText)}</p>
        {PATTERN_KINDS.map((kind) => (
          <PatternLine key={kind} kind={kind} points={board.points[kind]} edit={edit} />
        ))}
      </fieldset>
    </section>
  );
}

interface PatternLineProperties extends Pick<Editor, 'edit'> {
  readonly kind: PatternKind;
  readonly points: number | undefined;
}

function PatternLine({ kind, points, edit }: PatternLineProperties) {
  const say = useWords();
  const pattern = say(editorWords[kind]);
  const change = (to: number | undefined) => edit({ kind: 'points', pattern: kind, points: to });
  return (
    <div className={styles.pattern}>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={tick}
          checked={points !== undefined}
          onChange={({ target }) => change(target.checked ? USUAL_POINTS[kind] : undefined)}
        />
        {pattern}
      </label>
      {points !== undefined && (
        <NumberField
          className={styles.number}
          min={0}
          max={MOST_POINTS}
          value={points}
          aria-label={say(editorWords.pointsFor, { pattern })}
          onNumber={change}
        />
      )}
    </div>
  );
}
