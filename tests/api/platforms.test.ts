import { afterEach, beforeEach, expect, test } from 'vitest';
import { runConnector } from '#api/connectors/run-connector.ts';
import { connectorPushes } from '#api/store/tables/connectors.ts';
import { creatorNotifications } from '#api/store/tables/creator-notifications.ts';
import { programs } from '#api/store/tables/programs.ts';
import { listPlatforms } from '#contract/connections/platform-endpoints.ts';
import type { TestPerson } from '../support/api.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const NOW = new Date('2026-11-18T10:00:00.000Z');

let world: ConnectedApi;
let reviewer: TestPerson;
beforeEach(async () => {
  world = await startConnectedApi({ variables: { UNITS: '500' } });
  world.api.setTime(NOW);
  reviewer = await world.api.operator('alpha', 'reviewer');
  await world.api.services.store.database.update(programs).set({
    metrics: [{ name: 'videos', label: { en: 'Videos' }, sources: ['youtube.publications'] }],
  });
});
afterEach(() => world.close());

const youtubeOf = (program?: 'beta') =>
  linkAccount(world.api, {
    ...{ provider: 'google', account_id: `UC${program}`, consents: ['publications'] as const },
    ...(program ? { program } : {}),
  });

async function work(platform: 'twitch' | 'youtube' = 'youtube') {
  for (const step of ['subscriptions', 'pushes', 'reads'] as const) {
    await runConnector(world.api.services, platform, step, new AbortController().signal);
    await world.youtube.hub.settled();
    await world.twitch.events.settled();
  }
}

const platforms = async ({ token, uuid }: TestPerson = reviewer) =>
  (await world.api.call(listPlatforms, { token, query: { uuid } })).body.platforms;

test('what the campaign counts on is there before anybody links an account, and nothing else', async () => {
  expect(await platforms()).toEqual([
    {
      ...{ platform: 'youtube', needed: true, reached: true, simulated: false },
      ...{ last_push_at: null, last_answer_at: null, fault: null, fault_since: null },
      conduit: null,
      pushes: { waiting: 0, oldest_at: null, failed: 0 },
      quota: { used: 0, limit: 500, resets_at: '2026-11-19T08:00:00.000Z' },
      accounts: { read: 0, oldest_read_at: null, faults: [] },
      roles: null,
    },
  ]);
});

test('says when it answered, what is used, and counts accounts of the program alone', async () => {
  await youtubeOf();
  await youtubeOf('beta');
  await work();
  const [youtube] = await platforms();
  expect(youtube).toMatchObject({
    ...{ last_answer_at: NOW.toISOString(), last_push_at: NOW.toISOString() },
    // Who they are is asked for both at once; neither has any uploads.
    quota: { used: 3 },
    accounts: { read: 1, oldest_read_at: NOW.toISOString(), faults: [] },
  });
});

test('says since when it does not answer, and what waits', async () => {
  await youtubeOf();
  world.youtube.outage = 503;
  await work();
  const { database } = world.api.services.store;
  const push = { platform: 'youtube', kind: 'told', sent_at: NOW, body: {} };
  const received = { received_at: NOW, next_attempt_at: NOW };
  await database.insert(connectorPushes).values([
    { ...push, ...received, message_id: 'a' },
    { ...push, ...received, message_id: 'b', state: 'dead' },
  ]);
  const [youtube] = await platforms();
  expect(youtube).toMatchObject({
    fault: 'www.googleapis.com answered 503 Backend Error',
    fault_since: NOW.toISOString(),
    pushes: { waiting: 1, oldest_at: NOW.toISOString(), failed: 1 },
    accounts: { read: 0, faults: [{ fault: 'unreachable', accounts: 1 }] },
  });
});

test('an account that its platform ended is counted, and its owner told once', async () => {
  const owner = await linkAccount(world.api, {
    ...{ provider: 'twitch', account_id: '42', consents: ['streams'] },
  });
  await work('twitch');
  await world.twitch.revoke('42');
  await world.twitch.revoke('42');
  await work('twitch');
  expect(await platforms()).toMatchObject([
    {
      ...{ platform: 'twitch', needed: false },
      accounts: { read: 0, faults: [{ fault: 'revoked', accounts: 1 }] },
    },
    { platform: 'youtube' },
  ]);
  const told = await world.api.services.store.database.select().from(creatorNotifications);
  expect(told).toMatchObject([
    { creator_id: owner.id, kind: 'account_unreadable', params: { platform: 'Twitch' } },
  ]);
});

test('is for operators of the program', async () => {
  const creator = await world.api.creator('alpha');
  const { status } = await world.api.call(listPlatforms, {
    ...{ token: creator.token, query: { uuid: reviewer.uuid } },
  });
  expect(status).toBe(403);
});
