import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listWebhooks } from '#contract/webhooks/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { localMoment } from '../../kit/parts/format.ts';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

export type Webhook = ResponseOf<typeof listWebhooks>['webhooks'][number];

const OFF: Readonly<Record<NonNullable<Webhook['disabled']>, Word>> = {
  operator: words.off,
  gone: words.offGone,
  failing: words.offFailing,
};

/** Whether a webhook is on, and since when it fails. */
export function WebhookState({ webhook: { disabled, failing_since } }: { webhook: Webhook }) {
  const say = useWords();
  const { locale } = useView();
  if (disabled !== null)
    return (
      <span className={disabled === 'operator' ? undefined : styles.fault}>
        {say(OFF[disabled])}
      </span>
    );
  if (failing_since === null) return <span>{say(words.on)}</span>;
  return (
    <span className={styles.fault}>
      {say(words.failing, { moment: localMoment(failing_since, locale) })}
    </span>
  );
}
