import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { listProviders } from '#contract/auth/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { Section } from '#contract/programs/program.ts';
import { GAMES_PLATFORM } from '#domain/applications/linked-games.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { TO_APPLY } from '../../base/links/to-apply.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { keptRedirect } from '../../base/session/portal-session.ts';
import { beginSignIn } from '../../base/session/sign-in.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { quietButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { useAsksGames } from '../../kit/parts/use-asks-games.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { authWords } from './auth-words.ts';
import * as styles from './login-panel.css.ts';
import { WaitingButtons } from './waiting-buttons.tsx';

const GamesNotice = lazyPart(
  async () => (await import('../../kit/parts/games-notice.tsx')).GamesNotice,
);

/** A button for each account that one can sign in with to this program. */
export function ProviderButtons() {
  const { base } = useView();
  const { uuid, slug, sections } = useProgram();
  const start = (section?: Section) => joinPath(base, section?.path ?? '/');
  const destination = () => {
    const wanted =
      location.hash === `#${TO_APPLY}`
        ? start(applicationSection(sections))
        : keptRedirect({ base, slug });
    return wanted ?? start(homeSection(sections));
  };
  return <Providers query={{ uuid }} destination={destination} />;
}

interface ProvidersProperties {
  /** Of what one signs in to; without a program: as an operator. */
  readonly query: { readonly uuid?: string };
  /** The path that one wants to be at afterwards. */
  readonly destination: () => string;
}

/** A button for each account that one can sign in with. */
export function Providers({ query, destination }: ProvidersProperties) {
  const say = useWords();
  const view = useView();
  const offered = useEndpoint(listProviders, { query });
  const begin = useMutation<void, ApiCallError, string>(
    { mutationFn: (provider) => beginSignIn(view, provider, destination()) },
    queryClient,
  );
  const asksGames = useAsksGames(GAMES_PLATFORM);
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
          {asksGames &&
            providers
              .filter(({ id }) => id === GAMES_PLATFORM)
              .map((one) => (
                <Suspense key={one.id}>
                  <GamesNotice provider={one} />
                </Suspense>
              ))}
          {begin.error && <CallProblem error={begin.error} />}
        </>
      )}
    </Answer>
  );
}
