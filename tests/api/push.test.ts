import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#api/auth/open-session.ts';
import { forgetOldPushes } from '#api/push/push-rows.ts';
import { MOST_BROWSERS } from '#api/push/push-subscriptions.ts';
import { eq } from '#api/store/drizzle.ts';
import { pushMessages, pushSubscriptions } from '#api/store/tables/push.ts';
import { signOut } from '#contract/auth/endpoints.ts';
import {
  changeNotificationPreferences,
  readNotificationPreferences,
} from '#contract/notifications/preference-endpoints.ts';
import { readPushState, subscribeToPush, unsubscribeFromPush } from '#contract/push/endpoints.ts';
import { startTestApi, type TestPerson } from '../support/api.ts';
import { type PushApi, startPushApi } from '../support/push-api.ts';

let api: PushApi;
let maya: TestPerson;
beforeAll(async () => {
  api = await startPushApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  // Messages are due by the clock of the store, which goes on.
  api.setTime(new Date(Date.now() + 60_000));
  maya = await api.creator('alpha');
});

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const state = async (person = maya) => (await api.call(readPushState, as(person))).body;
const browsers = async (person = maya) => (await state(person)).browsers;

describe('a browser', () => {
  test('gets messages once it is subscribed with the site’s key, and none once it is unsubscribed', async () => {
    expect(await state()).toEqual({ server_key: api.sender.publicKey, browsers: [] });
    const { target, endpoint_hash } = await api.browserOf(maya);
    expect(await browsers()).toEqual([endpoint_hash]);
    const again = await api.call(subscribeToPush, as(maya, { body: target }));
    expect(again.body.browsers).toEqual([endpoint_hash]);
    const off = { params: { endpoint_hash } };
    expect((await api.call(unsubscribeFromPush, as(maya, off))).body.browsers).toEqual([]);
    expect(await api.call(unsubscribeFromPush, as(maya, off))).toMatchObject({ status: 200 });
  });

  test('is kept sealed: neither its address nor its keys stand in the store', async () => {
    const { target } = await api.browserOf(maya);
    const { database } = api.services.store;
    const rows = await database
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.creator_id, maya.id));
    const text = JSON.stringify(rows.map((row) => ({ ...row, ciphertext: `${row.ciphertext}` })));
    expect(text).not.toContain(target.endpoint);
    expect(text).not.toContain(target.keys.auth);
    expect(rows).toMatchObject([{ service: 'https://push.example.com', last_success_at: null }]);
  });

  test('belongs to whoever turned it on last, with nothing of who had it before', async () => {
    const { target, endpoint_hash } = await api.browserOf(maya);
    await api.tell(maya, 'content:1:1');
    const other = await api.creator('alpha');
    await api.call(subscribeToPush, as(other, { body: target }));
    expect([await browsers(), await browsers(other)]).toEqual([[], [endpoint_hash]]);
    await api.deliver();
    expect(api.pushes.requests.filter(({ host }) => host === 'push.example.com')).toEqual([]);
  });

  test('is nobody else’s to turn off', async () => {
    const { endpoint_hash } = await api.browserOf(maya);
    const other = await api.creator('alpha');
    await api.call(unsubscribeFromPush, as(other, { params: { endpoint_hash } }));
    expect(await browsers()).toEqual([endpoint_hash]);
  });

  test('of more than ten the oldest goes', async () => {
    const hashes: string[] = [];
    for (let count = 0; count <= MOST_BROWSERS; count += 1) {
      api.setTime(new Date(Date.now() + count * 1000));
      hashes.push((await api.browserOf(maya)).endpoint_hash);
    }
    expect(await browsers()).toEqual(hashes.slice(1));
  });

  test.each([
    'https://127.0.0.1/send',
    'https://10.0.0.1/send',
    'https://[::1]/send',
    'https://localhost/send',
    'http://push.example.com/send',
  ])('whose push service is at %s is refused', async (endpoint) => {
    const { keys } = api.pushes.subscribe().target;
    const answer = await api.call(subscribeToPush, as(maya, { body: { endpoint, keys } }));
    expect(answer).toMatchObject({ status: 422, code: 'PUSH_SERVICE_REFUSED' });
    expect(await browsers()).toEqual([]);
  });

  test('whose key is no key is refused', async () => {
    const { endpoint, keys } = api.pushes.subscribe().target;
    const body = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
    expect(await api.call(subscribeToPush, as(maya, { body }))).toMatchObject({
      code: 'PUSH_SERVICE_REFUSED',
    });
  });

  test('is told nothing where the site sends no push messages', async () => {
    const without = await startTestApi();
    try {
      const person = await without.creator('alpha');
      const { body } = await without.call(readPushState, as(person));
      expect(body).toEqual({ server_key: null, browsers: [] });
      const { target } = api.pushes.subscribe();
      const refused = await without.call(subscribeToPush, as(person, { body: target }));
      expect(refused).toMatchObject({ status: 409, code: 'PUSH_OFF' });
    } finally {
      await without.close();
    }
  });
});

describe('a browser that is signed out', () => {
  test('gets nothing any more, and is forgotten', async () => {
    const owner = { kind: 'creator', id: maya.id, uuid: maya.uuid } as const;
    const here = await openSession(api.services, owner, 'Shared machine');
    const browser = await api.browserOf({ ...maya, token: here.auth_token });
    const elsewhere = await api.browserOf(maya);
    await api.call(signOut, { body: { refresh_token: here.refresh_token } });
    expect(await browsers()).toEqual([elsewhere.endpoint_hash]);
    await api.tell(maya, 'content:2:1');
    await api.deliver();
    expect([browser.received.length, elsewhere.received.length]).toEqual([0, 1]);
    const { database } = api.services.store;
    const own = eq(pushSubscriptions.creator_id, maya.id);
    expect(await database.$count(pushSubscriptions, own)).toBe(1);
  });

  test('is forgotten by itself where nothing was told meanwhile, and so is one that nobody used for a month', async () => {
    await api.browserOf(maya);
    const { store } = api.services;
    const own = eq(pushSubscriptions.creator_id, maya.id);
    const day = 86_400_000;
    await forgetOldPushes(store, new Date(Date.now() + 29 * day));
    expect(await store.database.$count(pushSubscriptions, own)).toBe(1);
    await forgetOldPushes(store, new Date(Date.now() + 31 * day));
    expect(await store.database.$count(pushSubscriptions, own)).toBe(0);
    expect(await store.database.$count(pushMessages, eq(pushMessages.source, 'content:2:1'))).toBe(
      0,
    );
  });
});

describe('what push messages are about', () => {
  test('is chosen apart from the page and mail, and all of it until then', async () => {
    const all = { decisions: true, rewards: true, news: true };
    expect((await api.call(readNotificationPreferences, as(maya))).body.push).toEqual(all);
    const body = { push: { news: false } };
    const { body: changed } = await api.call(changeNotificationPreferences, as(maya, { body }));
    expect(changed).toMatchObject({ push: { ...all, news: false }, page: all, mail: all });
  });

  test('is asked when it is written and again when it is sent', async () => {
    const browser = await api.browserOf(maya);
    const wish = (decisions: boolean) =>
      api.call(changeNotificationPreferences, as(maya, { body: { push: { decisions } } }));
    await wish(false);
    await api.tell(maya, 'content:3:1');
    await wish(true);
    await api.tell(maya, 'content:3:2');
    await api.tell(maya, 'content:3:3');
    await wish(false);
    await api.deliver();
    expect(browser.received).toEqual([]);
    const { database } = api.services.store;
    const rows = await database
      .select({ source: pushMessages.source, state: pushMessages.state })
      .from(pushMessages)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscription_id))
      .where(eq(pushSubscriptions.creator_id, maya.id))
      .orderBy(pushMessages.id);
    expect(rows).toEqual([
      { source: 'content:3:2', state: 'dropped' },
      { source: 'content:3:3', state: 'dropped' },
    ]);
  });
});
