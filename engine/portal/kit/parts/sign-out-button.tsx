import { signOut } from '#contract/auth/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { clearDrafts } from '../../base/session/draft-storage.ts';
import { endSession, sessionClient } from '../../base/session/portal-session.ts';
import { useSession } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';

/** Signs out of the program in this browser, and forgets what was typed; nothing for others. */
export function SignOutButton({ className = quietButton }: { readonly className?: string }) {
  const say = useWords();
  const view = useView();
  const session = useSession();
  if (!session) return null;
  const leave = () => {
    const { refresh_token } = session.tokens;
    // Here the session ends in any case; the server hears of it if it can be reached.
    sessionClient(view)
      .call(signOut, { body: { refresh_token } })
      .catch(() => {});
    clearDrafts();
    endSession('asked');
  };
  return (
    <button type="button" className={className} onClick={leave}>
      <Icon name="tabler:logout" />
      {say(words.signOut)}
    </button>
  );
}
