import { useEffect, useRef } from 'react';
import { joinPath } from '#domain/routing/paths.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { keepRedirect } from '../../base/session/portal-session.ts';
import { useSession } from '../../base/session/use-api.ts';
import { blockTitle, card, primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import * as styles from './guest.css.ts';
import { guestWords } from './guest-words.ts';

interface KeptPanelProperties {
  /** The account's enrolment, where it was kept just now. */
  readonly kept: number | undefined;
}

/** Says that what the link brought is in an account, and leads there. */
export function KeptPanel({ kept }: KeptPanelProperties) {
  const say = useWords();
  const signedIn = useSession() !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const now = kept !== undefined;
  // The button that was pressed is gone: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (now) heading.current?.focus();
  }, [now]);
  return (
    <div className={`${card} ${styles.problem}`}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="tabler:circle-check" />
      </span>
      <h1 ref={heading} className={blockTitle} tabIndex={-1}>
        {say(now ? guestWords.mergedNowTitle : guestWords.mergedTitle)}
      </h1>
      <p>
        {say(
          now
            ? guestWords.mergedNowText
            : signedIn
              ? guestWords.mergedText
              : guestWords.mergedSignedOut,
        )}
      </p>
      <ToClaims signedIn={signedIn} kept={kept} />
    </div>
  );
}

function ToClaims({ signedIn, kept }: KeptPanelProperties & { readonly signedIn: boolean }) {
  const say = useWords();
  const { base } = useView();
  const claims = useSectionPath('claims');
  const login = useSectionPath('login') ?? '/login';
  if (!signedIn)
    return (
      <ProgramLink
        to={login}
        className={primaryButton}
        onClick={() => claims && keepRedirect(joinPath(base, claims))}
      >
        {say(words.login)}
      </ProgramLink>
    );
  if (!claims) return null;
  return (
    <ProgramLink to={kept === undefined ? claims : `${claims}/${kept}`} className={primaryButton}>
      <Icon name="tabler:lock" />
      {say(guestWords.toClaims)}
    </ProgramLink>
  );
}
