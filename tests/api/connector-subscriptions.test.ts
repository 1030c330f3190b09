import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConnectorContext } from '#api/connectors/connector.ts';
import {
  keepSubscriptions,
  type RemoteSubscription,
  type SubscriptionDesk,
} from '#api/connectors/keep-subscriptions.ts';
import { PlatformError } from '#api/connectors/platform-fetch.ts';
import { connectorSubscriptions } from '#api/store/tables/connectors.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-18T10:00:00.000Z');
const PAGES_IN_ONE_RUN = 100;
const { signal } = new AbortController();

let api: TestApi;
let context: ConnectorContext;
/** What the platform has, each on a page of its own. */
let remote: RemoteSubscription[];
let asked: string[];
let ended: string[];
/** The page that answers 429, once. */
let limitedAt: number | undefined;
let time: number;

beforeEach(async () => {
  api = await startTestApi();
  time = START;
  const { store, secrets, programs, log } = api.services;
  const access = {
    ...{ clientId: 'client', clientSecret: 'secret', simulated: false, variables: {} },
    ...{ callback: 'https://marquee.example/api/connectors/twitch', address: (url: string) => url },
  };
  const now = () => new Date(time);
  context = { store, secrets, programs, log, now, platform: 'twitch', access };
  [remote, asked, ended, limitedAt] = [[], [], [], undefined];
});
afterEach(() => api.close());

const desk: SubscriptionDesk = {
  wanted: () => ({ ofAccounts: ['online'], ofClient: [{ kind: 'revoke', account_id: 'client' }] }),
  list: async (_context, after) => {
    const page = Number(after ?? 0);
    if (page === limitedAt) {
      limitedAt = undefined;
      throw new PlatformError('limited', 'Too many requests.', { status: 429 });
    }
    const next = page + 1 < remote.length ? String(page + 1) : undefined;
    return { list: remote.slice(page, page + 1), next };
  },
  ask: async (_context, { kind, account_id }) => {
    asked.push(`${kind} ${account_id}`);
    remote.push(of(account_id, `asked-${account_id}`, kind));
    return { remote_id: `asked-${account_id}`, state: 'enabled' };
  },
  end: async (_context, id) => {
    ended.push(id);
  },
  isThere: () => false,
};

const of = (account_id: string, remote_id: string, kind = 'online'): RemoteSubscription => ({
  ...{ kind, account_id, remote_id, well: true },
});
const keep = (minutes = 1) => {
  time += minutes * MINUTE;
  return keepSubscriptions(context, desk, signal);
};
const link = (account_id: string) =>
  linkAccount(api, { provider: 'twitch', account_id, consents: ['streams'] });
const rows = async () =>
  (await api.services.store.database.select().from(connectorSubscriptions))
    .map(({ kind, account_id, remote_id, state }) => `${kind} ${account_id} ${remote_id} ${state}`)
    .sort();

test('asks for each account, and once for the client, and ends what nobody needs', async () => {
  await keep();
  expect(asked).toEqual([]);
  await link('1');
  await link('2');
  await keep();
  await keep();
  expect(asked.sort()).toEqual(['online 1', 'online 2', 'revoke client']);
  remote.push(of('7', 'stranger'));
  await keep(61);
  await keep();
  expect(ended).toEqual(['stranger']);
  expect(await rows()).toEqual([
    'online 1 asked-1 enabled',
    'online 2 asked-2 enabled',
    'revoke client asked-client enabled',
  ]);
});

test('a list of many pages is compared in several runs, over a refusal, and nothing is asked twice', async () => {
  const accounts = Array.from(
    { length: 2 * PAGES_IN_ONE_RUN + 3 },
    (_, index) => `${1000 + index}`,
  );
  for (const account of accounts) await link(account);
  remote = [of('client', 'c', 'revoke'), ...accounts.map((account) => of(account, `r-${account}`))];
  limitedAt = PAGES_IN_ONE_RUN + 5;
  await keep();
  expect(await rows()).toHaveLength(PAGES_IN_ONE_RUN);
  await expect(keep()).rejects.toThrow('Too many');
  await keep();
  await keep();
  expect(await rows()).toHaveLength(remote.length);
  expect([asked, ended]).toEqual([[], []]);
});

test('what the platform has lost is asked for anew within the hour, and what is there twice ends once', async () => {
  await link('1');
  await link('2');
  await keep();
  remote = remote.filter(({ account_id }) => account_id !== '2');
  remote.push(of('1', 'second'), { ...of('1', 'broken'), well: false });
  await keep(59);
  expect([asked.length, ended]).toEqual([3, []]);
  await keep(2);
  expect(asked.slice(3)).toEqual(['online 2']);
  expect(ended.sort()).toEqual(['broken', 'second']);
});
