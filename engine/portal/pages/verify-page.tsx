import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '#contract/account/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { PublicProgram, SectionName } from '#contract/programs/program.ts';
import { errorText } from '../dashboard/parts/error-text.ts';
import { Skeleton } from '../dashboard/parts/skeleton.tsx';
import { authWords } from '../dashboard/words/auth-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { NoticePage } from '../layouts/notice-page.tsx';
import { ProgramLink } from '../links/program-link.tsx';
import { sessionClient } from '../session/portal-session.ts';
import { queryClient } from '../shell/query-client.ts';
import { useAlive } from '../shell/use-alive.ts';
import { blockTitle, cardMuted, primaryButton } from '../theme/parts.css.ts';
import { useView } from '../view/use-view.ts';

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
