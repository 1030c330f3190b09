import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { readProviders } from '../identity-providers/providers.ts';

/** What a server for others starts without, though people will miss it. */
export interface DeploymentWarning {
  /** Permanent; `/readyz` says it. */
  readonly code: 'MAILS_TO_FILES' | 'NO_IDENTITY_PROVIDER' | 'NO_OPERATOR_PROVIDER';
  readonly message: string;
}

type Site = Pick<SiteManifest, 'identity_providers' | 'operator_identity_providers'>;

/** Looks for it outside of development, where files and sample people stand in for it. */
export function deploymentWarnings(
  environment: Environment,
  variables: Readonly<Record<string, string | undefined>>,
  { identity_providers, operator_identity_providers: named = [] }: Site,
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
  if (!ids.some((id) => named.includes(id)))
    found.push({
      code: 'NO_OPERATOR_PROVIDER',
      message: `No identity provider that operators may use has its credentials: no operator can sign in. ${
        named.length === 0
          ? 'Name one under operator_identity_providers in site.yaml.'
          : `Set MARQUEE_IDP_<ID>_CLIENT_ID and MARQUEE_IDP_<ID>_CLIENT_SECRET of ${named.join(' or ')}.`
      }`,
    });
  return found;
}
