import type { ConnectorContext } from '../connector.ts';
import { keepSubscriptions, type SubscriptionDesk } from '../keep-subscriptions.ts';
import { PlatformError } from '../platform-fetch.ts';
import { EVENTS } from './event-messages.ts';
import { kick } from './kick-api.ts';

const PATH = '/events/subscriptions';

interface Remote {
  readonly id: string;
  readonly event: string;
  readonly broadcaster_user_id: number;
}
interface Made {
  readonly subscription_id?: string;
  readonly error?: string;
}

/** Kick sends all messages of an app to one address, which is set at Kick, and lists them all at once. */
const DESK: SubscriptionDesk = {
  wanted: () => ({ ofAccounts: Object.keys(EVENTS), ofClient: [] }),
  list: async (context, _after, signal) => {
    const all = (await kick<readonly Remote[]>(context, PATH, { signal })) ?? [];
    const list = all
      .filter(({ event }) => Object.hasOwn(EVENTS, event))
      .map(({ id, event, broadcaster_user_id }) => ({
        ...{ remote_id: id, kind: event, account_id: String(broadcaster_user_id), well: true },
      }));
    return { list, next: undefined };
  },
  ask: async (context, { kind, account_id }, signal) => {
    const events = [{ name: kind, version: EVENTS[kind as keyof typeof EVENTS] }];
    // Its ids are numbers; those of the sample people, where it is played, are names.
    const broadcaster_user_id = /^\d+$/.test(account_id) ? Number(account_id) : account_id;
    const json = { broadcaster_user_id, events, method: 'webhook' };
    const [made] =
      (await kick<readonly Made[]>(context, PATH, { method: 'POST', json, signal })) ?? [];
    if (!made?.subscription_id)
      throw new PlatformError('refused', `Kick tells nothing of it: ${made?.error ?? 'no reason'}`);
    return { remote_id: made.subscription_id, state: 'enabled' };
  },
  end: async (context, id, signal) => {
    await kick(context, PATH, { method: 'DELETE', query: { id }, signal });
  },
  isThere: ({ message }) => /already/i.test(message),
};

/**
 * Has Kick tell of exactly the accounts that are read. Without an address that it can reach there is
 * nothing to ask for, and all is learned by reading.
 */
export const subscribe = async (context: ConnectorContext, signal: AbortSignal): Promise<void> => {
  if (context.access.callback !== undefined) await keepSubscriptions(context, DESK, signal);
};
