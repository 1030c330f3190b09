import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from '../../core/bingo-card/bingo-card.css.ts';
import { completed, type PlayedCard } from '../../core/bingo-card/played-card.ts';
import { cellAfterKey } from '../../kit/parts/grid-keys.ts';
import { BingoCell } from './bingo-cell.tsx';
import { bingoWords } from './bingo-words.ts';
import { focusAwaited } from './focus-card.ts';
import type { Win } from './use-wins.ts';
import { WinLoops } from './win-loops.tsx';

interface BingoCardProperties {
  readonly title: string;
  /** Absent: the page is about this card. */
  readonly heading?: 'h1' | 'h3';
  readonly seed: string;
  readonly played: PlayedCard;
  /** Whether the person plays this card, and may mark. */
  readonly playable: boolean;
  readonly win: Win | undefined;
  readonly onUse: (cell: number) => void;
}

/** The card: a grid whose cells the arrow keys lead through. */
export function BingoCard(properties: BingoCardProperties) {
  const { title, heading: Heading = 'h1', seed, played, playable, win, onUse } = properties;
  const say = useWords();
  const heading = useId();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAwaited(headline.current), []);
  const help = useId();
  const [enlarged, setEnlarged] = useState(false);
  return (
    <section className={styles.card} data-card="" aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading ref={headline} id={heading} className={styles.title} dir="auto" tabIndex={-1}>
          {title}
        </Heading>
        <span className={styles.seed} dir="ltr">
          {seed}
        </span>
        <button type="button" className={styles.enlarge} onClick={() => setEnlarged(!enlarged)}>
          {say(enlarged ? bingoWords.wholeCard : bingoWords.enlargeCard)}
        </button>
      </div>
      <div className={enlarged ? `${styles.body} ${styles.enlargedBody}` : styles.body}>
        <p id={help} className={visuallyHidden}>
          {say(playable ? bingoWords.cardHelp : bingoWords.watchHelp)}
        </p>
        <Cells
          played={played}
          playable={playable}
          seed={seed}
          help={help}
          enlarged={enlarged}
          onUse={onUse}
        />
      </div>
      {win && (
        <p className={styles.shout} aria-hidden="true">
          <span className={styles.shoutWord}>{say(bingoWords.bingo)}</span>
          <span className={styles.shoutText}>{win.text}</span>
        </p>
      )}
    </section>
  );
}

interface CellsProperties extends Pick<BingoCardProperties, 'played' | 'playable' | 'onUse'> {
  readonly seed: string;
  readonly help: string;
  readonly enlarged: boolean;
}

function Cells({ played, playable, seed, help, enlarged, onUse }: CellsProperties) {
  const say = useWords();
  const reading = direction(useView().locale);
  const { size, cells } = played.card;
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  // The square that one was at stays in sight.
  const shown = useRef(enlarged);
  useEffect(() => {
    if (shown.current === enlarged) return;
    shown.current = enlarged;
    grid.current
      ?.querySelector('button[tabindex="0"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [enlarged]);
  const move = (event: KeyboardEvent, cell: number) => {
    const next = cellAfterKey(event, cell, size, reading);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return (
    <div className={enlarged ? `${styles.gridBox} ${styles.enlargedBoxes[size]}` : styles.gridBox}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table's rows cannot be laid out as a grid. */}
      <div
        ref={grid}
        role="grid"
        className={styles.grids[size]}
        aria-label={say(bingoWords.cardLabel, { seed })}
        aria-describedby={help}
      >
        {rows.map((items, row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: its cells are.
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
          <div key={row} role="row" className={styles.row}>
            {items.map((item, column) => {
              const cell = row * size + column;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the button within is.
                // biome-ignore lint/a11y/useSemanticElements: as above.
                <div
                  key={item?.id ?? 'free'}
                  role="gridcell"
                  className={styles.place}
                  onKeyDown={(event) => move(event, cell)}
                  onFocus={() => setCurrent(cell)}
                >
                  <BingoCell
                    item={item}
                    size={size}
                    marks={played.marks.get(cell) ?? []}
                    playable={playable}
                    reachable={cell === Math.min(current, cells.length - 1)}
                    onUse={() => onUse(cell)}
                  />
                </div>
              );
            })}
          </div>
        ))}
        <WinLoops size={size} patterns={completed(played)} />
      </div>
    </div>
  );
}
