import type { Self } from '#contract/account/endpoints.ts';
import { listProviders } from '#contract/auth/endpoints.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useEndpoint } from '../../session/use-api.ts';
import { useProgram } from '../../view/use-view.ts';
import { Answer } from '../parts/answer.tsx';
import { accountWords } from '../words/account-words.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { LinkButton } from './link-button.tsx';
import { LinkedAccount } from './linked-account.tsx';

/** The accounts that one signs in with, and those that can be linked besides. */
export function LinksPart({ self: { links } }: { readonly self: Self }) {
  const say = useWords();
  const { uuid } = useProgram();
  const offered = useEndpoint(listProviders, { query: { uuid } });
  return (
    <AccountPart
      id="linked-accounts"
      title={say(accountWords.links)}
      text={say(accountWords.linksText)}
    >
      <Answer of={offered} rows={1}>
        {({ providers }) => {
          const further = providers.filter(
            ({ id }) => !links.some(({ provider }) => provider === id),
          );
          return (
            <>
              <ul className={styles.list}>
                {links.map((link) => (
                  <LinkedAccount
                    key={link.provider}
                    link={link}
                    provider={providers.find(({ id }) => id === link.provider)}
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
                      <LinkButton provider={provider} />
                    </li>
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </Answer>
    </AccountPart>
  );
}
