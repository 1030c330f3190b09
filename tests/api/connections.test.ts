import { afterAll, beforeAll, expect, test } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { connections, connectorPushes } from '#api/store/tables/connectors.ts';
import { channelMoments, observedStreams } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { unlinkIdentity } from '#contract/auth/endpoints.ts';
import { changeConsent, listConnections } from '#contract/connections/endpoints.ts';
import type { TestPerson } from '../support/api.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';

let world: ConnectedApi;
beforeAll(async () => {
  world = await startConnectedApi();
  await world.api.services.store.database.update(programs).set({
    metrics: [{ name: 'minutes', label: { en: 'Minutes' }, sources: ['twitch.minutes_streamed'] }],
  });
});
afterAll(() => world.close());

async function linked(subject: string): Promise<TestPerson> {
  const person = await world.api.creator('alpha');
  const own = { program_uuid: person.uuid, creator_id: person.id, name: 'Ada' };
  await world.api.services.store.database.insert(identityLinks).values([
    { ...own, provider: 'twitch', subject },
    { ...own, provider: 'reddit', subject },
  ]);
  return person;
}
async function withGoogle(subject: string, account_id: string | null): Promise<TestPerson> {
  const person = await world.api.creator('alpha');
  const own = { program_uuid: person.uuid, creator_id: person.id, name: 'Ada' };
  await world.api.services.store.database.insert(identityLinks).values([
    { ...own, provider: 'google', subject, account_id },
    { ...own, provider: 'reddit', subject },
  ]);
  return person;
}
const list = ({ token, uuid }: TestPerson) =>
  world.api.call(listConnections, { token, query: { uuid } });
const consent = ({ token }: TestPerson, agreed: boolean, provider = 'twitch') =>
  world.api.call(changeConsent, { token, params: { provider }, body: { kind: 'streams', agreed } });

async function work() {
  const { services } = world.api;
  for (const step of ['subscriptions', 'reads', 'pushes'] as const) {
    await runConnector(services, 'twitch', step, new AbortController().signal);
    await world.twitch.events.settled();
  }
  await countWanted(services);
}

test('what is read, since when one lets us, and what of it counted is shown', async () => {
  world.api.setTime('2026-11-18T10:00:00Z');
  const ada = await linked('100');
  const before = await list(ada);
  expect(before.body.connections).toMatchObject([
    { provider: 'twitch', reached: true, purposes: [{ kind: 'streams', agreed_at: null }] },
  ]);
  expect(before.body.readable).toEqual([{ provider: 'twitch', kinds: ['streams'] }]);
  expect((await consent(ada, true)).status).toBe(204);
  await work();
  await world.twitch.goLive('100');
  world.api.setTime('2026-11-18T10:07:00Z');
  await work();
  world.api.setTime('2026-11-18T10:09:00Z');
  await work();
  const { body } = await list(ada);
  expect(body.connections).toMatchObject([
    {
      purposes: [{ kind: 'streams', agreed_at: '2026-11-18T10:00:00.000Z' }],
      ...{ last_read_at: '2026-11-18T10:09:00.000Z', last_read_by: 'poll', fault: null },
    },
  ]);
  expect(body.activities).toMatchObject([{ metric: 'minutes', observed: 9, counted: 9 }]);
});

test('who withdraws, or unlinks, leaves nothing of what was read; what counted stays with its reason', async () => {
  world.api.setTime('2026-11-18T12:00:00Z');
  const { database } = world.api.services.store;
  const rows = async (subject: string) =>
    (
      await Promise.all([
        database.select().from(observedStreams),
        database.select().from(channelMoments),
      ])
    )
      .flat()
      .filter(({ account_id }) => account_id === subject).length;
  const [bea, cem] = [await linked('200'), await linked('300')];
  await consent(bea, true);
  await consent(cem, true);
  await world.twitch.goLive('200');
  await world.twitch.goLive('300');
  await work();
  world.api.setTime('2026-11-18T12:04:00Z');
  await work();
  expect(await rows('200')).toBeGreaterThan(0);
  await consent(bea, false);
  expect(await rows('200')).toBe(0);
  expect((await list(bea)).body.activities).toMatchObject([{ counted: 4 }]);
  expect(await rows('300')).toBeGreaterThan(0);
  const { token, uuid } = cem;
  await world.api.call(unlinkIdentity, { token, params: { provider: 'twitch' }, query: { uuid } });
  expect(await rows('300')).toBe(0);
  world.api.setTime('2026-11-18T12:20:00Z');
  await work();
  expect((await rows('200')) + (await rows('300'))).toBe(0);
  const told = world.twitch.events.subscriptions.map(
    ({ condition }) => condition.broadcaster_user_id,
  );
  expect(told).not.toContain('200');
  expect(told).not.toContain('300');
});

test('what was read under an id of the platform’s own is deleted as well', async () => {
  const hal = await linked('800');
  await consent(hal, true);
  const { database } = world.api.services.store;
  const account_id = 'channel-of-800';
  await database.update(connections).set({ account_id }).where(eq(connections.creator_id, hal.id));
  const [now, platform] = [world.api.services.now(), 'twitch'];
  await database.insert(observedStreams).values({
    ...{ platform, stream_id: 's1', account_id, started_at: now, seen_at: now },
    ...{ observed_at: now },
  });
  await consent(hal, false);
  const left = (await database.select().from(observedStreams)).map((row) => row.account_id);
  expect(left).not.toContain(account_id);
});

test('a campaign that takes nothing from a platform asks for nothing; what was agreed to stays in sight', async () => {
  const [fay, gus] = [await linked('600'), await linked('700')];
  await consent(gus, true);
  const { database } = world.api.services.store;
  const [kept] = await database.select().from(programs).where(eq(programs.uuid, fay.uuid));
  await database.update(programs).set({ metrics: [] }).where(eq(programs.uuid, fay.uuid));
  expect((await list(fay)).body).toMatchObject({ readable: [], connections: [{ purposes: [] }] });
  expect((await list(gus)).body.connections).toMatchObject([{ purposes: [{ kind: 'streams' }] }]);
  await database
    .update(programs)
    .set({ metrics: kept?.metrics })
    .where(eq(programs.uuid, fay.uuid));
});

test('an account that is not linked, or that nobody reads, has no purposes', async () => {
  const dee = await world.api.creator('alpha');
  expect((await consent(dee, true)).body).toMatchObject({ extra: { code: 'LINK_UNKNOWN' } });
  const eve = await linked('400');
  expect((await consent(eve, true, 'reddit')).status).toBe(404);
});

test('who agrees again after the platform ended it is not read before they link the account anew', async () => {
  world.api.setTime('2026-11-18T14:00:00Z');
  const dan = await linked('500');
  await consent(dan, true);
  await work();
  await world.twitch.revoke('500');
  await work();
  const { body: before } = await list(dan);
  expect(before.connections).toMatchObject([{ fault: 'revoked' }]);
  expect((await consent(dan, true)).status).toBe(204);
  world.api.setTime('2026-11-18T14:05:00Z');
  await work();
  const { body } = await list(dan);
  expect(body.connections).toMatchObject([
    { fault: 'revoked', last_read_at: before.connections[0]?.last_read_at },
  ]);
});

test('what is old is forgotten, and pushes with it', async () => {
  world.api.setTime('2027-03-01T00:00:00Z');
  await forgetObservations(world.api.services);
  const { database } = world.api.services.store;
  expect(await database.select().from(observedStreams)).toEqual([]);
  expect(await database.select().from(connectorPushes)).toEqual([]);
});

test('a channel that two link by different accounts counts for who was first, until they let go of it', async () => {
  world.api.setTime('2026-11-18T20:00:00Z');
  const [first, second] = [
    await withGoogle('900', 'UCshared'),
    await withGoogle('901', 'UCshared'),
  ];
  expect((await consent(first, true, 'google')).status).toBe(204);
  expect(await consent(second, true, 'google')).toMatchObject({
    ...{ status: 409, code: 'IDENTITY_TAKEN' },
  });
  expect((await consent(first, true, 'google')).status).toBe(204);
  const { token, uuid } = first;
  await world.api.call(unlinkIdentity, {
    ...{ token, params: { provider: 'google' }, query: { uuid } },
  });
  expect((await consent(second, true, 'google')).status).toBe(204);
});

test('an account whose provider names no channel is not read, and its person is told why', async () => {
  world.api.setTime('2026-11-18T21:00:00Z');
  const gus = await withGoogle('910', null);
  expect((await consent(gus, true, 'google')).status).toBe(204);
  const { body } = await list(gus);
  expect(body.connections).toMatchObject([
    { provider: 'google', fault: 'unnamed', fault_since: '2026-11-18T21:00:00.000Z' },
  ]);
});
