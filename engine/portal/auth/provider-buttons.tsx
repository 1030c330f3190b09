import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listProviders } from '#contract/auth/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { Section } from '#contract/programs/program.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { Answer } from '../dashboard/parts/answer.tsx';
import { CallProblem } from '../dashboard/parts/call-problem.tsx';
import { authWords } from '../dashboard/words/auth-words.ts';
import { commonWords } from '../dashboard/words/common-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import { TO_APPLY } from '../links/to-apply.ts';
import { keptRedirect } from '../session/portal-session.ts';
import { beginSignIn } from '../session/sign-in.ts';
import { useEndpoint } from '../session/use-api.ts';
import { queryClient } from '../shell/query-client.ts';
import { quietButton, visuallyHidden } from '../theme/parts.css.ts';
import { useProgram, useView } from '../view/use-view.ts';
import * as styles from './login-panel.css.ts';
import { WaitingButtons } from './waiting-buttons.tsx';

/** A button for each account that one can sign in with here. */
export function ProviderButtons() {
  const say = useWords();
  const view = useView();
  const { uuid, slug, sections } = useProgram();
  const offered = useEndpoint(listProviders, { query: { uuid } });
  const begin = useMutation<void, ApiCallError, string>(
    {
      mutationFn: (provider) => {
        const start = (section?: Section) => joinPath(view.base, section?.path ?? '/');
        const wanted =
          location.hash === `#${TO_APPLY}`
            ? start(applicationSection(sections))
            : keptRedirect({ base: view.base, slug });
        return beginSignIn(view, provider, wanted ?? start(homeSection(sections)));
      },
    },
    queryClient,
  );
  const { reset } = begin;
  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  const busy = begin.isPending || begin.isSuccess;
  if (offered.isPending)
    return (
      <div data-loading="" role="status">
        <span className={visuallyHidden}>{say(commonWords.loading)}</span>
        <WaitingButtons />
      </div>
    );
  return (
    <Answer of={offered} rows={2}>
      {({ providers }) => (
        <>
          {providers.length === 0 && (
            <p role="status">{say(authWords.noProviders, { email: view.contact })}</p>
          )}
          <ul className={styles.providers}>
            {providers.map(({ id, name, icon }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${quietButton} ${styles.provider}`}
                  disabled={busy}
                  onClick={() => begin.mutate(id)}
                >
                  <Icon name={icon} />
                  {busy && begin.variables === id
                    ? say(authWords.leaving, { provider: name })
                    : say(words.loginWith, { provider: name })}
                </button>
              </li>
            ))}
          </ul>
          {begin.error && <CallProblem error={begin.error} />}
        </>
      )}
    </Answer>
  );
}
