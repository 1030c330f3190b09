import { ApiCallError } from '#contract/endpoints/client.ts';
import { redeemReward } from '#contract/rewards/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { errorText } from '../../kit/words/error-text.ts';
import type { GivenDelivery } from './delivery-form.tsx';
import { RedeemQuestion } from './redeem-question.tsx';
import type { Reward } from './reward-standing.ts';
import { rewardWords } from './reward-words.ts';

/** Redeeming rewards, once the person has seen what that leaves. */
export function useRedeem(): {
  readonly ask: (reward: Reward, balance: number) => void;
  /** The reward that is being redeemed now. */
  readonly pending: number | undefined;
} {
  const say = useWords();
  const { uuid } = useProgram();
  const action = useAction(redeemReward, { refresh: ['quests'] });
  const take = async ({ id, title }: Reward, body: Partial<GivenDelivery> = {}) => {
    await action.mutateAsync({ params: { reward_id: id }, query: { uuid }, body });
    toast({
      title: say(rewardWords.redeemed, { title }),
      description: say(rewardWords.redeemedNext),
      tone: 'success',
    });
  };
  const redeem = useOnce(async (reward: Reward) => {
    try {
      await take(reward);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      toast({ title: errorText(error, say), tone: 'error' });
    }
  });
  const ask = (reward: Reward, balance: number) => {
    openModal({
      title: say(rewardWords.confirmTitle, { title: reward.title }),
      content: (close) => (
        <RedeemQuestion
          reward={reward}
          balance={balance}
          onRedeem={() => {
            close();
            void redeem(reward);
          }}
          onDeliver={async (given) => {
            await take(reward, given);
            close();
          }}
          onCancel={close}
        />
      ),
    });
  };
  return { ask, pending: action.isPending ? Number(action.variables.params.reward_id) : undefined };
}
