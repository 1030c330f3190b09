import { expect, test } from 'vitest';
import { checkConnectors } from '#api/connectors/check-connectors.ts';
import { connectorPushes } from '#api/store/tables/connectors.ts';
import { observedMemberships } from '#api/store/tables/observations.ts';
import { MINUTE, openConnectorWorld } from '../support/platforms/connector-world.ts';
import { linkAccount, linkAccountAgain } from '../support/platforms/linked-account.ts';

const SERVER = '81384788765712384';
const DEAUTHORIZED = 'APPLICATION_DEAUTHORIZED';

const { world, database, advance, begin, work, now, connectionOf, faultOf, counted, unreadable } =
  openConnectorWorld('discord', {
    ...{ source: 'discord.membership_days', asked: { servers: [SERVER] } },
  });
const discord = () => world().discord;
const events = () => discord().events;
const OF = { account_id: '42', consents: ['memberships'] } as const;
const link = () => linkAccount(world().api, { provider: 'discord', ...OF });
const pushes = () => database().select().from(connectorPushes);
const post = (headers: Record<string, string>, body: string) =>
  world().post(headers, body, 'discord');

/** A message by which somebody has removed the app just now. */
const message = (at = now()) =>
  JSON.stringify(events().event(DEAUTHORIZED, { user: { id: '42' } }, at));

test('Discord tells who removed the app: everything of them ends, once, and what counted stays', async () => {
  const ada = await link();
  discord().join(SERVER, '42');
  await work();
  events().sender.faults.doubled = true;
  advance(MINUTE);
  expect(await discord().revoke('42')).toEqual([true, true]);
  await work();
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect(await database().select().from(observedMemberships)).toEqual([]);
  expect([await counted(ada), await unreadable()]).toEqual([1, 1]);
  expect(await pushes()).toMatchObject([{ kind: DEAUTHORIZED, state: 'done', account_id: '42' }]);
});

test('the same message, signed anew when it is sent again, is the same one', async () => {
  await link();
  const body = message();
  for (const minutes of [0, 1, 5]) {
    advance(minutes * MINUTE);
    expect((await post(events().headersOf(body), body)).status).toBe(204);
  }
  expect(await pushes()).toMatchObject([{ account_id: '42' }]);
});

test('a message that is late ends nothing of who has linked anew meanwhile', async () => {
  await link();
  events().sender.faults.held = true;
  await discord().revoke('42');
  advance(5 * MINUTE);
  await linkAccountAgain(world().api, OF);
  await events().sender.release();
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await pushes()).toMatchObject([{ state: 'ignored' }]);
});

test('who has linked nothing, and what else Discord tells, change nothing', async () => {
  await link();
  events().types = [DEAUTHORIZED, 'APPLICATION_AUTHORIZED'];
  expect(await events().notify('APPLICATION_AUTHORIZED', { user: { id: '42' } })).toEqual([true]);
  expect(await pushes()).toEqual([]);
  expect(await discord().revoke('43')).toEqual([true]);
  await work();
  expect(await pushes()).toMatchObject([{ state: 'ignored', account_id: '43' }]);
  expect([await faultOf('42'), await unreadable()]).toEqual([null, 0]);
});

test('the message with which Discord tries the address is answered with 204 and a type', async () => {
  expect(await events().ping()).toEqual([true]);
  const body = '{"type":0}';
  const { callback = '' } = world().api.services.connectors.access('discord') ?? {};
  const answer = await fetch(callback, { method: 'POST', headers: events().headersOf(body), body });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    ...[204, 'application/json', ''],
  ]);
  expect(await pushes()).toEqual([]);
  for (const [method, path, status] of [
    ['GET', '', 405],
    ['POST', '/other', 404],
  ] as const)
    expect((await fetch(callback + path, { method })).status).toBe(status);
});

test('what is not signed by Discord, or was long ago, is refused and changes nothing', async () => {
  await link();
  const body = message();
  const good = events().headersOf(body);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(good).filter(([each]) => each !== name));
  const long = (minutes: number) => events().headersOf(body, new Date(+now() + minutes * MINUTE));
  const signature = good['x-signature-ed25519'] ?? '';
  for (const [bad, sent] of [
    [without('x-signature-ed25519'), body],
    [without('x-signature-timestamp'), body],
    [{ ...good, 'x-signature-ed25519': `${signature}00` }, body],
    [{ ...good, 'x-signature-ed25519': 'none' }, body],
    [{ ...good, 'x-signature-timestamp': `${good['x-signature-timestamp']}0` }, body],
    [{ ...good, 'x-signature-timestamp': `0${good['x-signature-timestamp']}` }, body],
    [good, body.replace('42', '43')],
    [long(-16), body],
    [long(16), body],
  ] as const)
    expect([bad, sent, (await post(bad, sent)).status]).toEqual([bad, sent, 401]);
  await work();
  expect([await pushes(), await faultOf('42')]).toEqual([[], null]);
  expect((await post(good, body)).status).toBe(204);
  await work();
  expect(await faultOf('42')).toBe('revoked');
});

test('while the key cannot be had, Discord is asked to send again', async () => {
  await link();
  discord().outage = 503;
  const body = message();
  const answer = await post(events().headersOf(body), body);
  expect([answer.status, await pushes()]).toEqual([503, []]);
});

test('a check says whether Discord tells, and what is to be set where it does not', async () => {
  const said = async () => {
    const { connectors } = world().api.services;
    const all = await checkConnectors(connectors, AbortSignal.timeout(10_000));
    return all.find(({ platform }) => platform === 'discord')?.seen.at(-1);
  };
  expect(await said()).toBe('It tells who removes the app: what was read of them is deleted then.');
  Object.assign(events(), { status: 3, types: [] });
  expect(await said()).toMatch(
    /^It does not tell who removes the app\. .*: switch events on; choose the event “Application Deauthorized”\.$/,
  );
  await begin({ reachable: false });
  expect(await said()).toMatch(/^It cannot tell who removes the app, as this server has no public/);
});
