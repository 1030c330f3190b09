import { useRouter } from '@tanstack/react-router';
import {
  changeWebhook,
  pingWebhook,
  removeWebhook,
  rotateWebhookSecret,
} from '#contract/webhooks/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { SecretNotice } from '../../core/console/secret-notice.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import type { Webhook } from './webhook-state.tsx';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

/** For so many hours messages are signed with the secret before, too. */
const KEEP_HOURS = 24;

interface WebhookActionsProperties {
  readonly webhook: Webhook;
  /** Told that it is being removed, and that it was not. */
  readonly onGoing: (isGoing: boolean) => void;
}

/** What can be done with a webhook: a test, on and off, another secret, and its end. */
export function WebhookActions({ webhook, onGoing }: WebhookActionsProperties) {
  const say = useWords();
  const { program, addressOf, may } = useConsole();
  const { history } = useRouter();
  const { id, name, url, events, disabled } = webhook;
  const of = { params: { webhook_id: id }, query: { uuid: program.uuid } };
  const [ping, change] = [useAction(pingWebhook), useAction(changeWebhook)];
  const [rotate, remove] = [useAction(rotateWebhookSecret), useAction(removeWebhook)];
  const busy = [ping, change, rotate, remove].some(({ isPending }) => isPending);
  const error = [ping, change, rotate, remove].find((one) => one.error)?.error;
  const told = (title: string) => toast({ title, tone: 'success' });
  const turn = () =>
    change.mutate(
      { ...of, body: { name, url, events, enabled: disabled !== null } },
      { onSuccess: () => told(say(words.changed)) },
    );
  const askToRotate = () =>
    confirm({
      ...{ title: say(words.rotate), text: say(words.rotateText) },
      ...{ yes: say(words.rotate), no: say(commonWords.cancel) },
      onYes: () => rotate.mutate({ ...of, body: { keep_hours: KEEP_HOURS } }),
    });
  const askToRemove = () =>
    confirm({
      ...{ title: say(words.removeOf, { name }), text: say(words.removeText) },
      ...{ yes: say(words.remove), no: say(commonWords.cancel) },
      onYes: () => {
        onGoing(true);
        remove.mutate(of, {
          onSuccess: () => {
            told(say(words.removed));
            history.push(addressOf('webhooks'));
          },
          onError: () => onGoing(false),
        });
      },
    });
  const button = (label: string, act: () => void) => (
    <button
      type="button"
      className={smallButton}
      aria-disabled={busy}
      onClick={busy ? undefined : act}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className={styles.row}>
        {disabled === null &&
          button(say(words.ping), () =>
            ping.mutate(of, { onSuccess: () => told(say(words.pinged)) }),
          )}
        {button(say(disabled === null ? words.switchOff : words.switchOn), turn)}
        {may('manage_webhook_secrets') &&
          rotate.data === undefined &&
          button(say(words.rotate), askToRotate)}
        {button(say(words.remove), askToRemove)}
      </div>
      <SecretNotice
        text={say(words.rotated, { name })}
        secret={rotate.data?.secret}
        once={say(words.once)}
        copy={say(words.copySecret)}
        onKept={rotate.reset}
      />
      {error && <CallProblem error={error} />}
    </>
  );
}
