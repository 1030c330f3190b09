import type { BingoBoard } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { LiveState } from '../../core/live/live-channel.ts';
import { bingoWords } from './bingo-words.ts';
import { LiveMark } from './live-mark.tsx';
import * as styles from './play.css.ts';
import { Sentence } from './sentence.tsx';

interface BoardFactsProperties {
  readonly board: BingoBoard;
  readonly winners: number;
  readonly live: LiveState;
}

/** Whether it is live, how many have won, and who made the board. */
export function BoardFacts({ board, winners, live }: BoardFactsProperties) {
  const say = useWords();
  const { activation_id, winner_cap, author, description } = board;
  return (
    <div className={`${styles.about} ${styles.noPrint}`}>
      <div className={styles.facts}>
        <LiveMark state={live} />
        <span>
          {activation_id === null
            ? say(bingoWords.forFun)
            : winner_cap === null
              ? say(bingoWords.winners, { count: winners })
              : say(bingoWords.winnersOf, { count: winners, most: winner_cap })}
        </span>
        {author !== null && (
          <span>
            <Sentence word={bingoWords.byAuthor} parts={{ name: <bdi>{author}</bdi> }} />
          </span>
        )}
      </div>
      {live === 'offline' && <p className={styles.text}>{say(bingoWords.offlineText)}</p>}
      {live === 'refused' && <p className={styles.text}>{say(bingoWords.refusedText)}</p>}
      {description !== null && (
        <p className={styles.text} dir="auto">
          {description}
        </p>
      )}
    </div>
  );
}
