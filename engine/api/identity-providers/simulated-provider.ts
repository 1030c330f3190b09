import type { ConnectorCredentials } from './connector-credentials.ts';
import type { OfferedProvider, ProviderDescriptor } from './providers.ts';

/** How a simulator is asked for a real address, and by whom. */
interface SimulatorAccess extends ConnectorCredentials {
  readonly address: (url: string) => string;
}

/**
 * A provider whose platform a simulator stands in for: described as ever, and asked at the simulator's
 * addresses. Who is read with their own token needs one that the simulator gave.
 */
export function simulatedProvider(
  descriptor: ProviderDescriptor,
  { address, clientId, clientSecret }: SimulatorAccess,
): OfferedProvider {
  const { authorization_endpoint, token_endpoint, profile_endpoint, statistics } = descriptor;
  const endpoints = { authorization_endpoint, token_endpoint, profile_endpoint };
  const moved = Object.fromEntries(
    Object.entries(endpoints).flatMap(([name, url]) => (url ? [[name, address(url)]] : [])),
  );
  const figures = statistics && { ...statistics, endpoint: address(statistics.endpoint) };
  return {
    descriptor: { ...descriptor, ...moved, ...(figures ? { statistics: figures } : {}) },
    ...{ clientId, clientSecret, insecure: true },
  };
}
