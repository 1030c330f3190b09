import { useWords } from '../../base/i18n/use-words.ts';
import type { LiveState } from '../../core/live/live-channel.ts';
import { bingoWords } from './bingo-words.ts';
import * as styles from './play.css.ts';

const STATES = {
  live: bingoWords.live,
  connecting: bingoWords.connecting,
  offline: bingoWords.offline,
  refused: bingoWords.offline,
} as const;

/** Whether marks arrive by themselves at present; its shape tells too, not its colour alone. */
export function LiveMark({ state }: { readonly state: LiveState }) {
  const say = useWords();
  return (
    <span className={styles.live} data-live={state === 'refused' ? 'offline' : state} role="status">
      <span className={styles.dot} aria-hidden="true" />
      {say(STATES[state])}
    </span>
  );
}
