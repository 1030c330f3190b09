import type { MessageObstacle } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import type { MatchingOutcome } from './use-matching-message.ts';

const OBSTACLES: Readonly<Record<MessageObstacle, Word<'count'>>> = {
  unknown: words.manyUnknown,
  no_verified_email: words.manyNoEmail,
  unsubscribed: words.manyUnsubscribed,
};

interface MatchingOutcomeViewProperties {
  readonly outcome: MatchingOutcome;
  readonly run: 'try' | 'send';
}

/** How many get a message to all that match, how it reads for one, and how many do not get it why. */
export function MatchingOutcomeView({ outcome, run }: MatchingOutcomeViewProperties) {
  const say = useWords();
  const { sent, repeated, excluded, example, left } = outcome;
  return (
    <div className={styles.part} role="status">
      {run === 'try' && example && (
        <blockquote className={styles.part} dir="auto">
          <strong>{example.subject}</strong>
          <p className={styles.text}>{example.text}</p>
        </blockquote>
      )}
      <ul className={styles.lines}>
        <li>{say(run === 'try' ? words.wouldGet : words.sent, { count: sent })}</li>
        {repeated > 0 && <li>{say(words.repeated, { count: repeated })}</li>}
        {[...excluded].map(([obstacle, count]) => (
          <li key={obstacle}>{say(OBSTACLES[obstacle], { count })}</li>
        ))}
        {left > 0 && <li>{say(words.left, { count: left })}</li>}
      </ul>
    </div>
  );
}
