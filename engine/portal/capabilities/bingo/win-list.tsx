import type { BingoBoard, BingoClaim } from '#contract/shapes/bingo.ts';
import { PATTERN_KINDS } from '#contract/vocabulary/campaign-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import type { PatternState, PlayedCard } from '../../core/bingo-card/played-card.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { bingoWords } from './bingo-words.ts';
import { KIND_NAMES } from './pattern-name.ts';
import * as styles from './play.css.ts';

interface WinListProperties {
  readonly board: BingoBoard;
  readonly played: PlayedCard;
  /** The patterns that were paid to the person who looks. */
  readonly paid: readonly BingoClaim[];
}

/** What wins on a board, what it pays, and how near the card is. */
export function WinList({ board, played, paid }: WinListProperties) {
  const say = useWords();
  const kinds = PATTERN_KINDS.map((kind) => ({
    kind,
    states: played.patterns.filter(({ pattern }) => pattern.kind === kind),
  })).filter(({ states }) => states.length > 0);
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{say(bingoWords.wins)}</h2>
      <ul className={styles.list}>
        {kinds.map(({ kind, states }) => (
          <li key={kind} className={styles.winRow}>
            <span>
              <span className={styles.winName}>
                {states.some(isComplete) && <Icon name="tabler:circle-check" />}
                {say(KIND_NAMES[kind])}
              </span>
              <span className={styles.winState}>{progress(states, paid)}</span>
            </span>
            {board.activation_id !== null && (
              <span className={styles.winPoints}>
                {states[0]?.points
                  ? say(commonWords.points, { count: states[0].points })
                  : say(bingoWords.honour)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function progress(states: readonly PatternState[], claims: readonly BingoClaim[]): string {
    const done = states.filter(isComplete);
    const nearest = Math.min(...states.filter((one) => !isComplete(one)).map((one) => one.missing));
    const isPaid = done.some(({ pattern }) => claims.some((one) => one.pattern === pattern.id));
    const told = [
      ...(done.length === 0
        ? []
        : [
            states.length === 1
              ? say(bingoWords.complete)
              : say(bingoWords.done, { count: done.length }),
          ]),
      ...(isPaid ? [say(bingoWords.paid)] : []),
      ...(Number.isFinite(nearest) ? [say(bingoWords.toGo, { count: nearest })] : []),
    ];
    return told.join(' · ');
  }
}

const isComplete = ({ completed_at }: PatternState): boolean => completed_at !== undefined;
