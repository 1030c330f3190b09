import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeProgramDays } from '#api/overview/close-days.ts';
import { and, asc, eq, inArray } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { gameKeys, keyImports, keyOptions } from '#api/store/tables/activations.ts';
import { pointTransactions, rewardRedemptions, rewards } from '#api/store/tables/ledger.ts';
import { applications } from '#api/store/tables/pipelines.ts';
import { programDays, programs, programVisits } from '#api/store/tables/programs.ts';
import { questProgress } from '#api/store/tables/quests.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { webhooks } from '#api/store/tables/webhooks.ts';
import { VisitCounter } from '#api/visits/visit-counter.ts';
import { readOverview } from '#contract/overview/endpoints.ts';
import { listCreators } from '#contract/people/endpoints.ts';
import { PROGRAM_STEPS } from '#contract/vocabulary/operator-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

/** A Monday. */
const NOW = '2026-11-23T12:00:00.000Z';
const LAST_WEEK = '2026-11-16';
const THIS_WEEK = '2026-11-23';

let api: TestApi;
let viewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ visits: new VisitCounter() });
  api.setTime(NOW);
  viewer = await api.operator('alpha', 'viewer');
});
beforeEach(() => api.setTime(NOW));
afterAll(() => api.close());

const overview = async ({ token, uuid } = viewer) =>
  (await api.call(readOverview, { token, query: { uuid } })).body;
const weekOf = async (begins: string) =>
  (await overview()).weeks.find((week) => week.begins === begins);
const at = (time: string) => new Date(`2026-11-${time}Z`);
/** Somebody who has not signed in since long ago. */
const older = async (member_since: Date | null = null) => {
  const id = randomUUID();
  await api.services.store.database.insert(creators).values({
    ...{ id, program_uuid: viewer.uuid, display_name: id.slice(0, 8), member_since },
  });
  return { id };
};

test('twelve weeks are told, though nothing happened, and nothing of another program', async () => {
  const person = await api.operator('beta', 'viewer');
  const empty = await overview(person);
  expect(empty.weeks).toHaveLength(12);
  expect(empty.weeks[0]?.begins).toBe('2026-09-07');
  expect(empty.weeks.at(-1)).toEqual({
    ...{ begins: THIS_WEEK, visits: 0, applied: 0, accepted: 0, first_quest: 0, first_reward: 0 },
    ...{ points_given: 0, points_spent: 0 },
  });
  expect(empty.queues.map(({ kind, waiting }) => [kind, waiting])).toEqual([
    ['application', 0],
    ['activation_request', 0],
    ['content', 0],
    ['appeal', 0],
    ['redemption', 0],
  ]);
});

test.each([
  ['alpha', null],
  ['beta', 1],
] as const)(
  'a queue of %s says what waits, what is overdue, and how long decisions took',
  async (name, overdue) => {
    const { database } = api.services.store;
    const person = await api.operator(name, 'viewer');
    const row = async (state: 'submitted' | 'in_review' | 'needs_changes' | 'rejected') => ({
      program_uuid: person.uuid,
      creator_id: (await older()).id,
      state,
      answers: {},
    });
    const decided = async (submitted: string, decided: string) => ({
      ...(await row('rejected')),
      submitted_at: at(submitted),
      decided_at: at(decided),
    });
    await database
      .insert(applications)
      .values([
        { ...(await row('submitted')), submitted_at: at('01T12:00:00') },
        { ...(await row('in_review')), submitted_at: at('22T12:00:00') },
        { ...(await decided('21T12:00:00', '21T14:00:00')), state: 'needs_changes' },
        await decided('20T12:00:00', '21T12:00:00'),
        await decided('20T00:00:00', '22T00:00:00'),
        await decided('01T00:00:00', '02T00:00:00'),
      ]);
    const { queues, review_days } = await overview(person);
    expect(review_days).toBe(overdue === null ? null : 14);
    expect(queues[0]).toEqual({
      kind: 'application',
      waiting: 2,
      overdue,
      oldest_at: '2026-11-01T12:00:00.000Z',
      decided: 3,
      median_hours: 24,
    });
  },
);

test('what is fulfilled by itself took no time that anybody waited', async () => {
  const { database } = api.services.store;
  const redemption = {
    program_uuid: viewer.uuid,
    creator_id: (await older()).id,
    reward_id: 1,
    cost: 0,
  };
  await database.insert(rewardRedemptions).values([
    { ...redemption, state: 'claimed', claimed_at: at('19T12:00:00') },
    {
      ...redemption,
      state: 'fulfilled',
      claimed_at: at('20T12:00:00'),
      fulfilled_at: at('20T12:00:00'),
    },
    {
      ...redemption,
      state: 'fulfilled',
      claimed_at: at('20T12:00:00'),
      fulfilled_at: at('20T15:00:00'),
    },
  ]);
  expect((await overview()).queues.at(-1)).toMatchObject({
    kind: 'redemption',
    waiting: 1,
    oldest_at: '2026-11-19T12:00:00.000Z',
    decided: 1,
    median_hours: 3,
  });
});

test('a person is counted once, in the week of each first step', async () => {
  const { database } = api.services.store;
  const [before, lastBefore] = [await weekOf(THIS_WEEK), await weekOf(LAST_WEEK)];
  const person = await older(at('23T00:00:00'));
  const of = { program_uuid: viewer.uuid, creator_id: person.id };
  const rejected = { ...of, state: 'rejected' as const, answers: {} };
  await database.insert(applications).values([
    { ...rejected, submitted_at: at('22T23:59:59') },
    { ...rejected, submitted_at: at('23T08:00:00') },
  ]);
  await database.insert(questProgress).values([
    { ...of, quest_id: 1, period: 'a', state: 'completed', completed_at: at('23T09:00:00') },
    { ...of, quest_id: 1, period: 'b', state: 'completed', completed_at: at('23T10:00:00') },
    { ...of, quest_id: 1, period: 'c' },
  ]);
  const redemption = { ...of, reward_id: 1, cost: 0, state: 'refunded' as const };
  await database.insert(rewardRedemptions).values([
    { ...redemption, claimed_at: at('23T11:00:00') },
    { ...redemption, claimed_at: at('23T11:30:00') },
  ]);
  const plus = (count = 0) => count + 1;
  expect(await weekOf(LAST_WEEK)).toMatchObject({ applied: plus(lastBefore?.applied) });
  expect(await weekOf(THIS_WEEK)).toMatchObject({
    applied: before?.applied,
    accepted: plus(before?.accepted),
    first_quest: plus(before?.first_quest),
    first_reward: plus(before?.first_reward),
  });
});

const closedDays = async () => {
  const rows = await api.services.store.database
    .select({ day: programDays.day })
    .from(programDays)
    .where(eq(programDays.program_uuid, viewer.uuid))
    .orderBy(asc(programDays.day));
  return rows.map(({ day }) => day);
};

test('days that are over are written once, and a week is the same before and after', async () => {
  const { database } = api.services.store;
  const of = { program_uuid: viewer.uuid, creator_id: (await older(at('20T10:00:00'))).id };
  const entry = {
    ...of,
    activation_id: 1,
    balance_after: 0,
    reason: {},
    source_kind: 'quest' as const,
  };
  await database
    .insert(applications)
    .values([{ ...of, state: 'accepted', answers: {}, submitted_at: at('19T23:59:59') }]);
  await database.insert(pointTransactions).values([
    { ...entry, source_id: randomUUID(), amount: 70, at: at('22T23:59:59') },
    { ...entry, source_id: randomUUID(), amount: 30, at: at('23T00:00:01') },
  ]);
  const before = (await overview()).weeks;
  // Within the minutes in which yesterday may still be written to, it is not over.
  await closeProgramDays(api.services.store, new Date('2026-11-23T00:09:00Z'));
  expect((await closedDays()).at(-1)).toBe('2026-11-21');
  expect((await overview()).weeks).toEqual(before);
  await closeProgramDays(api.services.store, new Date(NOW));
  await closeProgramDays(api.services.store, new Date(NOW));
  expect((await overview()).weeks).toEqual(before);
  const days = await closedDays();
  expect([days.length, days[0], days.at(-1)]).toEqual([91, '2026-08-24', '2026-11-22']);
  // What is read is what was written: nobody walks through those days any more.
  await database
    .update(programDays)
    .set({ applied: 1_000 })
    .where(and(eq(programDays.program_uuid, viewer.uuid), eq(programDays.day, '2026-11-18')));
  expect((await weekOf(LAST_WEEK))?.applied).toBeGreaterThanOrEqual(1_000);
  await database.delete(programDays);
});

test.each(PROGRAM_STEPS)(
  'who took the step %s in a week is listed, and nobody else',
  async (step) => {
    const { database } = api.services.store;
    const member = await older(new Date('2026-10-06T12:00:00Z'));
    const of = { program_uuid: viewer.uuid, creator_id: member.id };
    const [first, again] = [new Date('2026-10-06T12:00:00Z'), new Date('2026-10-14T12:00:00Z')];
    const progress = { ...of, quest_id: 1, state: 'completed' as const };
    for (const moment of [first, again]) {
      const period = moment.toISOString();
      await database
        .insert(applications)
        .values({ ...of, state: 'rejected', answers: {}, submitted_at: moment });
      await database.insert(questProgress).values({ ...progress, period, completed_at: moment });
      await database
        .insert(rewardRedemptions)
        .values({ ...of, reward_id: 1, cost: 0, state: 'refunded', claimed_at: moment });
    }
    const list = async (week?: string) => {
      const query = {
        uuid: viewer.uuid,
        step,
        limit: 100,
        ...(week === undefined ? {} : { week }),
      };
      const { body } = await api.call(listCreators, { token: viewer.token, query });
      return body.items.map(({ id }) => id);
    };
    const listed = await list('2026-10-05');
    expect(listed).toContain(member.id);
    expect(listed).toHaveLength((await weekOf('2026-10-05'))?.[step] ?? 0);
    expect(await list('2026-10-12')).not.toContain(member.id);
    expect(await list()).toContain(member.id);
  },
);

test('points that come back lessen what was spent, those taken by hand what was given', async () => {
  const before = await weekOf(LAST_WEEK);
  const person = await older();
  const entry = (
    amount: number,
    source_kind: 'quest' | 'adjustment' | 'redemption' | 'refund',
  ) => ({
    program_uuid: viewer.uuid,
    activation_id: 1,
    creator_id: person.id,
    balance_after: 0,
    source_id: randomUUID(),
    reason: {},
    at: at('17T12:00:00'),
    ...{ amount, source_kind },
  });
  await api.services.store.database
    .insert(pointTransactions)
    .values([
      entry(500, 'quest'),
      entry(-50, 'adjustment'),
      entry(-300, 'redemption'),
      entry(100, 'refund'),
    ]);
  expect(await weekOf(LAST_WEEK)).toMatchObject({
    points_given: 450 + (before?.points_given ?? 0),
    points_spent: 200 + (before?.points_spent ?? 0),
  });
});

test('visits are added up by week, and unknown where nothing counts them', async () => {
  const { database } = api.services.store;
  const silent = await startTestApi();
  silent.setTime(NOW);
  const person = await silent.operator('alpha', 'viewer');
  const request = { token: person.token, query: { uuid: person.uuid } };
  expect((await silent.call(readOverview, request)).body.weeks.at(-1)?.visits).toBeNull();
  await silent.close();
  await database.insert(programVisits).values([
    { program_uuid: viewer.uuid, day: '2026-11-16', visits: 5 },
    { program_uuid: viewer.uuid, day: '2026-11-22', visits: 2 },
    { program_uuid: api.program('beta').uuid, day: '2026-11-22', visits: 90 },
  ]);
  expect((await weekOf(LAST_WEEK))?.visits).toBe(7);
});

test('members are counted, and who was there of late', async () => {
  const { members, active } = await overview();
  const { database } = api.services.store;
  const used = async (last_used_at: Date) => {
    const person = await older(at('01T00:00:00'));
    await database.insert(sessions).values([
      {
        ...{ program_uuid: viewer.uuid, creator_id: person.id, last_used_at },
        expires_at: at('30T00:00:00'),
      },
    ]);
  };
  await used(at('22T00:00:00'));
  await used(at('10T00:00:00'));
  await used(new Date('2026-10-01T00:00:00Z'));
  const after = await overview();
  expect(after.members).toBe(members + 3);
  expect(after.active).toEqual({
    last_7_days: active.last_7_days + 1,
    last_30_days: active.last_30_days + 2,
  });
  for (const [days, count] of [
    [7, after.active.last_7_days],
    [30, after.active.last_30_days],
  ] as const) {
    const query = { uuid: viewer.uuid, active_days: days, limit: 100 };
    const { body } = await api.call(listCreators, { token: viewer.token, query });
    expect(body.items).toHaveLength(count);
  }
});

test('what runs low is named with what is left', async () => {
  const { database } = api.services.store;
  const { uuid } = viewer;
  const [option] = await database.select().from(keyOptions).limit(1);
  const before = await overview();
  const low = before.low_keys.find(({ key_option_id }) => key_option_id === option?.id);
  expect(low).toMatchObject({ available: 0, platform: option?.platform, runs_out_on: null });
  const [imported] = await database
    .insert(keyImports)
    .values({
      ...{ program_uuid: uuid, file_name: 'a.csv', imported: 40, duplicates: 0, rejected: 0 },
      imported_by: 'test',
    })
    .returning();
  await database.insert(gameKeys).values(
    Array.from({ length: 40 }, () => ({
      program_uuid: uuid,
      key_option_id: option?.id ?? 0,
      ciphertext: Buffer.from('x'),
      fingerprint: randomUUID(),
      import_id: imported?.id ?? 0,
    })),
  );
  const after = await overview();
  expect(after.low_keys.map(({ key_option_id }) => key_option_id)).not.toContain(option?.id);
  // Half of them went within ten days: the other half does not last as long again.
  const given = database
    .select({ id: gameKeys.id })
    .from(gameKeys)
    .where(and(eq(gameKeys.program_uuid, uuid), eq(gameKeys.key_option_id, option?.id ?? 0)))
    .limit(20);
  await database
    .update(gameKeys)
    .set({ state: 'claimed', claimed_at: at('15T12:00:00') })
    .where(inArray(gameKeys.id, given));
  const fast = (await overview()).low_keys.find(
    ({ key_option_id }) => key_option_id === option?.id,
  );
  expect(fast).toMatchObject({ available: 20, runs_out_on: '2026-12-07' });
  await database.insert(rewards).values([
    {
      ...{ program_uuid: uuid, id: 901, activation_id: 1, title: { en: 'A cap' } },
      ...{ kind: 'merchandise', cost: 10, stock: 20, redeemed: 18 },
    },
    {
      ...{ program_uuid: uuid, id: 902, activation_id: 1, title: { en: 'A mug' } },
      ...{ kind: 'merchandise', cost: 10, stock: 20, redeemed: 17 },
    },
  ]);
  expect((await overview()).low_rewards.filter(({ reward_id }) => reward_id > 900)).toEqual([
    { reward_id: 901, title: 'A cap', left: 2, stock: 20 },
  ]);
});

test('webhooks that fail are counted, and platforms that nobody reads are named', async () => {
  const person = await api.operator('beta', 'viewer');
  const { database } = api.services.store;
  const told = async () => {
    const { failing_webhooks, unread_platforms } = await overview(person);
    return { failing_webhooks, unread_platforms };
  };
  expect(await told()).toEqual({ failing_webhooks: 0, unread_platforms: [] });
  const failing_since = new Date(NOW);
  const webhook = {
    ...{ program_uuid: person.uuid, name: 'Bot', url: 'https://bot.example/', events: [] },
    ...{ secret: Buffer.alloc(1), created_at: new Date(NOW), created_by: 'test' },
  };
  await database
    .insert(webhooks)
    .values([
      webhook,
      { ...webhook, disabled: 'operator', failing_since },
      { ...webhook, failing_since },
      { ...webhook, disabled: 'failing', failing_since },
      { ...webhook, disabled: 'gone' },
      { ...webhook, program_uuid: viewer.uuid, disabled: 'gone' },
    ]);
  const label = { en: 'Minutes' };
  await database
    .update(programs)
    .set({ metrics: [{ name: 'minutes', label, sources: ['twitch.minutes_streamed'] }] })
    .where(eq(programs.uuid, person.uuid));
  // This server has no access to any platform.
  expect(await told()).toEqual({ failing_webhooks: 3, unread_platforms: ['twitch'] });
});
