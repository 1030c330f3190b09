import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { readProviders } from '../identity-providers/providers.ts';
import { programsWithoutLogin, type SignInProgram } from './programs-without-login.ts';
import { type ReadingProgram, unreadPlatforms } from './unread-platforms.ts';

/** What a server for others starts without, though people will miss it. */
export interface DeploymentWarning {
  /** Permanent; `/readyz` says it. */
  readonly code:
    | 'MAILS_TO_FILES'
    | 'NO_IDENTITY_PROVIDER'
    | 'NO_OPERATOR_PROVIDER'
    | 'PROGRAM_WITHOUT_LOGIN'
    | 'PLATFORM_NOT_READ';
  readonly message: string;
}

type Site = Pick<SiteManifest, 'identity_providers' | 'operator_identity_providers'>;

/** Programs that are told of one by one; a log is no list. */
const TOLD = 20;

/**
 * Looks for it outside of development, where files and sample people stand in for it.
 * @param programs those that creators may sign in to, and that platforms are read for
 */
export function deploymentWarnings(
  environment: Environment,
  variables: Readonly<Record<string, string | undefined>>,
  { identity_providers, operator_identity_providers: named = [] }: Site,
  programs: readonly (SignInProgram & ReadingProgram)[] = [],
): DeploymentWarning[] {
  if (environment === 'development') return [];
  const { offered } = readProviders(identity_providers, variables);
  const ids = offered.map(({ descriptor }) => descriptor.id);
  const found: DeploymentWarning[] = [];
  if (!variables.SMTP_URL)
    found.push({
      code: 'MAILS_TO_FILES',
      message:
        'SMTP_URL is not set: nobody receives mails, they are written to files below MARQUEE_DATA, one-time links and all. Set SMTP_URL and MAIL_FROM.',
    });
  if (ids.length === 0)
    found.push({
      code: 'NO_IDENTITY_PROVIDER',
      message:
        'No identity provider has its credentials: nobody can sign in. Set MARQUEE_IDP_<ID>_CLIENT_ID and MARQUEE_IDP_<ID>_CLIENT_SECRET of those in site.yaml.',
    });
  // Where nobody at all can sign in, that is said already.
  else found.push(...tellOfPrograms(programs, variables, identity_providers));
  if (!ids.some((id) => named.includes(id)))
    found.push({
      code: 'NO_OPERATOR_PROVIDER',
      message: `No identity provider that operators may use has its credentials: no operator can sign in. ${
        named.length === 0
          ? 'Name one under operator_identity_providers in site.yaml.'
          : `Set MARQUEE_IDP_<ID>_CLIENT_ID and MARQUEE_IDP_<ID>_CLIENT_SECRET of ${named.join(' or ')}.`
      }`,
    });
  for (const { message } of unreadPlatforms(programs, variables))
    found.push({ code: 'PLATFORM_NOT_READ', message });
  return found;
}

/** One that names no provider means to have no login. */
function tellOfPrograms(
  programs: Iterable<SignInProgram>,
  variables: Readonly<Record<string, string | undefined>>,
  identity_providers: Site['identity_providers'],
): DeploymentWarning[] {
  const code = 'PROGRAM_WITHOUT_LOGIN';
  const without = programsWithoutLogin(programs, variables, { identity_providers }).filter(
    ({ platforms }) => platforms.length > 0,
  );
  const told = without.slice(0, TOLD).map(({ slug, platforms }) => ({
    code,
    message: `Nobody can sign in to "${slug}": none of its identity providers (${platforms.join(', ')}) has its credentials.`,
  })) satisfies DeploymentWarning[];
  if (without.length <= TOLD) return told;
  const more = without.length - TOLD;
  return [
    ...told,
    { code, message: `The same of ${more} more programs: \`npx marquee doctor\` names them.` },
  ];
}
