import { deliveryFields } from '#domain/rewards/delivery-fields.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { row } from '../../kit/parts/parts.css.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { DeliveryForm, type GivenDelivery } from './delivery-form.tsx';
import type { Reward } from './reward-standing.ts';
import { rewardWords } from './reward-words.ts';
import * as styles from './rewards.css.ts';
import { roleWords } from './role-words.ts';

interface RedeemQuestionProperties {
  readonly reward: Reward;
  readonly balance: number;
  /** Redeems what goes nowhere. */
  readonly onRedeem: () => void;
  /** Redeems what is sent or paid out. @throws ApiCallError */
  readonly onDeliver: (given: GivenDelivery) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** What a reward costs, what is left after it, and where it goes. */
export function RedeemQuestion(properties: RedeemQuestionProperties) {
  const { reward, balance, onRedeem, onDeliver, onCancel } = properties;
  const { cost } = reward;
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
      {reward.kind === 'role' && <p className={styles.muted}>{say(roleWords.question)}</p>}
      {deliveryFields(reward).length > 0 ? (
        <DeliveryForm
          reward={reward}
          submitLabel={say(rewardWords.redeem)}
          onSubmit={onDeliver}
          onCancel={onCancel}
        />
      ) : (
        <div className={row}>
          <button type="button" className={primaryButton} onClick={onRedeem}>
            {say(rewardWords.redeem)}
          </button>
          <button type="button" className={quietButton} onClick={onCancel}>
            {say(commonWords.cancel)}
          </button>
        </div>
      )}
    </>
  );
}
