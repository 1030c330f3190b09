import type { ConnectorContext } from '../connector.ts';
import { keepSubscriptions, type SubscriptionDesk } from '../keep-subscriptions.ts';
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
  readonly transport?: { readonly method?: string; readonly callback?: string };
}

const DESK: SubscriptionDesk = {
  wanted: ({ access }) => ({
    ofAccounts: Object.keys(TYPES),
    ofClient: Object.keys(OF_CLIENT).map((kind) => ({ kind, account_id: access.clientId })),
  }),
  list: listed,
  ask: async (context, { kind, account_id }, signal) => {
    const { access } = context;
    const [secret = ''] = eventSecrets(context);
    const condition =
      kind in OF_CLIENT ? { client_id: account_id } : { broadcaster_user_id: account_id };
    const transport = { method: 'webhook', callback: access.callback, secret };
    const json = { type: kind, version: VERSIONS[kind], condition, transport };
    const { body } = await helix(context, PATH, { method: 'POST', json, signal });
    const made = (body as { data?: readonly Remote[] } | undefined)?.data?.[0];
    return { remote_id: made?.id ?? null, state: 'pending' };
  },
  end: async (context, id, signal) => {
    await helix(context, PATH, { method: 'DELETE', query: { id }, signal });
  },
  isThere: ({ status, message }) => status === 409 || (status === 429 && /exceeded/.test(message)),
};

/** Has Twitch tell of exactly the accounts that are read. */
export const subscribe = (context: ConnectorContext, signal: AbortSignal): Promise<void> =>
  keepSubscriptions(context, DESK, signal);

async function listed(
  context: ConnectorContext,
  after: string | undefined,
  signal: AbortSignal,
): ReturnType<SubscriptionDesk['list']> {
  const page = await helixPage<Remote>(context, PATH, { query: { after }, signal });
  const list = page.data
    .filter(({ transport }) => transport?.callback === context.access.callback)
    .map(({ id, type, status, condition }) => ({
      ...{ remote_id: id, kind: type },
      account_id: condition.broadcaster_user_id ?? condition.client_id ?? '',
      well: status === 'enabled' || status === 'webhook_callback_verification_pending',
    }));
  return { list, next: page.next };
}
