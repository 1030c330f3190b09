import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '#contract/account/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { PublicProgram, SectionName } from '#contract/programs/program.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { blockTitle, cardMuted, primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { authWords } from '../../capabilities/auth/auth-words.ts';
import { NoticePage } from '../../frame/layouts/notice-page.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { errorText } from '../../kit/words/error-text.ts';

/** Where the link of a verification mail leads: confirms the address. */
export function Page() {
  const say = useWords();
  return (
    <NoticePage>
      {useAlive() ? <Verification /> : <h1 className={blockTitle}>{say(authWords.verifying)}</h1>}
    </NoticePage>
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
        <WayOn />
      </>
    );
  if (error)
    return (
      <>
        <h1 className={blockTitle}>
          {say(isRefused(error) ? authWords.verifyFailedTitle : authWords.verifying)}
        </h1>
        <p className={cardMuted} role="alert">
          {errorText(error, say)}
        </p>
        <WayOn />
      </>
    );
  return (
    <>
      <h1 className={blockTitle}>{say(authWords.verifying)}</h1>
      <Skeleton rows={1} />
    </>
  );
}

/** To the account, where a new link is had; signed-out people sign in on the way. */
function WayOn() {
  const say = useWords();
  const { program } = useView();
  const place = program && (placeOf(program, 'account') ?? placeOf(program, 'login'));
  // On the portal's own host the mail says of which program it is.
  const slug = new URLSearchParams(location.search).get('program');
  if (place)
    return (
      <ProgramLink to={place} className={primaryButton}>
        {say(authWords.backToAccount)}
      </ProgramLink>
    );
  if (!slug) return null;
  return (
    <a href={`/programs/${encodeURIComponent(slug)}`} className={primaryButton}>
      {say(authWords.toProgram)}
    </a>
  );
}

/** Whether the link itself was what failed; anything else may pass, and is asked again. */
const isRefused = ({ status }: ApiCallError) => status >= 400 && status < 500 && status !== 429;

const placeOf = ({ sections }: PublicProgram, wanted: SectionName) =>
  sections.find(({ name }) => name === wanted)?.path;
