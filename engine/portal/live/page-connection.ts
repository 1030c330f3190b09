import { GUEST_LOGIN } from '#contract/events/credentials.ts';
import { readCampaign } from '#contract/programs/endpoints.ts';
import type { View } from '#contract/programs/view.ts';
import type { CredentialsClient } from '../session/credentials-client.ts';
import { browserSession, sessionClient } from '../session/portal-session.ts';
import type { Session } from '../session/session-storage.ts';
import { byKey, bySignature, bySignatureOrToken, byToken } from './authorization.ts';
import type { CredentialsOwner } from './credentials-of.ts';
import { eventsConfiguration } from './events-configuration.ts';
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

let current: Current | undefined;
/** A guest may be signed in as well: these are two, and hear different things. */
let currentOfGuest: Current | undefined;

/** What a connection is for: the same text, the same connection. */
export function connectionKey(
  { events }: View,
  session: Session | undefined,
  guest?: GuestLogin,
): string {
  const { tokens, user } = session ?? {};
  return JSON.stringify([events, ...(guest ? [guest.token] : [tokens?.uuid, user?.id])]);
}

/**
 * The page's one connection, for whoever is signed in now, or the one of a guest; only in the
 * browser.
 */
export function pageConnection(
  view: View,
  session: Session | undefined,
  guest?: GuestLogin,
): LiveConnection {
  const key = connectionKey(view, session, guest);
  const before = guest ? currentOfGuest : current;
  if (before?.key === key) return before.connection;
  before?.connection.retire();
  const { url } = eventsConfiguration(view, location.origin);
  const connection: LiveConnection = new LiveConnection({
    url,
    authorize: authorizer(view, () => connection, login(view, session, guest)),
  });
  if (guest) currentOfGuest = { key, connection };
  else current = { key, connection };
  return connection;
}

/** Who connects; undefined: nobody in particular. */
function login(
  view: View,
  session: Session | undefined,
  guest: GuestLogin | undefined,
): CredentialsOwner | undefined {
  if (guest) {
    const { token, guest_link_id } = guest;
    const uuid = view.program?.uuid;
    return uuid === undefined
      ? undefined
      : { uuid, provider: GUEST_LOGIN, guest_link_id, token: async () => token };
  }
  const uuid = session?.tokens.uuid ?? null;
  if (session?.user.kind !== 'creator' || uuid === null) return undefined;
  return {
    uuid,
    provider: location.host,
    token: async (fresh) => {
      // A call of the API is what finds out whether a token holds, and exchanges it where not.
      if (fresh) await sessionClient(view).call(readCampaign, { query: { uuid } });
      return (browserSession().read() ?? session).tokens.auth_token;
    },
  };
}

function authorizer(
  view: View,
  connection: () => LiveConnection,
  owner: CredentialsOwner | undefined,
): Authorize {
  const configuration = eventsConfiguration(view, location.origin);
  if (!owner) return byKey(configuration);
  const shown = byToken(configuration, owner.token);
  if (configuration.managed) return shown;
  let credentials: Promise<CredentialsClient> | undefined;
  const signed = bySignature(configuration, async (request) => {
    credentials ??= import('./credentials-of.ts').then((of) =>
      of.credentialsOf(owner, connection()),
    );
    return (await credentials).signedHeaders(request);
  });
  return bySignatureOrToken(signed, shown);
}
