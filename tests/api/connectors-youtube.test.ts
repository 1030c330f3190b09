import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { sendMessage } from '#api/simulated-platforms/simulated-platforms.ts';
import { eq } from '#api/store/drizzle.ts';
import {
  connections,
  connectorPushes,
  connectorQuotas,
  connectorSubscriptions,
} from '#api/store/tables/connectors.ts';
import {
  countedActivities,
  observedPublications,
  observedStreams,
} from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import type { TestPerson } from '../support/api.ts';
import { testInDepth } from '../support/in-depth.ts';
import {
  type ConnectedApi,
  type ConnectedApiOptions,
  startConnectedApi,
} from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHANNEL = 'UCada';
const TAGGED = { title: 'Ten hours #BF6', seconds: 900 };

let world: ConnectedApi;
let person: TestPerson;
let time: number;

async function begin(options: ConnectedApiOptions = {}) {
  world = await startConnectedApi(options);
  advance(0, START);
  person = await link(CHANNEL);
  await world.api.services.store.database.update(programs).set({
    metrics: [
      {
        ...{ name: 'videos', label: { en: 'Videos' }, hashtags: ['#BF6'], minimum_minutes: 10 },
        sources: ['youtube.publications'],
      },
      { name: 'minutes', label: { en: 'Minutes' }, sources: ['youtube.minutes_streamed'] },
    ],
  });
  await work();
  await work();
}

function advance(milliseconds: number, from = time) {
  time = from + milliseconds;
  world.api.setTime(new Date(time));
}

const link = (account_id: string, consents: ObservationKind[] = ['publications', 'streams']) =>
  linkAccount(world.api, { provider: 'google', account_id, consents });

/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  const { signal } = new AbortController();
  for (const step of ['subscriptions', 'pushes', 'reads'] as const) {
    await runConnector(services, 'youtube', step, signal);
    await world.youtube.hub.settled();
  }
  await countWanted(services);
}

async function counted(metric: string, of = person) {
  const rows = await database()
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, of.id));
  return rows.filter((row) => row.metric === metric).reduce((sum, { value }) => sum + value, 0);
}

const database = () => world.api.services.store.database;
const publications = () => database().select().from(observedPublications);
const subscription = async () => (await database().select().from(connectorSubscriptions))[0];
const linked = async () => (await database().select().from(connections))[0];
async function reasons() {
  const rows = await database().select().from(countedActivities);
  return rows.map(({ metric, counted, uncounted }) => [metric, counted, uncounted]);
}
/** What was asked of YouTube since the last time. */
function asked(path: string) {
  const found = world.youtube.asked.filter((one) => one.endsWith(path)).length;
  return found;
}

afterEach(() => world.close());

describe('a channel that the hub tells of', () => {
  beforeEach(() => begin());

  test('has a video with the hashtag counted as soon as it is told, once', async () => {
    world.youtube.hub.faults.doubled = true;
    await world.youtube.publish(CHANNEL, TAGGED);
    await work();
    expect(await counted('videos')).toBe(1);
    advance(2 * DAY);
    await work();
    expect(await counted('videos')).toBe(1);
    expect(await publications()).toMatchObject([
      { kind: 'video', hashtags: ['bf6'], duration_seconds: 900, gone_at: null },
    ]);
    expect(await linked()).toMatchObject({ last_read_at: new Date(time), fault: null });
  });

  test('is told why other videos do not count', async () => {
    await world.youtube.publish(CHANNEL, { title: 'No tag', seconds: 900 });
    await world.youtube.publish(CHANNEL, { ...TAGGED, seconds: 60 });
    await world.youtube.publish(CHANNEL, TAGGED, 2 * HOUR);
    await work();
    expect(await counted('videos')).toBe(0);
    expect(await reasons()).toEqual(
      expect.arrayContaining([
        ['videos', 0, [{ reason: 'hashtag_missing', amount: 1 }]],
        ['videos', 0, [{ reason: 'too_short', amount: 1 }]],
        ['videos', 0, [{ reason: 'before_consent', amount: 1 }]],
      ]),
    );
  });

  test('has a hashtag that comes later counted, and what is taken away noted', async () => {
    const video = await world.youtube.publish(CHANNEL, { title: 'Untagged', seconds: 900 });
    await work();
    advance(5 * MINUTE);
    await world.youtube.retitle(video, 'Tagged ＃ＢＦ６');
    await work();
    expect(await counted('videos')).toBe(1);
    advance(5 * MINUTE);
    await world.youtube.remove(video);
    await work();
    expect(await publications()).toMatchObject([{ title: null, text: null }]);
    expect((await publications())[0]?.gone_at).not.toBeNull();
    // What was counted stays.
    expect(await counted('videos')).toBe(1);
  });

  test('has its stream counted while it goes on, and to its very end', async () => {
    await world.youtube.goLive(CHANNEL, { viewers: 7 });
    await work();
    for (let minutes = 0; minutes < 30; minutes += 2) {
      advance(2 * MINUTE);
      await work();
    }
    expect(await counted('minutes')).toBe(30);
    advance(13 * MINUTE);
    world.youtube.endStream(CHANNEL);
    advance(5 * MINUTE);
    await work();
    expect(await counted('minutes')).toBe(43);
    const [stream] = await database().select().from(observedStreams);
    expect(stream).toMatchObject({ ended_by: 'archive' });
    // Nothing is watched any more.
    const before = asked('/videos');
    advance(10 * MINUTE);
    await work();
    expect(asked('/videos')).toBe(before);
  });

  test('has read what it is told of while it is being read', async () => {
    const { youtube } = world;
    const answer = youtube.answer.bind(youtube);
    youtube.answer = async (request) => {
      youtube.answer = answer;
      await youtube.publish(CHANNEL, TAGGED);
      const { signal } = new AbortController();
      await runConnector(world.api.services, 'youtube', 'pushes', signal);
      return answer(request);
    };
    await database()
      .update(connections)
      .set({ next_read_at: new Date(time), cursor: {} });
    await work();
    expect(await counted('videos')).toBe(1);
  });

  test('has nothing read of it that its person did not agree to', async () => {
    await link('UCstreams', ['streams']);
    await work();
    await world.youtube.publish('UCstreams', TAGGED);
    await work();
    expect(await publications()).toEqual([]);
  });

  test('is forgotten with its consent, and the hub is told to end', async () => {
    await world.youtube.publish(CHANNEL, TAGGED);
    await work();
    await database().update(connections).set({ consents: {} });
    await forgetObservations(world.api.services);
    await work();
    expect(await publications()).toEqual([]);
    expect(world.youtube.hub.subscriptions).toEqual([]);
    expect(await subscription()).toBeUndefined();
    expect(await reasons()).toEqual([['videos', 1, []]]);
  });

  test('has its titles forgotten within thirty days, and all of it with them', async () => {
    await world.youtube.publish(CHANNEL, TAGGED);
    await work();
    advance(31 * DAY);
    await forgetObservations(world.api.services);
    expect(await publications()).toEqual([]);
    expect(await counted('videos')).toBe(1);
  });
});

describe('what the hub fails to tell', () => {
  beforeEach(() => begin());

  test('is found by looking, and the channel is looked at more often from then on', async () => {
    const waiting = async () => {
      const { cursor } = (await linked()) ?? {};
      return Date.parse(String(cursor?.sweep_at)) - time;
    };
    expect(await waiting()).toBe(DAY);
    world.youtube.hub.faults.lost = true;
    advance(HOUR);
    await world.youtube.publish(CHANNEL, TAGGED);
    await work();
    expect(await counted('videos')).toBe(0);
    advance(DAY);
    await work();
    expect(await counted('videos')).toBe(1);
    advance(DAY);
    await work();
    expect(await waiting()).toBe(15 * MINUTE);
  });

  test('and data that cannot be read for a day, is caught up without gap or double', async () => {
    const { youtube } = world;
    youtube.hub.faults.held = true;
    youtube.outage = 503;
    for (let hour = 0; hour <= 25; hour += 1) {
      if (hour % 10 === 0) await youtube.publish(CHANNEL, { ...TAGGED, title: `${hour} #BF6` });
      await work();
      advance(HOUR);
    }
    expect(await linked()).toMatchObject({ fault: 'unreachable' });
    youtube.outage = undefined;
    await youtube.hub.release((messages) => [...messages, ...messages].reverse());
    await work();
    advance(DAY);
    await work();
    expect(await counted('videos')).toBe(3);
    expect(await linked()).toMatchObject({ fault: null });
  });

  testInDepth(
    'costs nothing else while the hub is away, which is asked again less and less',
    async () => {
      world.youtube.hub.outage = 503;
      advance(6 * DAY);
      const before = asked('/subscribe');
      for (let minutes = 0; minutes < 60; minutes += 1) {
        advance(MINUTE);
        await work();
      }
      expect(asked('/subscribe') - before).toBeLessThanOrEqual(4);
      expect(await subscription()).toMatchObject({ detail: expect.stringContaining('503') });
      await world.youtube.publish(CHANNEL, TAGGED);
      world.youtube.hub.outage = undefined;
      advance(5 * DAY);
      await work();
      await work();
      expect(await counted('videos')).toBe(1);
      expect(await subscription()).toMatchObject({ state: 'enabled', detail: null });
    },
  );
});

describe('the hub', () => {
  beforeEach(() => begin());

  test('is asked again at half of its time, before it ends', async () => {
    const first = (await subscription())?.lease_until;
    expect(first).toEqual(new Date(START + 10 * DAY));
    advance(5 * DAY + MINUTE);
    await work();
    await work();
    expect((await subscription())?.lease_until).toEqual(new Date(time + 10 * DAY));
    expect(asked('/subscribe')).toBe(2);
  });

  test('alone is listened to: who signs otherwise, or guesses the address, is refused', async () => {
    const { youtube } = world;
    youtube.hub.faults.held = true;
    await youtube.publish(CHANNEL, TAGGED);
    await youtube.hub.release((messages) => messages);
    const [message] = youtube.hub.subscriptions;
    const callback = message?.callback ?? '';
    const send = (address: string, signature: string) =>
      sendMessage({
        ...{ method: 'POST', callback: address, body: '<feed/>' },
        headers: { 'x-hub-signature': signature },
      });
    expect((await send(callback, 'sha1=00')).status).toBe(403);
    expect((await send(callback, 'md5=00')).status).toBe(403);
    expect((await send(callback.replace(CHANNEL, 'UCother'), 'sha1=00')).status).toBe(404);
    expect((await send(callback.replace(/.$/, '_'), 'sha1=00')).status).toBe(404);
    const verify = (topic: string) =>
      fetch(
        `${callback}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'c' })}`,
      );
    expect(
      (await verify('https://www.youtube.com/feeds/videos.xml?channel_id=UCother')).status,
    ).toBe(404);
    const genuine = await verify(
      `https://www.youtube.com/xml/feeds/videos.xml?channel_id=${CHANNEL}`,
    );
    expect([genuine.status, await genuine.text()]).toEqual([200, 'c']);
    const told = await database().select().from(connectorPushes);
    expect(told.filter(({ kind }) => kind === 'told')).toHaveLength(1);
  });
});

testInDepth(
  'a video that is changed all the time is read no more than every five minutes',
  async () => {
    await begin();
    const video = await world.youtube.publish(CHANNEL, TAGGED);
    const before = asked('/videos');
    for (let seconds = 0; seconds < 1_800; seconds += 30) {
      await world.youtube.retitle(video, `Ten hours #BF6 ${seconds}`);
      await work();
      advance(30_000);
    }
    expect(asked('/videos') - before).toBeLessThanOrEqual(7);
    const [known] = await publications();
    expect(known?.title).toMatch(/1[56]\d\d$/);
  },
);

test('answers that take long are noted as they come, and asked for once', async () => {
  await begin({ reachable: false });
  for (let index = 0; index < 6; index += 1) {
    await link(`UC${index}`);
    await world.youtube.publish(`UC${index}`, TAGGED);
  }
  const { youtube } = world;
  const answer = youtube.answer.bind(youtube);
  youtube.answer = (request) => {
    advance(25_000);
    return answer(request);
  };
  const run = new AbortController();
  const before = asked('/playlistItems');
  const stop = world.youtube.asked.length + 7;
  const stopping = setInterval(() => {
    if (youtube.asked.length >= stop) run.abort(new Error('The run is over.'));
  }, 1);
  await runConnector(world.api.services, 'youtube', 'reads', run.signal).catch(() => undefined);
  clearInterval(stopping);
  expect((await publications()).length).toBeGreaterThan(0);
  await work();
  expect(await publications()).toHaveLength(6);
  expect(asked('/playlistItems') - before).toBeLessThanOrEqual(9);
});

describe('the units of a day', () => {
  test('are never exceeded, and begin anew at midnight in California', async () => {
    await begin({ variables: { UNITS: '5' }, reachable: false });
    await link('UCsecond');
    await work();
    const last = await link('UClast');
    const of = eq(connections.account_id, 'UClast');
    const unread = () => database().select().from(connections).where(of);
    for (let hour = 0; hour < 12; hour += 1) {
      await work();
      advance(HOUR);
    }
    const [quota] = await database().select().from(connectorQuotas);
    expect(quota).toMatchObject({ day: '2026-11-18', used: 5 });
    expect(world.youtube.asked).toHaveLength(5);
    expect(await unread()).toMatchObject([{ fault: 'unreachable' }]);
    await world.youtube.publish('UClast', TAGGED);
    advance(0, Date.parse('2026-11-19T08:01:00Z'));
    await work();
    expect(await counted('videos', last)).toBe(1);
    expect(await unread()).toMatchObject([{ fault: null }]);
  });

  test('that YouTube says are used up are not asked for again', async () => {
    await begin();
    world.youtube.units = 0;
    await world.youtube.publish(CHANNEL, TAGGED);
    await work();
    const before = world.youtube.asked.length;
    advance(HOUR);
    await world.youtube.publish(CHANNEL, TAGGED);
    await work();
    expect(world.youtube.asked.length).toBe(before);
    world.youtube.units = 100;
    advance(DAY);
    await work();
    expect(await counted('videos')).toBe(2);
  });

  testInDepth(
    'are used for fifty channels at a time, and for nothing where nothing is new',
    async () => {
      await begin();
      for (let index = 0; index < 60; index += 1) {
        await link(`UC${index}`);
        await world.youtube.publish(`UC${index}`, TAGGED);
      }
      await work();
      expect(asked('/channels')).toBe(1 + 2);
      expect(asked('/videos')).toBe(2);
      await work();
      expect(asked('/videos')).toBe(2);
    },
  );

  testInDepth('that are few are shared evenly between programs', async () => {
    await begin({ variables: { UNITS: '1000' }, reachable: false });
    for (let index = 0; index < 30; index += 1) await link(`UC${index}`);
    const other = await linkAccount(world.api, {
      ...{ provider: 'google', account_id: 'UCbeta', consents: ['publications'] },
      program: 'beta',
    });
    advance(HOUR);
    await work();
    const rows = await database().select().from(connections);
    const waits = (uuid: string) =>
      rows.flatMap(({ program_uuid, cursor }) =>
        program_uuid === uuid ? [Date.parse(String(cursor.sweep_at)) - time] : [],
      );
    expect(waits(other.uuid)).toEqual([15 * MINUTE]);
    expect(Math.min(...waits(person.uuid))).toBeGreaterThan(100 * MINUTE);
  });
});

test('without a public address all is found by looking', async () => {
  await begin({ reachable: false });
  expect(asked('/subscribe')).toBe(0);
  await world.youtube.publish(CHANNEL, TAGGED);
  advance(15 * MINUTE);
  await work();
  expect(await counted('videos')).toBe(1);
});

test('a channel that is closed is not read any more, and its person is told', async () => {
  await begin();
  world.youtube.close(CHANNEL);
  advance(DAY);
  await work();
  advance(DAY);
  await work();
  expect(await linked()).toMatchObject({ fault: 'gone', consents: {}, next_read_at: null });
});
