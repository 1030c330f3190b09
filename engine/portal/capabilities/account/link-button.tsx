import { useMutation } from '@tanstack/react-query';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { IdentityProvider } from '#contract/programs/view.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { beginLink } from '../../base/session/sign-in.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { accountWords } from './account-words.ts';

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
