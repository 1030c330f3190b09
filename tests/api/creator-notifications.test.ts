import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  forgetOldNotifications,
  type Told,
  writeNotifications,
} from '#api/core/notifications/write-notifications.ts';
import { eq } from '#api/store/drizzle.ts';
import type { creators } from '#api/store/tables/accounts.ts';
import { creatorNotifications } from '#api/store/tables/creator-notifications.ts';
import { mails } from '#api/store/tables/delivery.ts';
import {
  countNotifications,
  listNotifications,
  markNotification,
  markNotifications,
} from '#contract/notifications/creator-endpoints.ts';
import {
  changeNotificationPreferences,
  readNotificationPreferences,
} from '#contract/notifications/preference-endpoints.ts';
import { sendMessage } from '#contract/people/message-endpoints.ts';
import { applicationReview, contentReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { hear } from '../support/live.ts';
import { createApplication, createContent } from '../support/review-subjects.ts';

let api: TestApi;
let operator: TestPerson;
let maya: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());
beforeEach(async () => {
  maya = await someone();
});

const someone = (values: Partial<typeof creators.$inferInsert> = {}) =>
  api.creator('alpha', {
    email: `${crypto.randomUUID()}@creator.example`,
    email_verified_at: new Date(),
    ...values,
  });
const as = ({ token, uuid }: TestPerson, rest: { query?: object } = {}) => ({
  token,
  ...rest,
  query: { uuid, ...rest.query },
});
const list = async (person: TestPerson, query: object = {}, headers: object = {}) =>
  (await api.call(listNotifications, { ...as(person, { query }), headers: { ...headers } })).body;
const unread = async (person: TestPerson) =>
  (await api.call(countNotifications, as(person))).body.unread;
const decideOnContent = async (person: TestPerson, body: object) =>
  api.call(contentReview.decide, {
    ...as(operator, {}),
    params: { id: await createContent(api, person) },
    body: { revision: 1, ...body },
  } as never);
const REJECT = { decision: 'reject', reason_code: 'conduct', note: 'Please <b>again</b>.' };

/** What somebody is told of, without an operator. */
const announced = ({ id: creator_id }: TestPerson, count: number): Told[] =>
  Array.from({ length: count }, (_, place) => ({
    creator_id,
    message: { kind: 'announcement', params: { title: `News ${place + 1}`, text: 'Much.' } },
    source: `announcement:${place + 1}`,
  }));
const write = (told: readonly Told[]) => {
  const { store } = api.services;
  return store.transaction(() => writeNotifications(store, operator.uuid, told));
};
const mailed = async ({ id }: TestPerson) => {
  const { database } = api.services.store;
  const rows = await database.select().from(mails).where(eq(mails.creator_id, id));
  return rows.map(({ kind }) => kind);
};

describe('what a creator is told of', () => {
  test('stands in the list as its mail says it, with the way to it, and counts until it is read', async () => {
    const heard = hear(api.services.store, maya.id);
    await decideOnContent(maya, REJECT);
    expect(heard.take().map(({ event }) => event.kind)).toContain('notifications_changed');
    expect(await mailed(maya)).toEqual(['content_decided']);
    const { items, next_cursor } = await list(maya);
    expect(next_cursor).toBe(null);
    expect(items).toMatchObject([
      {
        ...{ kind: 'content_decided', note: 'Please <b>again</b>.', read: false },
        path: '/dashboard',
      },
    ]);
    expect(items[0]?.title).toBe('About your content: A launch video');
    expect(await unread(maya)).toBe(1);
    const german = await list(maya, {}, { 'accept-language': 'de' });
    expect(german.items[0]?.title).toBe('Zu deinem Beitrag: A launch video');
  });

  test('is there also for those whose address is not verified, who get no mail', async () => {
    const leo = await someone({ email_verified_at: null });
    await decideOnContent(leo, REJECT);
    expect([await mailed(leo), await unread(leo)]).toEqual([[], 1]);
  });

  test('is what operators write to them, too', async () => {
    const texts = { en: { subject: 'Hello {name}', text: 'Come to the event.' } };
    const body = { creator_ids: [maya.id], texts };
    const sent = await api.call(sendMessage, { ...as(operator), body });
    expect(sent.status).toBe(200);
    expect((await list(maya)).items).toMatchObject([
      { kind: 'message', text: 'Come to the event.', path: null, note: null },
    ]);
  });

  test('is nobody else’s, and of one source told once', async () => {
    const leo = await someone();
    await write([...announced(maya, 1), ...announced(leo, 1)]);
    const heard = hear(api.services.store, maya.id);
    await write(announced(maya, 1));
    expect(heard.take()).toEqual([]);
    expect(await unread(maya)).toBe(1);
    const [theirs] = (await list(leo)).items;
    const marked = await api.call(markNotification, {
      ...as(maya),
      params: { notification_id: theirs?.id ?? 0 },
    });
    expect(marked.body).toEqual({ unread: 1 });
    expect(await unread(leo)).toBe(1);
  });

  test('is not written where the decision does not come about', async () => {
    const { store } = api.services;
    const failed = store.transaction(async () => {
      await writeNotifications(store, operator.uuid, announced(maya, 1));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await unread(maya)).toBe(0);
  });

  test('comes in pages, the newest first', async () => {
    await write(announced(maya, 5));
    const first = await list(maya, { limit: 3 });
    const second = await list(maya, { limit: 3, cursor: first.next_cursor ?? '' });
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect(titles).toEqual(['News 5', 'News 4', 'News 3', 'News 2', 'News 1']);
    expect(second.next_cursor).toBe(null);
    const wrong = await api.call(listNotifications, as(maya, { query: { cursor: 'x' } }));
    expect(wrong.code).toBe('CURSOR_INVALID');
  });
});

describe('reading', () => {
  test('marks one, or all up to the newest that was seen, and tells other tabs', async () => {
    await write(announced(maya, 3));
    const [newest, , oldest] = (await list(maya)).items;
    const heard = hear(api.services.store, maya.id);
    const mark = () =>
      api.call(markNotification, {
        ...as(maya),
        params: { notification_id: oldest?.id ?? 0 },
      });
    expect((await mark()).body).toEqual({ unread: 2 });
    expect(heard.take().map(({ event }) => event.kind)).toEqual(['notifications_changed']);
    expect((await mark()).body).toEqual({ unread: 2 });
    expect(heard.take()).toEqual([]);
    // What came after the list was read stays new.
    await write(announced(maya, 4));
    const body = { up_to: newest?.id ?? 0 };
    const all = await api.call(markNotifications, { ...as(maya), body });
    expect(all.body).toEqual({ unread: 1 });
    expect((await list(maya)).items.map(({ title, read }) => [title, read])).toEqual([
      ['News 4', false],
      ['News 3', true],
      ['News 2', true],
      ['News 1', true],
    ]);
  });
});

describe('preferences', () => {
  const prefer = (person: TestPerson, body: object) =>
    api.call(changeNotificationPreferences, { ...as(person), body });

  test('hold for page and mail apart, and change only in what is sent', async () => {
    const all = { decisions: true, rewards: true, news: true };
    const before = await api.call(readNotificationPreferences, as(maya));
    const timing = { quiet_hours: null, rhythm: 'at_once', time_zone: null };
    expect(before.body).toEqual({ page: all, mail: all, push: all, timing });
    await prefer(maya, { page: { decisions: false } });
    const { body } = await prefer(maya, { mail: { news: false } });
    expect(body).toEqual({
      page: { ...all, decisions: false },
      mail: { ...all, news: false },
      push: all,
      timing,
    });
    await decideOnContent(maya, REJECT);
    expect([await unread(maya), await mailed(maya)]).toEqual([0, ['content_decided']]);
  });

  test('keep when mails come, part by part, by the clocks of a place that there is', async () => {
    const quiet_hours = { from: '22:00', until: '07:00' };
    await prefer(maya, { timing: { quiet_hours, time_zone: 'Asia/Tokyo' } });
    const { body } = await prefer(maya, { timing: { rhythm: 'daily' } });
    expect(body).toMatchObject({
      timing: { quiet_hours, rhythm: 'daily', time_zone: 'Asia/Tokyo' },
    });
    for (const timing of [{ time_zone: 'Mars/Olympus' }, { time_zone: '+01:00' }])
      expect((await prefer(maya, { timing })).status).toBe(400);
  });

  test('of when mails come count at once for what waits already, other changes do not', async () => {
    const { database } = api.services.store;
    await decideOnContent(maya, REJECT);
    const own = eq(mails.creator_id, maya.id);
    const next_attempt_at = new Date(Date.now() + 1e7);
    await database.update(mails).set({ state: 'waiting', next_attempt_at }).where(own);
    await prefer(maya, { mail: { news: true } });
    expect(await database.select().from(mails).where(own)).toMatchObject([{ state: 'waiting' }]);
    await prefer(maya, { timing: { rhythm: 'at_once' } });
    const [mail] = await database.select().from(mails).where(own);
    expect(mail?.state).toBe('pending');
    expect(mail?.next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('keep a mail from being written that nobody wants', async () => {
    await prefer(maya, { mail: { decisions: false } });
    await decideOnContent(maya, REJECT);
    expect([await unread(maya), await mailed(maya)]).toEqual([1, []]);
  });

  test('do not hide whether an application was accepted', async () => {
    const nothing = { decisions: false, rewards: false, news: false };
    const leo = await someone({ member_since: null });
    await prefer(leo, { page: nothing, mail: nothing });
    await api.call(applicationReview.decide, {
      ...as(operator),
      params: { id: await createApplication(api, leo) },
      body: { revision: 1, decision: 'accept', reason_code: 'none' },
    } as never);
    expect([await unread(leo), await mailed(leo)]).toEqual([1, ['application_decided']]);
  });
});

test('what is old is removed, read or not', async () => {
  const { store } = api.services;
  await write(announced(maya, 2));
  const day = 86_400_000;
  const [newest] = (await list(maya)).items;
  await store.database
    .update(creatorNotifications)
    .set({ created_at: new Date(Date.now() - 179 * day) })
    .where(eq(creatorNotifications.id, newest?.id ?? 0));
  await forgetOldNotifications(store, new Date(Date.now() + 2 * day));
  expect((await list(maya)).items.map(({ title }) => title)).toEqual(['News 1']);
});
