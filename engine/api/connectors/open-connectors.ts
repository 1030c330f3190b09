import type { ConnectorName } from '#contract/vocabulary/connector-words.ts';
import type { ConnectorSettings, PlatformAccess } from '../http/services.ts';
import { connectorCredentials } from '../identity-providers/connector-credentials.ts';
import { SIMULATED_CLIENT, SIMULATED_KEY } from '../simulated-platforms/simulated-client.ts';

export interface ConnectorParts {
  /** MARQUEE_CONNECTORS: `platforms`, `off`, or the address of simulators. */
  readonly chosen: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where the API is reached from outside: `https://creators.example/api/v1`. */
  readonly apiAddress: () => string;
  /** Where this server itself plays the platforms; absent where it does not. */
  readonly played: (() => string) | undefined;
}

/** Platforms send to public addresses on 443 alone. */
const PUBLIC = /^https:\/\/[^:/]+\//;

/**
 * How platforms are reached: with the credentials of their identity provider, or where an address is
 * named, by the simulators there. In development those without credentials are played.
 */
export function openConnectors({
  chosen,
  environment,
  apiAddress,
  played,
}: ConnectorParts): ConnectorSettings {
  const access = (platform: ConnectorName): PlatformAccess | undefined => {
    if (chosen === 'off') return undefined;
    const prefix = `MARQUEE_CONNECTOR_${platform.toUpperCase()}_`;
    const variables = Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    );
    const named = chosen === 'platforms' || chosen === undefined ? undefined : chosen;
    const own = named === undefined ? connectorCredentials(platform, environment) : undefined;
    const simulator = own ? undefined : named === undefined ? played : () => named;
    const callback = `${apiAddress()}/connectors/${platform}`;
    if (own)
      return {
        ...{ ...own, variables, simulated: false },
        address: (url) => url,
        callback: PUBLIC.test(callback) ? callback : undefined,
      };
    if (!simulator) return undefined;
    // Simulators send to any address; those that we play take the way that is taken without one.
    const byConduit = named === undefined && platform === 'twitch' && !PUBLIC.test(callback);
    return {
      ...{ ...SIMULATED_CLIENT, simulated: true, callback: byConduit ? undefined : callback },
      variables: {
        ...{ API_KEY: SIMULATED_KEY, BOT_TOKEN: SIMULATED_KEY, BEARER_TOKEN: SIMULATED_KEY },
        ...variables,
      },
      address: (url) => simulatedAddress(simulator().replace(/\/+$/, ''), platform, url),
    };
  };
  return { access };
}

/** `<base>/<platform>/<host><path>`: simulators answer for all hosts of a platform at one address. */
export function simulatedAddress(base: string, platform: ConnectorName, url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${base}/${platform}/${host}${pathname}${search}`;
}
