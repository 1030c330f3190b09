import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimPush, recordPush, resumePushes } from '#api/push/push-rows.ts';
import { eq, sql } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { pushMessages, pushSubscriptions } from '#api/store/tables/push.ts';
import { markNotifications } from '#contract/notifications/creator-endpoints.ts';
import { changeNotificationPreferences } from '#contract/notifications/preference-endpoints.ts';
import { pushWorker } from '#main/api/push-worker.ts';
import type { TestPerson } from '../support/api.ts';
import { type PushApi, startPushApi } from '../support/push-api.ts';
import type { TestBrowser } from '../support/push-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let api: PushApi;
let maya: TestPerson;
let browser: TestBrowser;
let now: number;
beforeAll(async () => {
  api = await startPushApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  setNow(Date.now() + 60_000);
  maya = await api.creator('alpha');
  browser = await api.browserOf(maya);
});
afterEach(async () => {
  await api.services.store.database.delete(pushSubscriptions);
});

/** Messages are written by the database's clock, so the time of the test is never before that. */
function setNow(time: number): void {
  now = time;
  api.setTime(new Date(time));
}
const messages = () =>
  api.services.store.database.select().from(pushMessages).orderBy(pushMessages.id);
const only = async () => {
  const [row] = await messages();
  if (!row) throw new Error('There is no message.');
  return row;
};

describe('a message', () => {
  test('says in its title what it is about, in the person’s language, and where it leads', async () => {
    await api.services.store.database
      .update(creators)
      .set({ locale: 'de' })
      .where(eq(creators.id, maya.id));
    await api.tell(maya, 'content:1:1');
    await api.deliver();
    expect(browser.received).toEqual([
      {
        title: expect.stringContaining('A guide'),
        body: expect.stringMatching(/\S/),
        ...{ lang: 'de', dir: 'ltr', tag: 'content_decided content:1:1' },
        icon: '/assets/icons/alpha/now/192.png',
        path: '/programs/alpha/dashboard',
      },
    ]);
    expect(browser.received[0]?.title).toBe('Dein Beitrag zählt: A guide');
    expect(api.pushes.requests.at(-1)).toEqual({ host: 'push.example.com', refused: undefined });
    expect(await messages()).toMatchObject([{ state: 'sent', attempts: 1, params: {} }]);
    const [kept] = await api.services.store.database.select().from(pushSubscriptions);
    expect(kept?.last_success_at?.getTime()).toBe(now);
  });

  test('of operators to one person says its subject alone, and none says what they noted', async () => {
    const title = 'About your channel';
    await api.tell(maya, 'mail:1', { kind: 'message', params: { title, text: 'KEY-1234' } });
    const params = { decision: 'rejected', title: 'A guide', note: 'KEY-1234' };
    await api.tell(maya, 'content:1:2', { params });
    await api.deliver();
    expect(browser.received).toHaveLength(2);
    expect(browser.received[0]).toMatchObject({ title, body: '' });
    expect(JSON.stringify(browser.received)).not.toContain('KEY-1234');
  });

  test('fits, however long the texts are', async () => {
    const params = { title: '🎮'.repeat(250), text: '長い文章。'.repeat(2_000) };
    await api.tell(maya, 'announcement:1', { kind: 'announcement', params });
    await api.deliver();
    const [{ title, body } = {}] = browser.received;
    expect(title).toBe(`${'🎮'.repeat(119)}…`);
    expect([...String(body)]).toHaveLength(200);
  });

  test('goes to each browser of the person, once, however often it is told and by how many workers', async () => {
    const phone = await api.browserOf(maya, 'push.example.org');
    await api.tell(maya, 'content:1:1');
    await api.tell(maya, 'content:1:1');
    await Promise.all([api.deliver(), api.deliver(), api.deliver()]);
    await api.deliver();
    expect([browser.received.length, phone.received.length]).toEqual([1, 1]);
  });

  test('answers nothing that the person just did', async () => {
    await api.tell(maya, 'enrolment:1', { kind: 'key_claimed', params: { title: 'Arena' } });
    expect(await messages()).toEqual([]);
  });

  test('is not written where the transaction fails that it tells of', async () => {
    const { store } = api.services;
    const failing = store.transaction(async () => {
      await api.tell(maya, 'content:1:1');
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await messages()).toEqual([]);
  });

  test('is dropped where it was read on the pages meanwhile', async () => {
    await api.tell(maya, 'content:1:1');
    const up_to = Number.MAX_SAFE_INTEGER;
    await api.call(markNotifications, {
      ...{ token: maya.token, query: { uuid: maya.uuid }, body: { up_to } },
    });
    await api.deliver();
    expect(await messages()).toMatchObject([{ state: 'dropped', params: {} }]);
    expect(browser.received).toEqual([]);
  });

  test('that nobody could be told for two days is news no more', async () => {
    await api.tell(maya, 'content:1:1');
    setNow(now + 48 * HOUR + MINUTE);
    await api.deliver();
    expect(await messages()).toMatchObject([{ state: 'dropped' }]);
  });
});

describe('in quiet hours', () => {
  /** From an hour ago until in an hour, by the clocks of UTC. */
  const around = () => {
    const clock = (time: number) => new Date(time).toISOString().slice(11, 16);
    return { from: clock(now - HOUR), until: clock(now + HOUR) };
  };
  const choose = (quiet_hours: ReturnType<typeof around> | null) =>
    api.call(changeNotificationPreferences, {
      ...{ token: maya.token, query: { uuid: maya.uuid } },
      body: { timing: { quiet_hours, time_zone: 'UTC', rhythm: 'weekly' } },
    });

  test('a message waits until they end, and costs no attempt', async () => {
    await choose(around());
    await api.tell(maya, 'content:1:1');
    await api.deliver();
    const { state, attempts, next_attempt_at } = await only();
    expect({ state, attempts }).toEqual({ state: 'pending', attempts: 0 });
    expect(Math.abs(next_attempt_at.getTime() - now - HOUR)).toBeLessThan(MINUTE);
    setNow(next_attempt_at.getTime() - 1);
    await api.deliver();
    expect(browser.received).toEqual([]);
    setNow(next_attempt_at.getTime());
    await api.deliver();
    expect(browser.received).toHaveLength(1);
  });

  test('what waits goes at once where the person wants none any more', async () => {
    await choose(around());
    await api.tell(maya, 'content:1:1');
    await api.deliver();
    await choose(null);
    await api.deliver();
    expect(browser.received).toHaveLength(1);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %s ends the subscription', async (status) => {
    browser.replies.push(status);
    await api.tell(maya, 'content:1:1');
    await api.deliver();
    expect(await api.services.store.database.select().from(pushSubscriptions)).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('that answers 500 is asked again later, and at last no more', async () => {
    browser.replies.push(...Array.from({ length: 8 }, () => 500));
    await api.tell(maya, 'content:1:1');
    for (let attempt = 1; attempt < 8; attempt += 1) {
      await api.deliver();
      const row = await only();
      expect(row).toMatchObject({ state: 'pending', attempts: attempt });
      expect(row.last_error).toBe('Its service answered 500.');
      const wait = row.next_attempt_at.getTime() - now;
      const longest = 30_000 * 2 ** (attempt - 1);
      expect(wait).toBeGreaterThanOrEqual(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest);
      setNow(now + wait);
    }
    await api.deliver();
    expect(await only()).toMatchObject({ state: 'failed', attempts: 8, params: {} });
    expect(await api.services.store.database.$count(pushSubscriptions)).toBe(1);
  });

  test('that answers 429 is left alone for as long as it says', async () => {
    browser.replies.push({ status: 429, retry_after: '3600' });
    await api.tell(maya, 'content:1:1');
    await api.deliver();
    const { next_attempt_at } = await only();
    expect(next_attempt_at.getTime() - now).toBeGreaterThanOrEqual(HOUR);
    setNow(next_attempt_at.getTime());
    await api.deliver();
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(browser.received).toHaveLength(1);
  });

  test('that refuses a message is not asked again', async () => {
    browser.replies.push(413);
    await api.tell(maya, 'content:1:1');
    await api.deliver();
    expect(await only()).toMatchObject({ state: 'failed', attempts: 1 });
  });

  test('that hangs holds up its own messages alone', async () => {
    const slow = await api.browserOf(maya, 'slow.example.com');
    const other = await api.creator('alpha');
    const fast = await api.browserOf(other, 'fast.example.com');
    await api.services.store.database
      .delete(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint_hash, browser.endpoint_hash));
    slow.replies.push(...Array.from({ length: 20 }, () => 'hang' as const));
    for (let count = 1; count <= 20; count += 1) await api.tell(maya, `content:${count}:1`);
    await api.tell(other, 'content:30:1');
    const before = api.pushes.requests.length;
    const worker = pushWorker(api.services, api.sender);
    worker.start();
    await api.pushes.asked(before + 5);
    expect(fast.received).toHaveLength(1);
    const hosts = api.pushes.requests.slice(before).map(({ host }) => host);
    expect(hosts.filter((host) => host === 'slow.example.com')).toHaveLength(4);
    const stopped = worker.stop();
    // A lane that is looking just then may take one more of a service that is well again.
    api.pushes.release();
    await stopped;
  });
});

describe('a process that ends on the way', () => {
  test('leaves the message to the next, once its lease has run out', async () => {
    await api.tell(maya, 'content:1:1');
    const { store } = api.services;
    const taken = await claimPush(store, new Date(now), new Date(now + MINUTE), []);
    expect(taken?.row).toMatchObject({ state: 'sending', attempts: 1 });
    await api.deliver();
    expect(browser.received).toEqual([]);
    setNow(now + MINUTE + 1);
    await api.deliver();
    await api.deliver();
    expect(browser.received).toHaveLength(1);
    if (taken)
      await recordPush(store, taken.row, { state: 'failed', last_error: 'late' }, new Date());
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('and what is on its way is nobody else’s meanwhile', async () => {
    await api.tell(maya, 'content:1:1');
    const { store } = api.services;
    await claimPush(store, new Date(now), new Date(now + MINUTE), []);
    await resumePushes(store, new Date(now + MINUTE - 1));
    expect(await only()).toMatchObject({ state: 'sending' });
    expect(await store.database.$count(pushMessages, sql`lease_until is not null`)).toBe(1);
  });
});
