import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { View } from '#contract/programs/view.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { failedReads } from '../../base/session/failed-reads.ts';
import { browserSession } from '../../base/session/portal-session.ts';
import { begunSignIn, completeSignIn } from '../../base/session/sign-in.ts';
import { SIGN_IN_NOTICE } from '../../base/session/sign-in-notice.ts';
import { isUnanswered } from '../../base/session/unanswered.ts';
import { blockTitle, cardMuted, primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { authWords } from '../../capabilities/auth/auth-words.ts';
import { NoticePage } from '../../frame/layouts/notice-page.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { errorText } from '../../kit/words/error-text.ts';

/** Where a sign-in comes back to: completes it and goes on, or says why it cannot. */
export function Page() {
  const say = useWords();
  return (
    <NoticePage>
      {useAlive() ? <Completion /> : <h1 className={blockTitle}>{say(authWords.completing)}</h1>}
    </NoticePage>
  );
}

function Completion() {
  const say = useWords();
  const view = useView();
  const { error } = useQuery<null, ApiCallError>(
    {
      queryKey: ['sign-in', location.search],
      queryFn: async () => {
        const goTo = await complete(view, location.search);
        // A whole new page: what was shown to nobody must not linger.
        location.replace(goTo);
        return null;
      },
      // What was refused stays refused; where no answer came, it is tried again until one does.
      ...failedReads(),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (!error)
    return (
      <>
        <h1 className={blockTitle}>{say(authWords.completing)}</h1>
        <Skeleton rows={1} />
      </>
    );
  return <Failure error={error} />;
}

/**
 * Completes what an address is the way back of. @returns the address to go to: what was refused is
 * said where it was begun, in the program's own looks
 * @throws ApiCallError where no answer came, or nobody would say it there
 */
async function complete(view: View, search: string): Promise<string> {
  try {
    return (await completeSignIn(view, handoffOf(search))) ?? (view.base || '/');
  } catch (error) {
    const { linking, path } = begunSignIn();
    // The login sends on whoever is signed in already.
    const told = linking || !browserSession().read();
    if (!(error instanceof ApiCallError) || isUnanswered(error) || !told || path === undefined)
      throw error;
    sessionStorage.setItem(SIGN_IN_NOTICE, error.code);
    return location.origin + path;
  }
}

/** What went wrong, and the way back to where this was begun. */
function Failure({ error }: { readonly error: ApiCallError }) {
  const say = useWords();
  const { program } = useView();
  const [{ linking, path }] = useState(begunSignIn);
  const entrance = path ?? program?.sections.find(({ name }) => name === 'login')?.path;
  return (
    <>
      <h1 className={blockTitle}>
        {say(linking ? authWords.linkFailedTitle : authWords.failedTitle)}
      </h1>
      <p className={cardMuted} role="alert">
        {errorText(error, say)}
      </p>
      <div>
        {entrance === undefined ? (
          <PortalLink to="/display_programs" className={primaryButton}>
            {say(words.allPrograms)}
          </PortalLink>
        ) : (
          // The whole page anew: the path is the address as it was shown.
          <a href={entrance} className={primaryButton}>
            {say(linking ? authWords.backToAccount : authWords.backToLogin)}
          </a>
        )}
      </div>
    </>
  );
}

/** The handoff of an address. @throws ApiCallError with the provider's reason where there is none. */
function handoffOf(search: string): string {
  const query = new URLSearchParams(search);
  const handoff = query.get('handoff');
  if (handoff) return handoff;
  const code = query.get('error') ?? 'HANDOFF_INVALID';
  throw new ApiCallError({ status_code: 403, message: code, extra: { code } });
}
