import type { ConnectorSettings, PlatformAccess } from '#api/http/services.ts';
import { connectorCredentials } from '#api/identity-providers/connector-credentials.ts';
import type { ConnectorName } from '#contract/vocabulary/connector-words.ts';
import type { Config } from '../server/config.ts';

/** Client of the simulators, which take this one alone. */
export const SIMULATED_CLIENT = { clientId: 'marquee-simulated', clientSecret: 'simulated-secret' };

export interface ConnectorParts {
  readonly config: Pick<Config, 'MARQUEE_CONNECTORS'>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where the API is reached from outside: `https://creators.example/api/v1`. */
  readonly apiAddress: () => string;
}

/**
 * How platforms are reached: with the credentials of their identity provider, or where an address is
 * named, by the simulators there.
 */
export function openConnectors({
  config: { MARQUEE_CONNECTORS: chosen },
  environment,
  apiAddress,
}: ConnectorParts): ConnectorSettings {
  const access = (platform: ConnectorName): PlatformAccess | undefined => {
    if (chosen === 'off') return undefined;
    const prefix = `MARQUEE_CONNECTOR_${platform.toUpperCase()}_`;
    const variables = Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    );
    const elsewhere =
      chosen === 'platforms' || chosen === undefined ? undefined : () => chosen.replace(/\/+$/, '');
    const credentials = elsewhere ? SIMULATED_CLIENT : connectorCredentials(platform, environment);
    const callback = `${apiAddress()}/connectors/${platform}`;
    if (credentials && !elsewhere)
      return {
        ...{ ...credentials, variables, simulated: false },
        address: (url) => url,
        // Platforms send to public addresses on 443 alone.
        callback: /^https:\/\/[^:/]+\//.test(callback) ? callback : undefined,
      };
    if (!elsewhere) return undefined;
    return {
      ...{ ...SIMULATED_CLIENT, variables, simulated: true, callback },
      address: (url) => simulatedAddress(elsewhere(), platform, url),
    };
  };
  return { access };
}

/** `<base>/<platform>/<host><path>`: simulators answer for all hosts of a platform at one address. */
export function simulatedAddress(base: string, platform: ConnectorName, url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${base}/${platform}/${host}${pathname}${search}`;
}
