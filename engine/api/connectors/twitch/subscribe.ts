import type { ConnectorContext } from '../connector.ts';
import { keepSubscriptions, type SubscriptionDesk } from '../keep-subscriptions.ts';
import type { WantedKinds } from '../subscription-rows.ts';
import { endConduit } from './conduit.ts';
import { readConduit } from './conduit-rows.ts';
import { eventSecrets } from './event-messages.ts';
import { helix, helixPage } from './helix.ts';

const PATH = '/eventsub/subscriptions';
/** What is asked for of each account; the newest versions. */
const TYPES = { 'stream.online': '1', 'stream.offline': '1', 'channel.update': '2' } as const;
/** What is asked for once, of our own client. */
const OF_CLIENT = { 'user.authorization.revoke': '1' } as const;
const VERSIONS: Readonly<Record<string, string>> = { ...TYPES, ...OF_CLIENT };

interface Remote {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly condition: { readonly broadcaster_user_id?: string; readonly client_id?: string };
  readonly transport?: {
    readonly method?: string;
    readonly callback?: string;
    readonly conduit_id?: string;
  };
}

/** The way by which it is told, as Twitch is asked for it, and as it lists it. */
type Transport =
  | { readonly method: 'webhook'; readonly callback: string; readonly secret: string }
  | { readonly method: 'conduit'; readonly conduit_id: string };

/** What is asked for. */
export const wantedKinds = ({ access }: ConnectorContext): WantedKinds => ({
  ofAccounts: Object.keys(TYPES),
  ofClient: Object.keys(OF_CLIENT).map((kind) => ({ kind, account_id: access.clientId })),
});

const deskOf = (transport: Transport): SubscriptionDesk => ({
  wanted: wantedKinds,
  list: (context, after, signal) => listed(context, transport, after, signal),
  ask: async (context, { kind, account_id }, signal) => {
    const condition =
      kind in OF_CLIENT ? { client_id: account_id } : { broadcaster_user_id: account_id };
    const json = { type: kind, version: VERSIONS[kind], condition, transport };
    const { body } = await helix(context, PATH, { method: 'POST', json, signal });
    const made = (body as { data?: readonly Remote[] } | undefined)?.data?.[0];
    // An address is challenged first; a conduit is known to be ours.
    const state = transport.method === 'webhook' ? 'pending' : 'enabled';
    return { remote_id: made?.id ?? null, state };
  },
  end: async (context, id, signal) => {
    await helix(context, PATH, { method: 'DELETE', query: { id }, signal });
  },
  isThere: ({ status, message }) => status === 409 || (status === 429 && /exceeded/.test(message)),
});

/**
 * Has Twitch tell of exactly the accounts that are read: at our address, or where it cannot reach that,
 * over the conduit, once its connection is open.
 */
export async function subscribe(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const { callback } = context.access;
  if (callback === undefined) {
    const { conduit_id, connected_at } = (await readConduit(context)) ?? {};
    if (conduit_id && connected_at)
      await keepSubscriptions(context, deskOf({ method: 'conduit', conduit_id }), signal);
    return;
  }
  await endConduit(context, signal);
  const [secret = ''] = eventSecrets(context);
  await keepSubscriptions(context, deskOf({ method: 'webhook', callback, secret }), signal);
}

async function listed(
  context: ConnectorContext,
  ours: Transport,
  after: string | undefined,
  signal: AbortSignal,
): ReturnType<SubscriptionDesk['list']> {
  const page = await helixPage<Remote>(context, PATH, { query: { after }, signal });
  const list = page.data
    .filter(({ transport }) =>
      ours.method === 'webhook'
        ? transport?.callback === ours.callback
        : transport?.conduit_id === ours.conduit_id,
    )
    .map(({ id, type, status, condition }) => ({
      ...{ remote_id: id, kind: type },
      account_id: condition.broadcaster_user_id ?? condition.client_id ?? '',
      well: status === 'enabled' || status === 'webhook_callback_verification_pending',
    }));
  return { list, next: page.next };
}
