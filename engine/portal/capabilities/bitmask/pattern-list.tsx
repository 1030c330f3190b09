import { type BoardSize, cellCount } from '#domain/bingo/board-shape.ts';
import { isMarked, type Mask } from '#domain/bingo/mask.ts';
import { missingCells, type Pattern, patternsOf } from '#domain/bingo/patterns.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import * as styles from './bitmask.css.ts';
import { bitmaskWords } from './bitmask-words.ts';
import type { MaskState } from './mask-address.ts';

/** Every pattern of the board: whether it matches, or how many cells it lacks. */
export function PatternList({ state: { shape, mask } }: { readonly state: MaskState }) {
  const say = useWords();
  const patterns = patternsOf(shape.size).map((pattern) => ({
    pattern,
    missing: missingCells(pattern, mask).length,
  }));
  const matches = patterns.filter(({ missing }) => missing === 0).length;
  return (
    <section className={styles.part} aria-labelledby="patterns-title">
      <h2 className={styles.partTitle} id="patterns-title">
        {say(bitmaskWords.patterns)}
      </h2>
      <p role="status">{say(bitmaskWords.matches, { count: matches })}</p>
      <ul className={styles.patterns}>
        {patterns.map(({ pattern, missing }) => (
          <li
            key={pattern.id}
            className={styles.pattern}
            data-match={missing === 0 ? '' : undefined}
          >
            <Picture size={shape.size} pattern={pattern} mask={mask} />
            <span className={styles.patternWords}>
              <span>{nameOf(pattern, say)}</span>
              <span className={missing === 0 ? styles.match : styles.muted}>
                {missing === 0
                  ? say(bitmaskWords.match)
                  : say(bitmaskWords.missing, { count: missing })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PictureProperties {
  readonly size: BoardSize;
  readonly pattern: Pattern;
  readonly mask: Mask;
}

/** The pattern's cells on the board: filled where they are marked. */
function Picture({ size, pattern, mask }: PictureProperties) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {Array.from({ length: cellCount(size) }, (_, cell) => {
        const [x, y] = [cell % size, Math.floor(cell / size)];
        const look = !isMarked(pattern.mask, cell)
          ? styles.outside
          : isMarked(mask, cell)
            ? styles.covered
            : styles.lacking;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
          <rect key={cell} className={look} x={x + 0.1} y={y + 0.1} width=".8" height=".8" />
        );
      })}
    </svg>
  );
}

function nameOf({ id, kind }: Pattern, say: Speak): string {
  const number = id.split('_')[1] ?? '';
  if (kind === 'row' || kind === 'column') return say(bitmaskWords[kind], { number });
  if (kind === 'diagonal')
    return say(number === 'down' ? bitmaskWords.diagonalDown : bitmaskWords.diagonalUp);
  return say(bitmaskWords[kind]);
}
