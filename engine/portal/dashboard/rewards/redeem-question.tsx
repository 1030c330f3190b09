import { useWords } from '../../i18n/use-words.ts';
import { primaryButton, quietButton } from '../../theme/parts.css.ts';
import { row } from '../parts/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import { rewardWords } from '../words/reward-words.ts';
import * as styles from './rewards.css.ts';

interface RedeemQuestionProperties {
  readonly cost: number;
  readonly balance: number;
  readonly onAnswer: (yes: boolean) => void;
}

/** What a reward costs, and what is left after it. */
export function RedeemQuestion({ cost, balance, onAnswer }: RedeemQuestionProperties) {
  const say = useWords();
  const points = (count: number) => say(commonWords.points, { count });
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{say(rewardWords.confirmNow)}</dt>
          <dd className={styles.value}>{points(balance)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{say(rewardWords.confirmCost)}</dt>
          <dd className={styles.value}>{points(cost)}</dd>
        </div>
        <div className={styles.rest}>
          <dt>{say(rewardWords.confirmRest)}</dt>
          <dd className={styles.value}>{points(balance - cost)}</dd>
        </div>
      </dl>
      <div className={row}>
        <button type="button" className={primaryButton} onClick={() => onAnswer(true)}>
          {say(rewardWords.redeem)}
        </button>
        <button type="button" className={quietButton} onClick={() => onAnswer(false)}>
          {say(commonWords.cancel)}
        </button>
      </div>
    </>
  );
}
