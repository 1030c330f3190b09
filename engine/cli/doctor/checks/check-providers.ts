import { programsWithoutLogin } from '#api/health/programs-without-login.ts';
import { credentialVariables, readProviders } from '#api/identity-providers/providers.ts';
import { DEFAULT_PORT, portalOrigin } from '#domain/programs/origins.ts';
import { error, type Finding, fine, hint, warning } from '../finding.ts';
import { openPrograms, type Patient } from '../patient.ts';
import { quantity } from '../quantity.ts';

/** How many programs are named one by one. */
const NAMED = 8;

/** With which identity providers creators and operators can sign in. */
export async function checkProviders(patient: Patient): Promise<Finding[]> {
  const { environment, site, variables } = patient;
  if (environment === 'development')
    return [fine('SAMPLE_PEOPLE', environment, 'Sample people sign in without any credentials.')];
  const { offered, faults } = readProviders(site.identity_providers, variables);
  const ids = offered.map(({ descriptor }) => descriptor.id);
  return [
    ...faults.map((fault) =>
      error(
        'PROVIDER_INCOMPLETE',
        /"([^"]+)"/.exec(fault)?.[1] ?? 'site.yaml',
        fault,
        'Set both variables, or neither.',
      ),
    ),
    ...lookAtPrograms(patient),
    ...lookAtOperators(patient, ids),
    ...lookAtProviders(patient, ids),
    ...redirects(patient, ids),
  ];
}

const programsOf = (patient: Patient) =>
  openPrograms(patient).map(({ slug, served: { platforms } }) => ({ slug, platforms }));

function lookAtPrograms(patient: Patient): Finding[] {
  const { site, variables } = patient;
  return programsWithoutLogin(programsOf(patient), variables, site).map(({ slug, platforms }) =>
    platforms.length === 0
      ? hint(
          'PROGRAM_NAMES_NO_PROVIDER',
          slug,
          'Its manifest names no identity provider: nobody can sign in.',
          'Name some under identity_providers in its manifest, if people are to apply.',
        )
      : error(
          'PROGRAM_WITHOUT_LOGIN',
          slug,
          `None of its identity providers (${platforms.join(', ')}) has its credentials: its login is empty, and nobody can apply.`,
          `Set ${variablesOf(site, platforms[0] ?? '')}, or those of another one.`,
        ),
  );
}

/** What lacks its credentials though programs name it: they are short of one way in. */
function lookAtProviders(patient: Patient, offered: readonly string[]): Finding[] {
  const programs = programsOf(patient);
  return patient.site.identity_providers.flatMap(({ id }) => {
    const users = programs.filter(({ platforms }) => platforms.includes(id));
    if (offered.includes(id))
      return fine(
        'PROVIDER_OFFERED',
        id,
        `It has its credentials, and is named by ${quantity(users.length, 'program')}.`,
      );
    if (users.length === 0) return [];
    return warning(
      'PROVIDER_WITHOUT_CREDENTIALS',
      id,
      `It has no credentials and is not offered, though programs name it: ${shorten(users.map(({ slug }) => slug))}.`,
      `Set ${variablesOf(patient.site, id)}, or take it out of their manifests.`,
    );
  });
}

function lookAtOperators({ site }: Patient, offered: readonly string[]): Finding[] {
  const { operator_identity_providers: named = [] } = site;
  const usable = named.filter((id) => offered.includes(id));
  if (usable.length > 0)
    return [fine('OPERATORS_CAN_SIGN_IN', 'operators', `They sign in with ${usable.join(', ')}.`)];
  return [
    error(
      'NO_OPERATOR_PROVIDER',
      'operators',
      'No operator can sign in: no identity provider that they may use has its credentials.',
      named.length === 0
        ? 'Name one under operator_identity_providers in site.yaml.'
        : `Set ${variablesOf(site, named[0] ?? '')}.`,
    ),
  ];
}

/** Only the provider's console says what is registered there. */
function redirects({ environment, site }: Patient, offered: readonly string[]): Finding[] {
  const { main_hosts, staging_hosts = [] } = site;
  const origin = portalOrigin({ main_hosts, staging_hosts }, environment, DEFAULT_PORT);
  // OpenID 2.0 is told the address with each sign-in, and has it registered nowhere.
  const registered = offered.filter((id) => descriptorOf(site, id)?.protocol !== 'openid2');
  return registered.map((id) =>
    hint(
      'REDIRECT_ADDRESS',
      id,
      `It sends people back to ${origin}/auth/callback.`,
      'See that exactly this redirect address is registered in its console; the doctor cannot look there.',
    ),
  );
}

type Site = Patient['site'];
const descriptorOf = ({ identity_providers }: Site, id: string) =>
  identity_providers.find((one) => one.id === id);

const variablesOf = (site: Site, id: string): string =>
  credentialVariables({ id, protocol: descriptorOf(site, id)?.protocol ?? 'oidc' }).join(' and ');

function shorten(slugs: readonly string[]): string {
  const more = slugs.length - NAMED;
  return [...slugs.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
