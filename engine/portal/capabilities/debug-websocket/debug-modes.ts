import type { CredentialsClient } from '../../base/session/credentials-client.ts';
import { browserSession } from '../../base/session/portal-session.ts';
import type { Session } from '../../base/session/session-storage.ts';
import { byKey, bySignature, byToken } from '../../core/live/authorization.ts';
import type { EventsConfiguration } from '../../core/live/events-configuration.ts';
import { LiveConnection } from '../../core/live/live-connection.ts';

export const DEBUG_MODES = ['key', 'token', 'signed'] as const;
export type DebugMode = (typeof DEBUG_MODES)[number];

/** A connection for trying out. The session is only shown here, never exchanged for another. */
export function debugConnection(
  mode: DebugMode,
  session: Session | undefined,
  configuration: EventsConfiguration,
): LiveConnection {
  const token = async () => (browserSession().read() ?? session)?.tokens.auth_token ?? '';
  const uuid = session?.tokens.uuid ?? '';
  const { origin } = new URL(configuration.endpoint);
  let credentials: Promise<CredentialsClient> | undefined;
  const authorize = {
    key: byKey(configuration),
    token: byToken(configuration, token),
    signed: bySignature(configuration, async (request) => {
      credentials ??= import('../../core/live/credentials-of.ts').then((of) =>
        of.credentialsOf({ uuid, provider: location.host, origin, token }, connection),
      );
      return (await credentials).signedHeaders(request);
    }),
  }[mode];
  const connection = new LiveConnection({ url: configuration.url, authorize });
  return connection;
}
