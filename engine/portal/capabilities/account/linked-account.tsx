import { readSelf, type Self } from '#contract/account/endpoints.ts';
import { unlinkIdentity } from '#contract/auth/endpoints.ts';
import type { Connection } from '#contract/connections/endpoints.ts';
import type { IdentityProvider } from '#contract/programs/view.ts';
import { CONNECTOR_PROVIDERS } from '#contract/vocabulary/connector-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { formatNumber, localDay } from '../../kit/parts/format.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { accountWords } from './account-words.ts';
import { ConnectionState } from './connection-state.tsx';

interface LinkedAccountProperties {
  readonly link: Self['links'][number];
  /** Absent where the program no longer offers it. */
  readonly provider: IdentityProvider | undefined;
  /** Absent where nothing is read of such accounts. */
  readonly connection: Connection | undefined;
  /** The last one stays: one could not sign in any more. */
  readonly last: boolean;
}

/** An account that is linked, and the way to unlink it. */
export function LinkedAccount({ link, provider, connection, last }: LinkedAccountProperties) {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const unlink = useAction(unlinkIdentity, { refresh: ['account', 'applications'] });
  const name = provider?.name ?? link.provider;
  const followers = link.statistics?.followers;
  const remove = async () => {
    try {
      await unlink.mutateAsync({ params: { provider: link.provider }, query: { uuid } });
    } catch {
      // It is shown below; another tab may have changed what is linked.
      void queryClient.invalidateQueries({ queryKey: [uuid, readSelf.tag] });
      return;
    }
    toast({ title: say(accountWords.unlinked, { provider: name }), tone: 'success' });
  };
  const ask = () =>
    confirm({
      title: say(accountWords.unlinkTitle, { provider: name }),
      text: [
        say(accountWords.unlinkText),
        connection && say(accountWords.unlinkRead),
        link.provider === CONNECTOR_PROVIDERS.discord && say(accountWords.unlinkRoles),
      ]
        .filter(Boolean)
        .join(' '),
      yes: say(accountWords.unlink),
      no: say(commonWords.cancel),
      onYes: () => void remove(),
    });
  return (
    <li className={styles.item}>
      <span className={styles.sign}>
        <Icon name={provider?.icon ?? 'tabler:user'} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}: {link.name}
        </p>
        <p className={styles.muted}>
          {followers !== undefined &&
            `${say(accountWords.followers, {
              count: followers,
              shown: formatNumber(followers, locale),
            })} · `}
          {say(accountWords.linkedAt, { day: localDay(link.linked_at, locale) })}
        </p>
      </div>
      {!last && (
        <button
          type="button"
          className={quietButton}
          aria-label={say(accountWords.unlinkName, { provider: name })}
          aria-disabled={unlink.isPending}
          onClick={unlink.isPending ? undefined : ask}
        >
          {say(accountWords.unlink)}
        </button>
      )}
      {provider && connection && connection.purposes.length > 0 && (
        <ConnectionState connection={connection} provider={provider} />
      )}
      {unlink.error && <CallProblem error={unlink.error} />}
    </li>
  );
}
