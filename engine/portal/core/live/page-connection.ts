import { GUEST_LOGIN } from '#contract/events/guest-login.ts';
import { readCampaign } from '#contract/programs/endpoints.ts';
import type { View } from '#contract/programs/view.ts';
import { isPublicChannel } from '#domain/events/public-channels.ts';
import type { CredentialsClient } from '../../base/session/credentials-client.ts';
import { browserSession, sessionClient } from '../../base/session/portal-session.ts';
import type { Session } from '../../base/session/session-storage.ts';
import { byKey, bySignature, bySignatureOr, byToken, type Sign } from './authorization.ts';
import { tellCredentialsFault } from './credentials-fault.ts';
import type { CredentialsOwner } from './credentials-of.ts';
import { type EventsConfiguration, ownEvents, publicEvents } from './events-configuration.ts';
import { type Authorize, LiveConnection } from './live-connection.ts';

/** A guest of a link. */
export interface GuestLogin {
  readonly guest_link_id: string;
  /** What opens what is the guest's. */
  readonly token: string;
}

interface Current {
  readonly key: string;
  readonly connection: LiveConnection;
}

/** What a connection is for: a guest may be signed in as well, and hears different things by each. */
type Purpose = 'own' | 'guest' | 'managed';

const current: Partial<Record<Purpose, Current>> = {};

/** Who hears a channel, and where. */
export interface Hearing {
  readonly view: View;
  /** Undefined: none yet. */
  readonly channel: string | undefined;
  readonly session: Session | undefined;
  readonly guest?: GuestLogin | undefined;
}

/** What a connection is for: the same text, the same connection. */
export function connectionKey(hearing: Hearing): string {
  const purpose = purposeOf(hearing);
  const { view, session, guest } = hearing;
  const { tokens, user } = session ?? {};
  const who = { managed: [], guest: [guest?.token], own: [tokens?.uuid, user?.id] }[purpose];
  return JSON.stringify([purpose, view.events, ...who]);
}

/**
 * The page's one connection for whoever is signed in now, the one of a guest, or the one to somebody
 * else's events service, which tells what everybody may hear and learns nothing of who listens; only
 * in the browser.
 */
export function pageConnection(hearing: Hearing): LiveConnection {
  const purpose = purposeOf(hearing);
  const key = connectionKey(hearing);
  const before = current[purpose];
  if (before?.key === key) return before.connection;
  before?.connection.retire();
  const { view, session, guest } = hearing;
  const connection: LiveConnection =
    purpose === 'managed'
      ? connectionOf(publicEvents(view, location.origin), (configuration) =>
          visitorAuthorizer(configuration, view, () => connection),
        )
      : connectionOf(ownEvents(view, location.origin), (configuration) =>
          authorizer(configuration, () => connection, login(view, session, guest)),
        );
  current[purpose] = { key, connection };
  return connection;
}

function purposeOf({ view, channel, guest }: Hearing): Purpose {
  const named = view.events?.endpoint !== undefined;
  if (named && channel !== undefined && isPublicChannel(channel)) return 'managed';
  return guest ? 'guest' : 'own';
}

const connectionOf = (
  configuration: EventsConfiguration,
  authorize: (configuration: EventsConfiguration) => Authorize,
) => new LiveConnection({ url: configuration.url, authorize: authorize(configuration) });

/** Who connects; undefined: nobody in particular. */
function login(
  view: View,
  session: Session | undefined,
  guest: GuestLogin | undefined,
): CredentialsOwner | undefined {
  const { origin } = new URL(ownEvents(view, location.origin).endpoint);
  if (guest) {
    const { token, guest_link_id } = guest;
    const uuid = view.program?.uuid;
    return uuid === undefined
      ? undefined
      : { uuid, provider: GUEST_LOGIN, guest_link_id, origin, token: async () => token };
  }
  const uuid = session?.tokens.uuid ?? null;
  if (session?.user.kind !== 'creator' || uuid === null) return undefined;
  return {
    uuid,
    provider: location.host,
    origin,
    token: async (fresh) => {
      // A call of the API is what finds out whether a token holds, and exchanges it where not.
      if (fresh) await sessionClient(view).call(readCampaign, { query: { uuid } });
      return (browserSession().read() ?? session).tokens.auth_token;
    },
  };
}

function authorizer(
  configuration: EventsConfiguration,
  connection: () => LiveConnection,
  owner: CredentialsOwner | undefined,
): Authorize {
  if (!owner) return byKey(configuration);
  const signed = bySignature(
    configuration,
    signer((of) => of.credentialsOf(owner, connection())),
  );
  return bySignatureOr(byToken(configuration, owner.token), signed, tellCredentialsFault);
}

/** For somebody else's service: its guests' credentials where it has some, else its public key. */
function visitorAuthorizer(
  configuration: EventsConfiguration,
  { events }: View,
  connection: () => LiveConnection,
): Authorize {
  const identity = events?.identity;
  if (!identity) return byKey(configuration);
  const signed = bySignature(
    configuration,
    signer((of) => of.guestCredentials(identity, connection())),
  );
  return bySignatureOr(byKey(configuration), signed, tellCredentialsFault);
}

/** Signs with credentials, whose client is fetched by whoever signs first. */
function signer(open: (of: typeof import('./credentials-of.ts')) => CredentialsClient): Sign {
  let credentials: Promise<CredentialsClient> | undefined;
  return async (request) => {
    credentials ??= import('./credentials-of.ts').then(open);
    return (await credentials).signedHeaders(request);
  };
}
