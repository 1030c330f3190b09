import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '#contract/account/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { panel } from '../auth/signed-out.css.ts';
import { errorText } from '../dashboard/parts/error-text.ts';
import { Skeleton } from '../dashboard/parts/skeleton.tsx';
import { authWords } from '../dashboard/words/auth-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { sessionClient } from '../session/portal-session.ts';
import { queryClient } from '../shell/query-client.ts';
import { useAlive } from '../shell/use-alive.ts';
import { blockTitle, card, cardMuted } from '../theme/parts.css.ts';
import { useView } from '../view/use-view.ts';

/** Where the link of a verification mail leads: confirms the address. */
export function Page() {
  const say = useWords();
  return (
    <div className={`${card} ${panel}`}>
      {useAlive() ? <Verification /> : <h1 className={blockTitle}>{say(authWords.verifying)}</h1>}
    </div>
  );
}

function Verification() {
  const say = useWords();
  const view = useView();
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const { data, error } = useQuery<ResponseOf<typeof verifyEmail>, ApiCallError>(
    {
      queryKey: ['verify-email', token],
      queryFn: () => sessionClient(view).call(verifyEmail, { body: { token } }),
      // A link works once; nothing is gained by trying it again.
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (data)
    return (
      <>
        <h1 className={blockTitle}>{say(authWords.verifiedTitle)}</h1>
        <p className={cardMuted}>{say(authWords.verifiedText, { email: data.email })}</p>
      </>
    );
  if (error)
    return (
      <>
        <h1 className={blockTitle}>{say(authWords.verifyFailedTitle)}</h1>
        <p className={cardMuted} role="alert">
          {errorText(error, say)}
        </p>
      </>
    );
  return (
    <>
      <h1 className={blockTitle}>{say(authWords.verifying)}</h1>
      <Skeleton rows={1} />
    </>
  );
}
