import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readCampaign } from '#contract/programs/endpoints.ts';
import type { PublicProgram } from '#contract/programs/program.ts';
import { type GuardOutcome, runGuards } from '#domain/routing/guards.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { useProgram, useView } from '../view/use-view.ts';
import { keepRedirect, leftOnPurpose, onSignedOut, takeRedirect } from './portal-session.ts';
import { useEndpoint, useSession } from './use-api.ts';
import { useGoToLogin } from './use-go-to-login.ts';

/** Sends on whoever may not be where they are; the way back is kept for after the login. */
export function Guards() {
  const { guards, base } = useView();
  const program = useProgram();
  const router = useRouter();
  const outcome = useOutcome(guards, program);
  const goToLogin = useGoToLogin();
  useEffect(() => {
    onSignedOut(goToLogin);
    if (outcome === 'login') {
      // Whoever signed out is done here: the next one to sign in begins anew.
      if (!leftOnPurpose()) keepRedirect(location.pathname + location.search + location.hash);
      goToLogin();
    } else if (outcome === 'landing') {
      const forGuests = guards.includes('guest');
      const kept = forGuests ? takeRedirect({ base, slug: program.slug }) : undefined;
      // Signed in in another tab meanwhile: this one goes back to where it was.
      if (kept && kept !== location.pathname) {
        location.replace(kept);
        return;
      }
      const path = forGuests ? (homeSection(program.sections)?.path ?? '/') : '/';
      void router.navigate({ to: joinPath(`/programs/${program.slug}`, path), replace: true });
    }
  }, [outcome, program, router, guards, base, goToLogin]);
  return null;
}

/** `pass` too while it is not known yet. */
function useOutcome(guards: readonly string[], { uuid }: PublicProgram): GuardOutcome {
  const signedIn = useSession() !== undefined;
  const asked = signedIn && guards.includes('member');
  const { data } = useEndpoint(readCampaign, { query: { uuid } }, { enabled: asked });
  if (asked && !data) return 'pass';
  const member = data?.creator_relationship?.state === 'member';
  return runGuards(guards, { signedIn, member });
}
