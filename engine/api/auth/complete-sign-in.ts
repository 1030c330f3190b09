import type { signIn } from '#contract/auth/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { keepPicture } from '../core/pictures/keep-picture.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallRequest } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import type { ProviderProfile } from '../identity-providers/provider-profile.ts';
import { findOrCreateCreator } from './find-creator.ts';
import { requireProvider } from './offered-providers.ts';
import { openSession } from './open-session.ts';
import { type OperatorRefusal, recogniseOperator } from './recognise-operator.ts';
import type { FinishedSignIn } from './redeem-handoff.ts';

type SignedIn = ResponseOf<typeof signIn>;

/**
 * Signs the person of a finished sign-in in: a creator of its program, or an operator.
 * @throws ApiError where the provider is not offered there any more, the account is suspended, or the
 *   operator not known.
 */
export async function completeSignIn(
  services: ApiServices,
  finished: FinishedSignIn,
  request: Pick<CallRequest, 'id' | 'user_agent'>,
): Promise<SignedIn> {
  const work = () =>
    finished.purpose === 'operator'
      ? signOperatorIn(services, finished.profile, request)
      : signCreatorIn(services, finished, request.user_agent);
  const signedIn = await services.store.transaction(work);
  // A refusal is an answer until here: what is kept of it must be committed.
  if (typeof signedIn === 'string') throw new ApiError(signedIn);
  if (signedIn.user.kind === 'creator') void keepPicture(services, signedIn.user.id);
  return { ...signedIn, redirect: finished.redirect };
}

async function signCreatorIn(
  services: ApiServices,
  { program_uuid, profile, locale }: FinishedSignIn,
  userAgent: string | undefined,
): Promise<Omit<SignedIn, 'redirect'>> {
  const program = program_uuid === null ? undefined : services.programs.byUuid(program_uuid);
  if (!program) throw new ApiError('HANDOFF_INVALID');
  requireProvider(services.identity, program, profile.provider);
  const now = services.now();
  const creator = await findOrCreateCreator(services.store, program.uuid, profile, { locale, now });
  if (creator.status !== 'active') throw new ApiError('ACCOUNT_SUSPENDED');
  const owner = { kind: 'creator', id: creator.id, uuid: program.uuid } as const;
  const { id, display_name, email, picture_url } = creator;
  return {
    ...(await openSession(services, owner, userAgent)),
    user: { kind: 'creator', id, display_name, email, picture_url },
  };
}

async function signOperatorIn(
  services: ApiServices,
  profile: ProviderProfile,
  request: Pick<CallRequest, 'id' | 'user_agent'>,
): Promise<Omit<SignedIn, 'redirect'> | OperatorRefusal> {
  requireProvider(services.identity, undefined, profile.provider);
  const operator = await recogniseOperator(services, profile, request.id);
  if (typeof operator === 'string') return operator;
  const owner = { kind: 'operator', id: operator.id } as const;
  return {
    ...(await openSession(services, owner, request.user_agent)),
    user: {
      kind: 'operator',
      id: operator.id,
      display_name: operator.name ?? profile.name,
      email: operator.email,
      picture_url: profile.picture ?? null,
    },
  };
}
