import { CONNECTOR_PROVIDERS, type ConnectorName } from '#contract/vocabulary/connector-words.ts';

export interface ConnectorCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * What a platform's connector signs in with: the credentials of the identity provider that knows the
 * accounts. Undefined where an environment has none.
 */
export function connectorCredentials(
  platform: ConnectorName,
  environment: Readonly<Record<string, string | undefined>>,
): ConnectorCredentials | undefined {
  const prefix = `MARQUEE_IDP_${CONNECTOR_PROVIDERS[platform].toUpperCase()}`;
  const clientId = environment[`${prefix}_CLIENT_ID`]?.trim();
  const clientSecret = environment[`${prefix}_CLIENT_SECRET`]?.trim();
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
