import { eq } from 'drizzle-orm';
import type { signIn } from '#contract/auth/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiServices } from '../http/services.ts';
import type { ProviderProfile } from '../identity/provider-profile.ts';
import { operators } from '../store/tables/operators.ts';
import { findOrCreateCreator } from './find-creator.ts';
import { openSession } from './open-session.ts';
import type { FinishedSignIn } from './redeem-handoff.ts';

type SignedIn = ResponseOf<typeof signIn>;

/**
 * Signs the person of a finished sign-in in: a creator of its program, or an operator.
 * @throws ApiError where the account is suspended, or the operator not known.
 */
export async function completeSignIn(
  services: ApiServices,
  finished: FinishedSignIn,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const work = () =>
    finished.purpose === 'operator'
      ? signOperatorIn(services, finished.profile, userAgent)
      : signCreatorIn(services, finished, userAgent);
  const signedIn = await services.store.transaction(work);
  return { ...signedIn, redirect: finished.redirect };
}

async function signCreatorIn(
  services: ApiServices,
  { program_uuid, profile, locale }: FinishedSignIn,
  userAgent: string | undefined,
): Promise<Omit<SignedIn, 'redirect'>> {
  const program = program_uuid === null ? undefined : services.programs.byUuid(program_uuid);
  if (!program) throw new ApiError('HANDOFF_INVALID');
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

/** Operators are known by an e-mail address that their provider has verified. */
async function signOperatorIn(
  services: ApiServices,
  profile: ProviderProfile,
  userAgent: string | undefined,
): Promise<Omit<SignedIn, 'redirect'>> {
  const { database } = services.store;
  const email = profile.email_verified ? profile.email?.toLowerCase() : undefined;
  const [operator] =
    email === undefined
      ? []
      : await database.select().from(operators).where(eq(operators.email, email));
  if (!operator) throw new ApiError('OPERATOR_UNKNOWN');
  if (operator.name === null)
    await database
      .update(operators)
      .set({ name: profile.name })
      .where(eq(operators.id, operator.id));
  return {
    ...(await openSession(services, { kind: 'operator', id: operator.id }, userAgent)),
    user: {
      kind: 'operator',
      id: operator.id,
      display_name: operator.name ?? profile.name,
      email: operator.email,
      picture_url: profile.picture ?? null,
    },
  };
}
