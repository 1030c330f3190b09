import { giveDelivery, listRewards } from '#contract/rewards/endpoints.ts';
import type { Redemption } from '#contract/shapes/redemption.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { row } from '../../kit/parts/parts.css.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { rewardWords } from './reward-words.ts';

/** Says where a redemption goes, or corrects it: a quest's reward was never asked for. */
export function DeliveryButton({ redemption }: { readonly redemption: Redemption }) {
  const say = useWords();
  const { uuid } = useProgram();
  const { data } = useEndpoint(listRewards, { query: { uuid } });
  const give = useAction(giveDelivery);
  const { id, reward_id, title, kind, delivery, state } = redemption;
  if (state !== 'claimed' || delivery === 'none') return null;
  const sizes = data?.rewards.find((reward) => reward.id === reward_id)?.sizes ?? [];
  const label = say(delivery === 'missing' ? rewardWords.giveDelivery : rewardWords.changeDelivery);
  const ask = () => {
    openModal({
      title,
      content: (close) => (
        <DeliveryForm
          reward={{ kind, sizes }}
          submitLabel={say(rewardWords.saveDelivery)}
          onSubmit={async (body) => {
            await give.mutateAsync({
              params: { redemption_id: id },
              query: { uuid },
              body,
            });
            close();
            toast({ title: say(rewardWords.deliverySaved, { title }), tone: 'success' });
          }}
          onCancel={close}
        />
      ),
    });
  };
  return (
    <div className={row}>
      {delivery === 'missing' && <p>{say(rewardWords.deliveryMissing)}</p>}
      <button type="button" className={quietButton} onClick={ask}>
        {label}
      </button>
    </div>
  );
}
