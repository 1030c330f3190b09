import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isWanted } from '#api/mail/mail-rows.ts';
import {
  endSubscription,
  readSubscription,
  unsubscribeToken,
} from '#api/mail/unsubscribe-links.ts';
import { tellOfConditions } from '#api/notifications/tell-conditions.ts';
import { tellOfItems } from '#api/notifications/tell-items.ts';
import { and, asc, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { gameKeys, keyOptions } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { operatorRoles, operators } from '#api/store/tables/operators.ts';
import { appeals } from '#api/store/tables/pipelines.ts';
import { programs } from '#api/store/tables/programs.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#contract/notifications/endpoints.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { createAppeal, createApplication } from '../support/review-subjects.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BEGIN = Date.parse('2026-07-01T10:00:00Z');
const DEFAULTS = {
  ...{ new_items: 'none', digest_hour: 8, time_zone: 'UTC', locale: 'en', overdue: false },
  ...{ low_stock: false, manifest_broken: false, campaign_pending: false, mails_failed: false },
  webhooks_off: false,
};

let api: TestApi;
let time = BEGIN;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { database } = api.services.store;
  await database.delete(mails);
  await database.delete(operators);
  await database.delete(creators);
  await at(BEGIN);
});

const at = async (moment: number | string) => {
  time = new Date(moment).getTime();
  api.setTime(new Date(time));
};
const later = (milliseconds: number) => at(time + milliseconds);
const tellItems = () => tellOfItems(api.services);
const tellConditions = () => tellOfConditions(api.services);

/** Somebody who wants to be told of that alone. */
async function someone(choice: object = {}): Promise<TestPerson> {
  const operator = await api.operator('beta', 'manager');
  await choose(operator, choice);
  return operator;
}
const choose = ({ token, uuid }: TestPerson, choice: object) =>
  api.call(changeNotificationSettings, {
    ...{ token, query: { uuid } },
    body: { ...DEFAULTS, ...choice },
  });

const application = async (submitted = time) =>
  createApplication(api, await api.creator('beta', { member_since: null }), {
    submitted_at: new Date(submitted),
  });
/** What was written to an operator: kinds and params, oldest first; it is forgotten then. */
async function told({ id }: TestPerson) {
  const { database } = api.services.store;
  const own = eq(mails.operator_id, id);
  const rows = await database.select().from(mails).where(own).orderBy(asc(mails.id));
  await database.delete(mails).where(own);
  return rows.map(({ kind, params }) => ({ kind, ...params }));
}

describe('the settings', () => {
  test('are those of the role until they are chosen, and belong to one program', async () => {
    const [viewer, manager] = [
      await api.operator('beta', 'viewer'),
      await api.operator('beta', 'manager'),
    ];
    const read = async ({ token, uuid }: TestPerson) =>
      (await api.call(readNotificationSettings, { token, query: { uuid } })).body;
    expect(await read(viewer)).toMatchObject({ new_items: 'none', overdue: false, chosen: false });
    expect(await read(manager)).toMatchObject({ new_items: 'digest', mails_failed: true });
    const chosen = { ...DEFAULTS, new_items: 'at_once', time_zone: 'Asia/Tokyo', locale: 'ja' };
    expect((await choose(manager, chosen)).body).toMatchObject({ ...chosen, chosen: true });
    expect(await read(manager)).toMatchObject(chosen);
    expect(await read(viewer)).toMatchObject({ chosen: false });
  });

  test.each(['Europe/Nowhere', '+02:00', '', 'Europe/Berlin\n'])(
    'take no time zone like %j',
    async (time_zone) => {
      const operator = await api.operator('beta', 'viewer');
      expect((await choose(operator, { time_zone })).status).toBe(400);
    },
  );
});

describe('new items', () => {
  test('are told as they come: a flood in one mail, each once, nothing from before', async () => {
    await application();
    await later(HOUR);
    const operator = await someone({ new_items: 'at_once' });
    await tellItems();
    await later(MINUTE);
    for (let count = 0; count < 23; count += 1) await application();
    await tellItems();
    expect(await told(operator), 'not settled yet').toEqual([]);
    await later(MINUTE);
    await Promise.all([tellItems(), tellItems()]);
    expect(await told(operator)).toEqual([
      {
        ...{ kind: 'operator_new_items', waiting: 24, overdue: 0 },
        kinds: [{ kind: 'application', count: 23 }],
      },
    ]);
    await tellItems();
    await later(HOUR);
    await tellItems();
    expect(await told(operator)).toEqual([]);
  });

  test('that keep coming are gathered for a while', async () => {
    const operator = await someone({ new_items: 'at_once' });
    await tellItems();
    for (let minute = 0; minute < 30; minute += 1) {
      await later(MINUTE);
      await application();
      await tellItems();
    }
    const counts = (await told(operator)).map((mail) => 'kinds' in mail && mail.kinds);
    expect(counts.length).toBeLessThanOrEqual(3);
    await later(HOUR);
    await tellItems();
    expect(await told(operator)).toHaveLength(1);
  });

  test('that were decided meanwhile are not told', async () => {
    const operator = await someone({ new_items: 'at_once' });
    await tellItems();
    await later(MINUTE);
    const person = await api.creator('beta');
    const id = await createAppeal(api, person, { submitted_at: new Date(time) });
    await api.services.store.database
      .update(appeals)
      .set({ state: 'accepted' })
      .where(eq(appeals.id, id));
    await later(2 * MINUTE);
    await tellItems();
    expect(await told(operator)).toEqual([]);
  });

  test.each([
    ['Europe/Berlin', '2026-07-02T06:00:00Z'],
    ['America/Los_Angeles', '2026-07-01T15:00:00Z'],
    ['Asia/Kathmandu', '2026-07-02T02:15:00Z'],
  ])('come as a digest at the hour of %s, once a day', async (time_zone, hour) => {
    const operator = await someone({ new_items: 'digest', time_zone });
    await tellItems();
    await later(MINUTE);
    await application();
    await at(Date.parse(hour) - MINUTE);
    await tellItems();
    expect(await told(operator)).toEqual([]);
    await at(Date.parse(hour) + 2 * MINUTE);
    await Promise.all([tellItems(), tellItems()]);
    expect(await told(operator)).toHaveLength(1);
    await application();
    await later(23 * HOUR);
    await tellItems();
    expect(await told(operator)).toEqual([]);
    await later(2 * HOUR);
    await tellItems();
    expect(await told(operator)).toHaveLength(1);
  });

  test('wait for the digest where the server was down at its hour, and come once', async () => {
    const operator = await someone({ new_items: 'digest' });
    await tellItems();
    await later(HOUR);
    await application();
    await at('2026-07-02T13:00:00Z');
    await tellItems();
    expect(await told(operator)).toHaveLength(1);
    await later(HOUR);
    await tellItems();
    expect(await told(operator)).toEqual([]);
  });

  test('an hour that was just chosen begins with the next time it comes', async () => {
    const operator = await someone({ new_items: 'digest', digest_hour: 20 });
    await tellItems();
    await later(HOUR);
    await application();
    await later(HOUR);
    await choose(operator, { new_items: 'digest', digest_hour: 11 });
    await tellItems();
    await later(HOUR);
    await tellItems();
    expect(await told(operator)).toEqual([]);
  });
});

test('what waits for longer than promised is told at the hour, each once', async () => {
  const operator = await someone({ overdue: true });
  await application(time - 15 * 24 * HOUR);
  await tellItems();
  await at('2026-07-02T08:02:00Z');
  await tellItems();
  expect(await told(operator)).toEqual([{ kind: 'operator_overdue', count: 1, days: 14 }]);
  await later(24 * HOUR);
  await tellItems();
  expect(await told(operator)).toEqual([]);
});

test('mails that were given up are told, once, with whom they were for', async () => {
  const operator = await someone({ mails_failed: true });
  await tellItems();
  const { id: creator_id, uuid: program_uuid } = await api.creator('beta', { display_name: 'Ada' });
  await later(MINUTE);
  await api.services.store.database.insert(mails).values({
    ...{ program_uuid, creator_id, address: 'ada@x.example', kind: 'data_exported', params: {} },
    ...{ category: 'account', locale: 'en', state: 'failed', failed_at: new Date(time) },
  });
  for (let times = 0; times < 2; times += 1) {
    await later(2 * MINUTE);
    await tellItems();
  }
  expect(await told(operator)).toEqual([
    {
      kind: 'operator_mails_failed',
      count: 1,
      people: ['Ada (ada@x.example)'],
      address: 'ada@x.example',
    },
  ]);
});

describe('states of affairs', () => {
  test('of a campaign that is not applied are told once they last, and again after they ended', async () => {
    const operator = await someone({ campaign_pending: true });
    const { database } = api.services.store;
    const set = (campaign_hash: string) =>
      database.update(programs).set({ campaign_hash }).where(eq(programs.uuid, operator.uuid));
    const hash = api.program('beta').campaign()?.hash ?? '';
    await set('another');
    await tellConditions();
    expect(await told(operator)).toEqual([]);
    await later(5 * MINUTE);
    await Promise.all([tellConditions(), tellConditions()]);
    expect(await told(operator)).toEqual([{ kind: 'operator_campaign_pending' }]);
    await later(5 * MINUTE);
    await tellConditions();
    expect(await told(operator)).toEqual([]);
    await set(hash);
    await tellConditions();
    await set('another');
    await tellConditions();
    await later(5 * MINUTE);
    await tellConditions();
    expect(await told(operator)).toEqual([{ kind: 'operator_campaign_pending' }]);
    await set(hash);
  });

  test('of keys that run low name the day on which they end, if any went', async () => {
    const operator = await someone({ low_stock: true });
    const { database } = api.services.store;
    const [option] = await database
      .select()
      .from(keyOptions)
      .where(eq(keyOptions.program_uuid, operator.uuid))
      .limit(1);
    if (!option) throw new Error('beta has no keys.');
    await database.delete(gameKeys).where(and(eq(gameKeys.program_uuid, operator.uuid)));
    await tellConditions();
    await later(5 * MINUTE);
    await tellConditions();
    const [mail] = await told(operator);
    expect(mail).toMatchObject({
      kind: 'operator_low_stock',
      stocks: expect.arrayContaining([{ of: 'key', title: expect.any(String), left: 0 }]),
    });
  });

  test('of a manifest with errors say where they are', async () => {
    const operator = await someone({ manifest_broken: true });
    const beta = api.program('beta');
    const issue: Issue = {
      ...{
        code: 'X',
        severity: 'error' as const,
        file: 'programs/beta/program.yaml',
        line: 3,
        column: 1,
      },
      ...{ path: 'hosts', message: 'hosts is no list', action: 'Make it one.' },
    };
    const broken = { ...beta, issues: () => [issue] };
    const services = {
      ...api.services,
      programs: { ...api.services.programs, byUuid: () => broken },
    };
    await tellOfConditions(services);
    await later(5 * MINUTE);
    await tellOfConditions(services);
    expect(await told(operator)).toEqual([
      {
        ...{ kind: 'operator_manifest_broken', count: 1 },
        issues: ['programs/beta/program.yaml:3:1 hosts is no list'],
      },
    ]);
  });
});

describe('nobody is told', () => {
  /** A mail that was written to an operator and is not sent yet. */
  async function written() {
    const operator = await someone({ new_items: 'at_once' });
    await tellItems();
    await later(MINUTE);
    await application();
    await later(2 * MINUTE);
    await tellItems();
    const { store } = api.services;
    const [row] = await store.database
      .select()
      .from(mails)
      .where(eq(mails.operator_id, operator.id));
    if (!row) throw new Error('No mail was written.');
    return { operator, row, store };
  }

  test('after the role was taken away, of what was written before either', async () => {
    const { operator, row, store } = await written();
    expect(await isWanted(store, row, new Date())).toBe(true);
    await store.database.delete(operatorRoles).where(eq(operatorRoles.operator_id, operator.id));
    expect(await isWanted(store, row, new Date())).toBe(false);
    await application();
    await later(HOUR);
    await tellItems();
    expect(await told(operator)).toHaveLength(1);
  });

  test('after the link in the foot of a mail was used', async () => {
    const { operator, row, store } = await written();
    const { mailTokens, now } = api.services;
    const subject = {
      ...{ program_uuid: operator.uuid, operator_id: operator.id },
      notification: 'new_items' as const,
    };
    const found = await readSubscription(
      mailTokens,
      store,
      await unsubscribeToken(mailTokens, subject),
    );
    expect(found).toEqual({ subject, locale: 'en' });
    await endSubscription(store, subject, 'en', now());
    expect(await isWanted(store, row, new Date())).toBe(false);
    const { token, uuid } = operator;
    expect(
      (await api.call(readNotificationSettings, { token, query: { uuid } })).body,
    ).toMatchObject({ new_items: 'none', locale: 'en' });
  });
});
