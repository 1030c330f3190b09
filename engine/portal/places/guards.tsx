import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { readCampaign } from '#contract/programs/endpoints.ts';
import type { PublicProgram } from '#contract/programs/program.ts';
import { type GuardOutcome, runGuards } from '#domain/routing/guards.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { quietly } from '../base/runtime/page-reload.ts';
import { whenIdle } from '../base/runtime/when-idle.ts';
import {
  endSession,
  isSigningOut,
  keepRedirect,
  keepsForeignSession,
  leftOnPurpose,
  onSignedOut,
  takeRedirect,
} from '../base/session/portal-session.ts';
import { SIGN_IN_NOTICE } from '../base/session/sign-in-notice.ts';
import { useEndpoint, useSession } from '../base/session/use-api.ts';
import { loginSection, useGoToLogin } from '../base/session/use-go-to-login.ts';
import { useProgram, useView } from '../base/view/use-view.ts';

/**
 * Sends on whoever may not be where they are; the way back is kept for after the login. Who stays
 * is told what happens.
 */
export function Guards() {
  const { guards, base } = useView();
  const program = useProgram();
  const router = useRouter();
  const outcome = useOutcome(guards, program);
  const goToLogin = useGoToLogin();
  const loginPath = joinPath(base, loginSection(program.sections));
  const session = useSession();
  const before = useRef(session);
  useEffect(() => {
    // Signed out in another tab: this one says so as well.
    if (before.current && !session) sessionStorage[SIGN_IN_NOTICE] ??= 'asked';
    before.current = session;
  }, [session]);
  useEffect(() => {
    onSignedOut(goToLogin);
    const onPurpose = leftOnPurpose();
    if (outcome === 'login') {
      const { pathname, search, hash } = location;
      // Whoever signed out is done here: the next one to sign in begins anew. While the login is
      // being fetched the address is its own already.
      if (!onPurpose && pathname !== loginPath) keepRedirect(pathname + search + hash);
      if (keepsForeignSession(program.uuid)) endSession('other_program');
      // Whoever is being signed out is led there once the delay is over.
      if (!isSigningOut()) goToLogin();
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
  }, [outcome, program, router, guards, base, goToLogin, loginPath]);
  const LiveUpdates = useLiveUpdates();
  return LiveUpdates && <LiveUpdates />;
}

/** What keeps the page of somebody who is signed in up to date, once there is time to fetch it. */
function useLiveUpdates(): ComponentType | undefined {
  const [part, setPart] = useState<ComponentType>();
  const wanted = useSession() !== undefined;
  useEffect(() => {
    if (!wanted) return;
    whenIdle(() => {
      const load = async () =>
        (await import('../core/live/start-live-updates.ts')).startLiveUpdates(setPart);
      // The page is right without it.
      quietly(load).catch(() => {});
    });
  }, [wanted]);
  return wanted ? part : undefined;
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
