import { CONNECTOR_PROVIDERS, type ConnectorName } from '#contract/vocabulary/connector-words.ts';

export interface ConnectorCredentials {
  /** Empty where its provider knows no clients. */
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a connector needs besides, each by what stands behind `MARQUEE_CONNECTOR_<PLATFORM>_`. */
const NEEDED_VARIABLES: Readonly<Record<ConnectorName, readonly string[]>> = {
  twitch: [],
  youtube: ['API_KEY'],
  kick: [],
  discord: ['BOT_TOKEN'],
  tiktok: [],
  instagram: [],
  x: ['BEARER_TOKEN', 'POSTS'],
  steam: [],
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Platforms whose provider knows no clients: its secret is the key that they are read with. */
const WITHOUT_CLIENT: readonly ConnectorName[] = ['steam'];

const prefixOf = (platform: ConnectorName) =>
  `MARQUEE_IDP_${CONNECTOR_PROVIDERS[platform].toUpperCase()}`;

/** The names of the variables that a platform cannot be read without, and that are not set. */
export function missingCredentials(platform: ConnectorName, environment: Environment): string[] {
  return [
    ...(WITHOUT_CLIENT.includes(platform) ? [] : ['CLIENT_ID'])
      .concat('CLIENT_SECRET')
      .map((name) => `${prefixOf(platform)}_${name}`),
    ...NEEDED_VARIABLES[platform].map(
      (name) => `MARQUEE_CONNECTOR_${platform.toUpperCase()}_${name}`,
    ),
  ].filter((name) => !environment[name]?.trim());
}

/**
 * What a platform's connector signs in with: the credentials of the identity provider that knows the
 * accounts. Undefined where an environment lacks any that it needs.
 */
export function connectorCredentials(
  platform: ConnectorName,
  environment: Environment,
): ConnectorCredentials | undefined {
  if (missingCredentials(platform, environment).length > 0) return undefined;
  const prefix = prefixOf(platform);
  return {
    clientId: environment[`${prefix}_CLIENT_ID`]?.trim() ?? '',
    clientSecret: environment[`${prefix}_CLIENT_SECRET`]?.trim() ?? '',
  };
}
