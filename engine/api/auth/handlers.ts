import type { AUTH_ENDPOINTS } from '#contract/auth/endpoints.ts';
import { GAMES_PLATFORM } from '#domain/applications/linked-games.ts';
import type { LookAtGames } from '../core/linked-games/linked-games.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { endSessions, readSessions, signOutSession } from './end-sessions.ts';
import { linkAccount, unlinkAccount } from './link-identity.ts';
import { offeredProviders } from './offered-providers.ts';
import { type FinishedSignIn, redeemHandoff } from './redeem-handoff.ts';
import { refreshSession } from './refresh-session.ts';

/** Sign-in, sessions and linked accounts; who signs in with games that eligibility asks after is looked at. */
export function authHandlers(
  services: ApiServices,
  lookAtGames: LookAtGames,
): Handlers<typeof AUTH_ENDPOINTS> {
  const programOf = (uuid: string | undefined) => {
    if (uuid === undefined) return undefined;
    const program = services.programs.byUuid(uuid);
    if (!program) throw new ApiError('PROGRAM_UNKNOWN');
    return program;
  };

  /** With whose account somebody came, that account is looked at. */
  const look = async (
    { program_uuid, profile }: Pick<FinishedSignIn, 'program_uuid' | 'profile'>,
    creator_id: string | null,
  ) => {
    const program = programOf(program_uuid ?? undefined);
    if (program && creator_id !== null && profile.provider === GAMES_PLATFORM)
      await lookAtGames({ program, creator_id });
  };

  return {
    listProviders: async ({ query }) => {
      const offered = offeredProviders(services.identity, programOf(query.uuid));
      return { providers: offered.map(({ id, name, icon }) => ({ id, name, icon })) };
    },
    startSignIn: async (call) => {
      const program = programOf(call.body.uuid);
      const authorization_url = await beginSignIn(services, call, {
        purpose: program ? 'creator' : 'operator',
        program,
        provider: call.body.provider,
        code_challenge: call.body.code_challenge,
        redirect: call.body.redirect,
        locale: call.body.locale,
      });
      return { authorization_url };
    },
    signIn: async ({ body, request }) => {
      const finished = await redeemHandoff(services, request, body, ['creator', 'operator']);
      const signedIn = await completeSignIn(services, finished, request);
      if (signedIn.user.kind === 'creator') await look(finished, signedIn.user.id);
      return signedIn;
    },
    refreshSession: ({ body }) => refreshSession(services, body.refresh_token),
    signOut: ({ body }) => signOutSession(services, body.refresh_token) as Promise<undefined>,
    linkIdentity: async ({ body, request }) => {
      const finished = await redeemHandoff(services, request, body, ['link']);
      await linkAccount(services, finished);
      await look(finished, finished.creator_id);
      const { provider, profile, redirect } = finished;
      return { provider, name: profile.name, redirect };
    },
    startLink: async (call) => {
      const { program, creator_id } = call.caller;
      const authorization_url = await beginSignIn(services, call, {
        purpose: 'link',
        program,
        creator_id,
        consents: call.body.consents,
        provider: call.body.provider,
        code_challenge: call.body.code_challenge,
        redirect: call.body.redirect,
      });
      return { authorization_url };
    },
    unlinkIdentity: async ({ caller, params }) => {
      await unlinkAccount(services, caller, params.provider);
      return undefined;
    },
    listSessions: async ({ caller }) => ({ sessions: await readSessions(services, caller) }),
    signOutEverywhere: async ({ caller }) => {
      await endSessions(services, caller);
      return undefined;
    },
  };
}
