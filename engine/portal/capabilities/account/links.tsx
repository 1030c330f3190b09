import { useEffect } from 'react';
import type { Self } from '#contract/account/endpoints.ts';
import { listProviders } from '#contract/auth/endpoints.ts';
import { listConnections } from '#contract/connections/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { IdentityProvider } from '#contract/programs/view.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { takeLinked } from '../../base/session/sign-in.ts';
import { SIGN_IN_NOTICE } from '../../base/session/sign-in-notice.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { errorText } from '../../kit/words/error-text.ts';
import * as styles from './account.css.ts';
import { accountWords } from './account-words.ts';
import { LinkButton } from './link-button.tsx';
import { LinkedAccount } from './linked-account.tsx';

interface LinksProperties {
  readonly self: Self;
}

/** The accounts that one signs in with, what is read of them, and those that can be linked besides. */
export function Links({ self: { links } }: LinksProperties) {
  const { uuid } = useProgram();
  const offered = useEndpoint(listProviders, { query: { uuid } });
  const read = useEndpoint(
    listConnections,
    { query: { uuid } },
    // "Last read" stays true on a page that nobody touches.
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <Answer of={offered} rows={2}>
      {({ providers }) => (
        <Answer of={read} rows={2}>
          {(reading) => <LinkLists links={links} providers={providers} reading={reading} />}
        </Answer>
      )}
    </Answer>
  );
}

interface LinkListsProperties {
  readonly links: Self['links'];
  readonly providers: readonly IdentityProvider[];
  readonly reading: ResponseOf<typeof listConnections>;
}

function LinkLists({ links, providers, reading }: LinkListsProperties) {
  const say = useWords();
  const further = providers.filter(({ id }) => !links.some(({ provider }) => provider === id));
  return (
    <>
      <LinkedNotice providers={providers} />
      <ul className={styles.list}>
        {links.map((link) => (
          <LinkedAccount
            key={link.provider}
            link={link}
            provider={providers.find(({ id }) => id === link.provider)}
            connection={reading.connections.find(({ provider }) => provider === link.provider)}
            last={links.length === 1}
          />
        ))}
      </ul>
      {links.length === 1 && further.length > 0 && (
        <p className={styles.muted}>{say(accountWords.lastLink)}</p>
      )}
      {further.length === 0 ? (
        <p className={styles.muted}>{say(accountWords.allLinked)}</p>
      ) : (
        <ul className={styles.buttons}>
          {further.map((provider) => (
            <li key={provider.id}>
              <LinkButton
                provider={provider}
                kinds={reading.readable.find((one) => one.provider === provider.id)?.kinds ?? []}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Says once that an account was linked or why not, after the way back from its provider. */
function LinkedNotice({ providers }: { readonly providers: readonly IdentityProvider[] }) {
  const say = useWords();
  useEffect(() => {
    const code = sessionStorage.getItem(SIGN_IN_NOTICE) ?? '';
    sessionStorage.removeItem(SIGN_IN_NOTICE);
    const title = errorText({ code, message: '' }, say);
    if (title) toast({ title, tone: 'error' });
    const linked = takeLinked();
    if (!linked) return;
    const provider = providers.find(({ id }) => id === linked.provider)?.name ?? linked.provider;
    toast({ title: say(accountWords.linked, { provider, name: linked.name }), tone: 'success' });
  }, [providers, say]);
  return null;
}
