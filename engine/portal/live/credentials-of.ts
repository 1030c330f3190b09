import {
  CREDENTIALS_PATH,
  CREDENTIALS_REGION,
  identityPoolId,
} from '#contract/events/credentials.ts';
import { CredentialsClient } from '../session/credentials-client.ts';
import { IdentityCookie } from '../session/credentials-storage.ts';
import { browserSession } from '../session/portal-session.ts';
import type { AskToken } from './authorization.ts';
import type { LiveConnection } from './live-connection.ts';

/** Whose credentials they are. */
export interface CredentialsOwner {
  /** Of the program. */
  readonly uuid: string;
  /** Under which the token is a login. */
  readonly provider: string;
  readonly token: AskToken;
  /** Of a guest: who is signed in beside keeps an identity of their own. */
  readonly guest_link_id?: string;
}

/**
 * Temporary credentials for a program, from the page's own host. They are renewed for as long as
 * the connection is up, and forgotten when their creator signs out, in whichever tab.
 */
export function credentialsOf(
  { uuid, provider, token, guest_link_id }: CredentialsOwner,
  connection: LiveConnection,
): CredentialsClient {
  const pool = identityPoolId(uuid);
  const jar = { document, secure: location.protocol === 'https:' };
  const client = new CredentialsClient({
    endpoint: location.origin + CREDENTIALS_PATH,
    identity_pool_id: pool,
    region: CREDENTIALS_REGION,
    login: async (fresh) => ({ provider, token: await token(fresh) }),
    storage: new IdentityCookie(jar, guest_link_id ?? pool),
    fetch: (...call) => fetch(...call),
    now: () => Date.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  });
  holdWhileLive(client, connection);
  if (guest_link_id === undefined) forgetAtSignOut(client);
  return client;
}

/** Has credentials renewed while a connection is up. */
export function holdWhileLive(
  client: Pick<CredentialsClient, 'hold'>,
  connection: Pick<LiveConnection, 'phase' | 'observe'>,
): void {
  let release: (() => void) | undefined;
  const follow = () => {
    if (connection.phase === 'live') release ??= client.hold();
    else {
      release?.();
      release = undefined;
    }
  };
  connection.observe(({ kind }) => kind === 'phase' && follow());
  follow();
}

function forgetAtSignOut(client: CredentialsClient): void {
  const who = () => browserSession().read()?.user.id;
  const owner = who();
  const end = browserSession().subscribe(() => {
    if (who() === owner) return;
    end();
    client.forget();
  });
}
