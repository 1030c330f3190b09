import { type Self, sendVerification } from '#contract/account/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { row } from '../../kit/parts/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './account.css.ts';
import { accountWords } from './account-words.ts';

/** Whether mails reach the person, and the way to have the link sent again. */
export function EmailState({ self: { email, email_verified } }: { readonly self: Self }) {
  const say = useWords();
  const { uuid } = useProgram();
  const send = useAction(sendVerification);
  const resend = () =>
    send.mutate(
      { query: { uuid } },
      {
        onSuccess: (sent) =>
          toast({ title: say(accountWords.resent, { email: sent.email }), tone: 'success' }),
      },
    );
  if (email_verified)
    return (
      <p className={styles.confirmed}>
        <Icon name="tabler:circle-check" />
        <span className={styles.name}>{say(accountWords.verified, { email })}</span>
      </p>
    );
  return (
    <>
      <div className={row}>
        <Icon name="tabler:alert-triangle" />
        <p className={styles.words}>
          {email === null ? say(accountWords.noEmail) : say(accountWords.unverified, { email })}
        </p>
        {email !== null && (
          <button
            type="button"
            className={quietButton}
            aria-disabled={send.isPending}
            onClick={send.isPending ? undefined : resend}
          >
            {say(accountWords.resend)}
          </button>
        )}
      </div>
      {send.error && <CallProblem error={send.error} />}
    </>
  );
}
