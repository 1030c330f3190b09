import { listStuckMails, resendStuckMails } from '#contract/failed-work/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { confirm } from '../../kit/parts/confirm.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { FailedPart } from './failed-part.tsx';
import * as styles from './failed-work.css.ts';
import { failedWorkWords as words } from './failed-work-words.ts';
import { MOST_AT_ONCE } from './most-at-once.ts';

/** Mails that were given up or may have arrived, which a person has sent again. */
export function StuckMails() {
  const say = useWords();
  const { program } = useConsole();
  const { uuid } = program;
  const list = usePages(listStuckMails, { query: { uuid, limit: 100 } });
  const mails = list.pages?.flatMap(({ items }) => items) ?? [];
  const resend = useAction(resendStuckMails);
  const send = (sent: typeof mails) => {
    if (resend.isPending) return;
    const ids = sent.map(({ id }) => id);
    const begin = () =>
      resend.mutate(
        { query: { uuid }, body: { ids } },
        {
          onSuccess: ({ ids: { length: count } }) =>
            toast({ title: say(words.resent, { count }), tone: 'success' }),
        },
      );
    if (sent.every(({ state }) => state === 'failed')) return begin();
    confirm({
      title: say(words.resendAll, { count: ids.length }),
      text: say(words.resendText),
      yes: say(words.resend),
      no: say(commonWords.cancel),
      onYes: begin,
    });
  };
  const atOnce = mails.slice(0, MOST_AT_ONCE);
  return (
    <FailedPart
      title={words.mails}
      text={words.mailsText}
      nothing={words.noMails}
      list={list}
      items={mails.map((mail) => ({
        id: mail.id,
        what: <Addressed address={mail.address} kind={mail.kind} />,
        state: say(mail.state === 'failed' ? words.mailFailed : words.mailUnknown),
        attempts: mail.attempts,
        at: mail.created_at,
        reason: mail.last_error,
        action: {
          label: say(words.resendOf, { address: mail.address }),
          name: say(words.resend),
          do: () => send([mail]),
        },
      }))}
      all={
        atOnce.length > 1 && {
          name: say(words.resendAll, { count: atOnce.length }),
          do: () => send(atOnce),
        }
      }
      isPending={resend.isPending}
      error={resend.error}
    />
  );
}

function Addressed({ address, kind }: { readonly address: string; readonly kind: string }) {
  return (
    <>
      <bdi className={styles.address} dir="ltr">
        {address}
      </bdi>
      <div className={styles.muted} translate="no" dir="ltr">
        {kind}
      </div>
    </>
  );
}
