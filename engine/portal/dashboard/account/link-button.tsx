import { useMutation } from '@tanstack/react-query';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { IdentityProvider } from '#contract/programs/view.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../icons/icon.tsx';
import { beginLink } from '../../session/sign-in.ts';
import { queryClient } from '../../shell/query-client.ts';
import { quietButton } from '../../theme/parts.css.ts';
import { useView } from '../../view/use-view.ts';
import { CallProblem } from '../parts/call-problem.tsx';
import { accountWords } from '../words/account-words.ts';

/** Leaves for a provider to link one's account there, and comes back to this page. */
export function LinkButton({
  provider: { id, name, icon },
}: {
  readonly provider: IdentityProvider;
}) {
  const say = useWords();
  const view = useView();
  const begin = useMutation<void, ApiCallError>(
    { mutationFn: () => beginLink(view, id, `${location.pathname}#linked-accounts`) },
    queryClient,
  );
  const busy = begin.isPending || begin.isSuccess;
  return (
    <>
      <button
        type="button"
        className={quietButton}
        aria-disabled={busy}
        onClick={busy ? undefined : () => begin.mutate()}
      >
        <Icon name={icon} />
        {say(busy ? accountWords.leaving : accountWords.link, { provider: name })}
      </button>
      {begin.error && <CallProblem error={begin.error} />}
    </>
  );
}
