import type { FastifyBaseLogger } from 'fastify';
import type { IdentityProviders, OfferedClient } from '#api/http/services.ts';
import type { EmbeddedProvider } from '#api/identity/embedded-provider.ts';
import { ProviderClient } from '#api/identity/provider-client.ts';
import { type OfferedProvider, readProviders } from '#api/identity/providers.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Origins } from './origins.ts';

/**
 * The providers of site.yaml that have credentials, and the sample people of development, who also
 * stand for those that have none.
 */
export function identityProviders(
  catalogue: Catalogue,
  environment: NodeJS.ProcessEnv,
  origins: Origins,
  embedded: EmbeddedProvider | undefined,
  log: FastifyBaseLogger,
): IdentityProviders {
  const offer = (provider: OfferedProvider, everywhere: boolean): [string, OfferedClient] => {
    const { id, name, icon } = provider.descriptor;
    const client = new ProviderClient(provider, {
      onStatisticsFailure: (error) =>
        log.warn({ provider: id, code: error.code }, 'Figures of an account could not be read.'),
    });
    return [id, { id, name, icon, client, everywhere }];
  };
  const read = () => {
    const { offered, faults } = readProviders(catalogue.site.site.identity_providers, environment);
    for (const fault of faults) log.warn(fault);
    return new Map(offered.map((provider) => offer(provider, false)));
  };
  /** They stand for the providers without credentials too, in the order of site.yaml. */
  const withSamplePeople = (people: EmbeddedProvider) => {
    const described = catalogue.site.site.identity_providers.map((descriptor) => {
      const own = clients.get(descriptor.id);
      return own ? ([descriptor.id, own] as const) : offer(people.standingFor(descriptor), false);
    });
    return new Map([...described, offer(people.offered(), true)]);
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
