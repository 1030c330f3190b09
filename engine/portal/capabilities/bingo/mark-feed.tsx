import type { BingoClaim, BingoMark } from '#contract/shapes/bingo.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import type { PlayedCard } from '../../core/bingo-card/played-card.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { bingoWords } from './bingo-words.ts';
import { markMoment } from './mark-text.ts';
import { patternName } from './pattern-name.ts';
import * as styles from './play.css.ts';
import { Sentence } from './sentence.tsx';

interface MarkFeedProperties {
  readonly played: PlayedCard;
  readonly claims: readonly BingoClaim[];
  /** Which marks are the person's own, where they play this card. */
  readonly own: ((mark: BingoMark) => boolean) | undefined;
  /** Opens a mark of one's own. */
  readonly onOwn: (cell: number) => void;
}

/** What happened on the card, the latest first; what comes new is read out. */
export function MarkFeed({ played, claims, own, onOwn }: MarkFeedProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow(60_000);
  const time = (at: string) => <time dateTime={at}>{markMoment(at, locale, now)}</time>;
  const entries = [
    ...[...played.marks].flatMap(([cell, marks]) =>
      marks.map((mark) => ({ at: mark.marked_at, cell, mark, claim: undefined })),
    ),
    ...claims.map((claim) => ({ at: claim.claimed_at, cell: -1, mark: undefined, claim })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{say(bingoWords.marks)}</h2>
      {entries.length === 0 && <p className={styles.text}>{say(bingoWords.noMarks)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <div className={styles.feed} role="log" aria-label={say(bingoWords.marks)} tabIndex={0}>
        {entries.map(({ at, cell, mark, claim }) =>
          mark ? (
            <div key={markKey(mark)} className={styles.feedRow}>
              <span className={styles.feedItem} dir="auto">
                {played.card.cells[cell]?.label}
              </span>
              <span className={styles.feedFacts}>
                <span>
                  <Sentence
                    word={mark.marked_by === null ? bingoWords.byEvent : bingoWords.byPerson}
                    parts={{ time: time(at), name: <bdi>{mark.marked_by}</bdi> }}
                  />
                </span>
                {mark.proof_url !== null && (
                  <a
                    className={styles.small}
                    href={mark.proof_url}
                    target="_blank"
                    rel="noopener nofollow ugc"
                  >
                    {say(bingoWords.proof)}
                    <span className={visuallyHidden}> {say(partWords.newTab)}</span>
                  </a>
                )}
                {own?.(mark) && (
                  <button type="button" className={styles.small} onClick={() => onOwn(cell)}>
                    {say(mark.proof_url === null ? bingoWords.addProof : bingoWords.proofTitle)}
                  </button>
                )}
              </span>
            </div>
          ) : (
            <div key={`${claim?.pattern} ${claim?.name}`} className={styles.feedRow}>
              <span className={styles.feedItem}>
                <Sentence
                  word={bingoWords.claimFeed}
                  parts={{
                    name: <bdi>{claim?.name}</bdi>,
                    pattern: patternName(claim?.pattern ?? '', say),
                  }}
                />
              </span>
              <span className={styles.feedFacts}>{time(at)}</span>
            </div>
          ),
        )}
      </div>
    </section>
  );
}

const markKey = ({ item_id, source, marked_by }: BingoMark) =>
  `${item_id} ${source} ${marked_by ?? ''}`;
