import type { SiteManifest } from '#contract/generated/site-manifest.ts';

/** An identity provider as site.yaml describes it. */
export type ProviderDescriptor = SiteManifest['identity_providers'][number];

/** An identity provider that visitors can use: described, and with credentials. */
export interface OfferedProvider {
  readonly descriptor: ProviderDescriptor;
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
 * The providers with credentials in the environment: MARQUEE_IDP_<ID>_CLIENT_ID and
 * MARQUEE_IDP_<ID>_CLIENT_SECRET, the id in capitals. One with neither is silently not offered.
 */
export function readProviders(
  descriptors: readonly ProviderDescriptor[],
  environment: Readonly<Record<string, string | undefined>>,
): Providers {
  const offered: OfferedProvider[] = [];
  const faults: string[] = [];
  for (const descriptor of descriptors) {
    const prefix = `MARQUEE_IDP_${descriptor.id.toUpperCase()}`;
    const clientId = environment[`${prefix}_CLIENT_ID`]?.trim();
    const clientSecret = environment[`${prefix}_CLIENT_SECRET`]?.trim();
    if (!clientId && !clientSecret) continue;
    const missing = [
      ...(clientId ? [] : [`the environment variable ${prefix}_CLIENT_ID`]),
      ...(clientSecret ? [] : [`the environment variable ${prefix}_CLIENT_SECRET`]),
      ...missingFields(descriptor).map((field) => `"${field}" in site.yaml`),
    ];
    if (clientId && clientSecret && missing.length === 0)
      offered.push({ descriptor, clientId, clientSecret });
    else
      faults.push(
        `The identity provider "${descriptor.id}" is not offered: it lacks ${missing.join(', ')}.`,
      );
  }
  return { offered, faults };
}

function missingFields(descriptor: ProviderDescriptor): string[] {
  const needed =
    descriptor.protocol === 'oidc'
      ? (['issuer'] as const)
      : (['authorization_endpoint', 'token_endpoint', 'profile_endpoint'] as const);
  return needed.filter((field) => !descriptor[field]);
}
