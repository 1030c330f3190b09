import { ApiCallError } from '#contract/endpoints/client.ts';
import { cancelRedemption } from '#contract/rewards/endpoints.ts';
import type { Redemption } from '#contract/shapes/redemption.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { confirm } from '../../kit/parts/confirm.tsx';
import { duration } from '../../kit/parts/duration.ts';
import { row } from '../../kit/parts/parts.css.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { errorText } from '../../kit/words/error-text.ts';
import { rewardWords } from './reward-words.ts';
import * as styles from './rewards.css.ts';

/** Takes back what was redeemed, for as long as that is possible. */
export function CancelButton({ redemption }: { readonly redemption: Redemption }) {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const now = useNow();
  const action = useAction(cancelRedemption, { refresh: ['quests'] });
  const { id, title, cost, cancellable_until } = redemption;
  const cancel = useOnce(async () => {
    try {
      await action.mutateAsync({ params: { redemption_id: id }, query: { uuid } });
      toast({ title: say(rewardWords.cancelled, { count: cost }), tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      toast({ title: errorText(error, say), tone: 'error' });
    }
  });
  const left = cancellable_until === null ? 0 : Date.parse(cancellable_until) - now;
  if (left <= 0) return null;
  const ask = () =>
    confirm({
      title: say(rewardWords.cancelTitle, { title }),
      text: say(rewardWords.cancelText, { count: cost }),
      no: say(rewardWords.keep),
      yes: say(commonWords.cancel),
      onYes: cancel,
    });
  return (
    <div className={row}>
      <button
        type="button"
        className={quietButton}
        aria-disabled={action.isPending}
        onClick={action.isPending ? undefined : ask}
      >
        {say(commonWords.cancel)}
      </button>
      <span className={styles.muted}>
        {say(rewardWords.cancelLeft, { time: duration(left, locale) })}
      </span>
    </div>
  );
}
