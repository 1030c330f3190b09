import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { keepRedirect } from '../../base/session/portal-session.ts';
import { useSession } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle, primaryButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import * as styles from './guest.css.ts';
import { guestWords } from './guest-words.ts';
import type { Keep } from './use-keep.ts';

/** Offers a guest to keep what the link brought in an account: the one signed in to, or another. */
export function KeepPanel({ keep: { signedIn, keep, keeping, problem } }: { readonly keep: Keep }) {
  const say = useWords();
  const name = useSession()?.user.display_name ?? '';
  return (
    <section className={`${card} ${styles.keep}`}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="tabler:user" />
      </span>
      <h2 className={itemTitle}>{say(guestWords.keepTitle)}</h2>
      <p className={cardMuted}>
        {signedIn ? say(guestWords.keepSignedIn, { name }) : say(guestWords.keepSignedOut)}
      </p>
      {signedIn ? (
        <button type="button" className={primaryButton} aria-disabled={keeping} onClick={keep}>
          <Icon name="tabler:check" />
          {say(keeping ? guestWords.keeping : guestWords.keep)}
        </button>
      ) : (
        <SignIn onAsked={keep} />
      )}
      {problem && <CallProblem error={problem} onRetry={keep} />}
    </section>
  );
}

function SignIn({ onAsked }: { readonly onAsked: () => void }) {
  const say = useWords();
  const login = useSectionPath('login') ?? '/login';
  return (
    <ProgramLink
      to={login}
      className={primaryButton}
      onClick={() => {
        onAsked();
        keepRedirect(location.pathname + location.search);
      }}
    >
      {say(guestWords.keepSignIn)}
    </ProgramLink>
  );
}
