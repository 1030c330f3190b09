import {
  CREDENTIALS_PATH,
  CREDENTIALS_REGION,
  identityPoolId,
} from '#contract/events/credentials.ts';
import type { EventsIdentity } from '#contract/programs/view.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { awaitCampaign } from '../../base/session/campaign-wait.ts';
import { CredentialsClient, type CredentialsParts } from '../../base/session/credentials-client.ts';
import { IdentityCookie } from '../../base/session/credentials-storage.ts';
import { browserSession } from '../../base/session/portal-session.ts';
import type { AskToken } from './authorization.ts';
import type { LiveConnection } from './live-connection.ts';

/** The owner of credentials. */
export interface CredentialsOwner {
  /** Of the program. */
  readonly uuid: string;
  /** Under which the token is a login. */
  readonly provider: string;
  readonly token: AskToken;
  /** Where our own service is, `https://<host>`. */
  readonly origin: string;
  /** Of a guest: who is signed in beside keeps an identity of their own. */
  readonly guest_link_id?: string;
}

/**
 * Temporary credentials for a program, from our own service. They are renewed for as long as
 * the connection is up, and forgotten when their creator signs out, in whichever tab.
 */
export function credentialsOf(
  { uuid, provider, token, origin, guest_link_id }: CredentialsOwner,
  connection: LiveConnection,
): CredentialsClient {
  const pool = identityPoolId(uuid);
  const client = new CredentialsClient({
    ...BROWSER,
    endpoint: origin + CREDENTIALS_PATH,
    identity_pool_id: pool,
    region: CREDENTIALS_REGION,
    login: async (fresh) => {
      // A read of the campaign that is under way finds out as well whether the token holds.
      const known = fresh && (await awaitCampaign(queryClient, uuid));
      return { provider, token: await token(fresh && !known) };
    },
    storage: keptAs(guest_link_id ?? pool),
  });
  holdWhileLive(client, connection);
  if (guest_link_id === undefined) forgetAtSignOut(client);
  return client;
}

/**
 * Temporary credentials of a guest of the cloud identity service that the site names: the same for
 * everybody, whoever is signed in here.
 */
export function guestCredentials(
  { endpoint, identity_pool_id, region }: EventsIdentity,
  connection: LiveConnection,
): CredentialsClient {
  const login = async () => undefined;
  const storage = keptAs(identity_pool_id);
  const client = new CredentialsClient({
    ...BROWSER,
    ...{ endpoint, identity_pool_id, region, login, storage },
  });
  holdWhileLive(client, connection);
  return client;
}

const BROWSER: Pick<CredentialsParts, 'fetch' | 'now' | 'sleep' | 'random'> = {
  fetch: (...call) => fetch(...call),
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/** Where the identity of a pool, or of a guest link, is kept. */
const keptAs = (of: string) =>
  new IdentityCookie({ document, secure: location.protocol === 'https:' }, of);

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
