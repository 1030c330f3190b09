import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { providerFetch } from './provider-fetch.ts';
import type { OfferedProvider } from './providers.ts';

const RETRY_AFTER = 250;

/**
 * What openid-client needs to talk to a provider: for oidc from its discovery document (asked for
 * twice before giving up), for oauth2 from the descriptor. `timeout` is in seconds, for each call.
 */
export async function configureProvider(
  provider: OfferedProvider,
  timeout: number,
): Promise<Configuration> {
  const { descriptor, insecure } = provider;
  const configuration =
    descriptor.protocol === 'oidc'
      ? await discover(provider, timeout).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
          return discover(provider, timeout);
        })
      : describe(provider);
  configuration[customFetch] = providerFetch(provider);
  configuration.timeout = timeout;
  if (insecure) allowInsecureRequests(configuration);
  if (descriptor.protocol === 'oidc') enableNonRepudiationChecks(configuration);
  return configuration;
}

function discover(provider: OfferedProvider, timeout: number): Promise<Configuration> {
  const { descriptor, clientId, insecure } = provider;
  return discovery(
    new URL(descriptor.issuer ?? ''),
    clientId,
    undefined,
    clientAuthentication(provider),
    {
      [customFetch]: providerFetch(provider),
      timeout,
      execute: insecure ? [allowInsecureRequests] : [],
    },
  );
}

function describe(provider: OfferedProvider): Configuration {
  const { authorization_endpoint = '', token_endpoint = '' } = provider.descriptor;
  const { origin } = new URL(authorization_endpoint);
  return new Configuration(
    { issuer: origin, authorization_endpoint, token_endpoint },
    provider.clientId,
    undefined,
    clientAuthentication(provider),
  );
}

function clientAuthentication({ descriptor, clientId, clientSecret }: OfferedProvider): ClientAuth {
  if (descriptor.client_authentication === 'basic') return ClientSecretBasic(clientSecret);
  return (_server, _client, body) => {
    body.set(descriptor.client_id_parameter ?? 'client_id', clientId);
    body.set('client_secret', clientSecret);
  };
}
