import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readCampaign } from '#contract/programs/endpoints.ts';
import type { PublicProgram } from '#contract/programs/program.ts';
import { type GuardOutcome, runGuards } from '#domain/routing/guards.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { useProgram, useView } from '../view/use-view.ts';
import { keepRedirect, onSignedOut } from './portal-session.ts';
import { useEndpoint, useSession } from './use-api.ts';

/** Sends on whoever may not be where they are; the way back is kept for after the login. */
export function Guards() {
  const { guards } = useView();
  const program = useProgram();
  const router = useRouter();
  const outcome = useOutcome(guards, program);
  useEffect(() => {
    const go = (path: string) =>
      void router.navigate({ to: joinPath(`/programs/${program.slug}`, path), replace: true });
    onSignedOut(() => go(loginPath(program)));
    if (outcome === 'login') {
      keepRedirect(location.pathname + location.search + location.hash);
      go(loginPath(program));
    } else if (outcome === 'landing') {
      go(guards.includes('guest') ? (homeSection(program.sections)?.path ?? '/') : '/');
    }
  }, [outcome, program, router, guards]);
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

const loginPath = ({ sections }: PublicProgram): string =>
  sections.find(({ name }) => name === 'login')?.path ?? '/login';
