import type { FastifyBaseLogger } from 'fastify';
import { takesTokens } from '#api/core/connections/account-tokens.ts';
import { connectorOfProvider } from '#api/core/connections/connections.ts';
import type { EmbeddedProvider } from '#api/embedded-provider/embedded-provider.ts';
import type { ConnectorSettings, IdentityProviders, OfferedClient } from '#api/http/services.ts';
import { createIdentityClient } from '#api/identity-providers/identity-client.ts';
import {
  type OfferedProvider,
  type ProviderDescriptor,
  readProviders,
} from '#api/identity-providers/providers.ts';
import { simulatedProvider } from '#api/identity-providers/simulated-provider.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Origins } from './origins.ts';

interface DevelopmentParts {
  /** The sample people; undefined where nobody develops. */
  readonly embedded: EmbeddedProvider | undefined;
  readonly connectors: ConnectorSettings;
  readonly log: FastifyBaseLogger;
}

/**
 * The providers of site.yaml that have credentials, and the sample people of development, who also
 * stand for those that have none.
 */
export function identityProviders(
  catalogue: Catalogue,
  environment: NodeJS.ProcessEnv,
  origins: Origins,
  { embedded, connectors, log }: DevelopmentParts,
): IdentityProviders {
  const offer = (
    provider: OfferedProvider,
    {
      everywhere = false,
      operators = false,
      programs,
    }: Partial<Pick<OfferedClient, 'everywhere' | 'operators' | 'programs'>>,
  ): [string, OfferedClient] => {
    const { id, name, icon } = provider.descriptor;
    const client = createIdentityClient(provider, {
      onStatisticsFailure: (error) =>
        log.warn({ provider: id, code: error.code }, 'Figures of an account could not be read.'),
      onProfileFailure: (error) =>
        log.warn({ provider: id, code: error.code }, 'The name of an account could not be read.'),
    });
    return [id, { id, name, icon, client, everywhere, operators, programs }];
  };
  const read = () => {
    const { identity_providers, operator_identity_providers = [] } = catalogue.site.site;
    const { offered, faults } = readProviders(identity_providers, environment);
    for (const fault of faults) log.warn(fault);
    return new Map(
      offered.map((provider) => {
        const { id, programs } = provider.descriptor;
        return offer(provider, { operators: operator_identity_providers.includes(id), programs });
      }),
    );
  };
  /**
   * They stand for the providers without credentials too, in the order of site.yaml; those who run
   * programs sign in under their own name alone. A platform that is read with its people's tokens, and
   * simulated, signs them in itself: it knows no others.
   */
  const withSamplePeople = (people: EmbeddedProvider) => {
    const described = catalogue.site.site.identity_providers.map((descriptor) => {
      const own = clients.get(descriptor.id);
      const { programs } = descriptor;
      return own
        ? ([descriptor.id, own] as const)
        : offer(standIn(descriptor, people), { programs });
    });
    return new Map([...described, offer(people.offered(), { everywhere: true, operators: true })]);
  };
  const standIn = (descriptor: ProviderDescriptor, people: EmbeddedProvider) => {
    const platform = connectorOfProvider(descriptor.id);
    const access = platform && takesTokens(platform) ? connectors.access(platform) : undefined;
    return access?.simulated
      ? simulatedProvider(descriptor, access)
      : people.standingFor(descriptor);
  };
  let clients = read();
  let complete: ReadonlyMap<string, OfferedClient> | undefined;
  catalogue.onChange(({ site }) => {
    if (!site) return;
    clients = read();
    complete = undefined;
  });
  return {
    clients: () => {
      // The embedded one is known only once the server knows its port.
      complete ??= embedded ? withSamplePeople(embedded) : clients;
      return complete;
    },
    redirectUri: () => `${origins.main()}/auth/callback`,
    isOwnOrigin: origins.isOwn,
  };
}
