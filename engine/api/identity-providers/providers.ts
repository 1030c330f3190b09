import type { SiteManifest } from '#contract/generated/site-manifest.ts';

/** An identity provider as site.yaml describes it. */
export type ProviderDescriptor = SiteManifest['identity_providers'][number];

/** An identity provider that visitors can use: described, and with credentials. */
export interface OfferedProvider {
  readonly descriptor: ProviderDescriptor;
  /** Empty where the protocol has none. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Set for the embedded provider only: it answers on plain http. */
  readonly insecure?: true;
}

export interface Providers {
  /** In the order of the descriptors. */
  readonly offered: readonly OfferedProvider[];
  /** What keeps a provider from being offered though somebody meant it to be; a sentence each. */
  readonly faults: readonly string[];
}

/**
 * The names of the variables with a provider's credentials: MARQUEE_IDP_<ID>_CLIENT_ID and
 * MARQUEE_IDP_<ID>_CLIENT_SECRET, the id in capitals. OpenID 2.0 knows no clients: there the secret is
 * the key that profiles are read with.
 */
export const credentialVariables = ({
  id,
  protocol,
}: Pick<ProviderDescriptor, 'id' | 'protocol'>): string[] =>
  (protocol === 'openid2' ? ['CLIENT_SECRET'] : ['CLIENT_ID', 'CLIENT_SECRET']).map(
    (name) => `MARQUEE_IDP_${id.toUpperCase()}_${name}`,
  );

/** The providers with credentials in the environment. One with none is silently not offered. */
export function readProviders(
  descriptors: readonly ProviderDescriptor[],
  environment: Readonly<Record<string, string | undefined>>,
): Providers {
  const offered: OfferedProvider[] = [];
  const faults: string[] = [];
  for (const descriptor of descriptors) {
    const names = credentialVariables(descriptor);
    const values = names.map((name) => environment[name]?.trim() ?? '');
    if (values.every((value) => value === '')) continue;
    const missing = [
      ...names
        .filter((_, index) => !values[index])
        .map((name) => `the environment variable ${name}`),
      ...missingFields(descriptor).map((field) => `"${field}" in site.yaml`),
    ];
    const [clientSecret = '', clientId = ''] = values.toReversed();
    if (missing.length === 0) offered.push({ descriptor, clientId, clientSecret });
    else
      faults.push(
        `The identity provider "${descriptor.id}" is not offered: it lacks ${missing.join(', ')}.`,
      );
  }
  return { offered, faults };
}

const NEEDED = {
  oidc: ['issuer'],
  oauth2: ['authorization_endpoint', 'token_endpoint', 'profile_endpoint'],
  openid2: ['authorization_endpoint', 'claimed_id'],
} as const satisfies Record<ProviderDescriptor['protocol'], readonly (keyof ProviderDescriptor)[]>;

const missingFields = (descriptor: ProviderDescriptor): string[] =>
  NEEDED[descriptor.protocol].filter((field) => !descriptor[field]);
