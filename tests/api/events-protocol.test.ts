import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { revokeSession } from '#api/auth/refresh-session.ts';
import { announce } from '#api/core/events/announce.ts';
import { eq } from '#api/store/drizzle.ts';
import { guestLinks } from '#api/store/tables/activations.ts';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { EventClient } from '../support/event-client.ts';
import { PUBLIC_KEY, startTestEvents, type TestEvents } from '../support/events-server.ts';

let api: TestApi;
let events: TestEvents;
const opened: EventClient[] = [];
beforeAll(async () => {
  api = await startTestApi();
  events = await startTestEvents(api.services);
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});
afterAll(async () => {
  await events?.close();
  await api?.close();
});

const address = () => `ws://127.0.0.1:${events.port}/event/realtime`;
const host = 'marquee.example';
const connect = async (headers: Record<string, string>) => {
  const client = await EventClient.connect(address(), { host, ...headers });
  opened.push(client);
  return client;
};
const visitor = () => connect({ 'x-api-key': PUBLIC_KEY });
const errorType = (frame: { errors?: readonly { errorType: string }[] }) =>
  frame.errors?.[0]?.errorType;

describe('connecting', () => {
  test('is acknowledged to everybody who is known', async () => {
    const creator = await api.creator('alpha');
    const link = await api.guestLink('alpha', { activation_id: 2 });
    const key = await api.service('alpha');
    const known: Record<string, string>[] = [
      { 'x-api-key': PUBLIC_KEY },
      { 'x-api-key': key },
      { authorization: creator.token },
      { Authorization: `Bearer ${creator.token}` },
      { authorization: link },
    ];
    for (const headers of known) {
      const client = await connect(headers);
      expect(client.frames[0]).toEqual({ type: 'connection_ack', connectionTimeoutMs: 300_000 });
      expect(client.socket.protocol).toBe('aws-appsync-event-ws');
    }
  });

  test('is refused in the words of the protocol to everybody else', async () => {
    const operator = await api.operator('alpha', 'owner');
    const refusals: [EventClient, string][] = [
      [new EventClient(address(), { host, 'x-api-key': 'da2-another' }), 'UnauthorizedException'],
      [new EventClient(address(), { host, authorization: 'a.b.c' }), 'UnauthorizedException'],
      [
        new EventClient(address(), { host, authorization: operator.token }),
        'UnauthorizedException',
      ],
      [new EventClient(address(), { host, authorization: 'no-guest' }), 'UnauthorizedException'],
      [new EventClient(address(), { host }), 'UnauthorizedException'],
      [new EventClient(address(), {}, ['aws-appsync-event-ws']), 'UnauthorizedException'],
      [new EventClient(address(), {}, []), 'BadRequestException'],
      [
        new EventClient(address(), {}, ['aws-appsync-event-ws', 'header-e30x']),
        'BadRequestException',
      ],
    ];
    for (const [client, type] of refusals) {
      const frame = await client.next((frame) => frame.type === 'connection_error');
      expect(errorType(frame)).toBe(type);
      expect((await client.closed).code).toBe(4401);
    }
  });

  test('ends within a minute of the session, and of the guest link', async () => {
    const creator = await api.creator('alpha');
    const staying = await connect({ authorization: (await api.creator('alpha')).token });
    const client = await connect({ authorization: creator.token });
    await client.subscribe(`/creators/${creator.id}`);
    const borrowing = await visitor();
    await borrowing.ask({
      type: 'subscribe',
      channel: `/creators/${creator.id}`,
      authorization: { host, authorization: creator.token },
    });
    const guest = await connect({
      authorization: await api.guestLink('alpha', { activation_id: 2, label: 'to be revoked' }),
    });
    await events.server.hub.checkGrants();
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    await revokeSession(api.services, creator.session_id, 'logout');
    await api.services.store.database
      .update(guestLinks)
      .set({ revoked_at: new Date() })
      .where(eq(guestLinks.label, 'to be revoked'));
    await events.server.hub.checkGrants();
    for (const ended of [client, borrowing, guest]) {
      expect(errorType(await ended.next(({ type }) => type === 'connection_error'))).toBe(
        'UnauthorizedException',
      );
      expect(await ended.closed).toMatchObject({ code: 4401 });
    }
    expect(staying.socket.readyState).toBe(staying.socket.OPEN);
  });
});

describe('a subscription', () => {
  test('brings what is announced once the transaction is committed, never where it is not', async () => {
    const creator = await api.creator('alpha');
    const client = await connect({ authorization: creator.token });
    expect(await client.subscribe(`/creators/${creator.id}`, 'mine')).toEqual({
      type: 'subscribe_success',
      id: 'mine',
    });
    const { store } = api.services;
    const channel = `/creators/${creator.id}`;
    const told: LiveEvent = { kind: 'quest_progress', quest_ids: [1] };
    await expect(
      store.transaction(async () => {
        await announce(store, channel, { kind: 'quest_progress', quest_ids: [9] });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await store.transaction(async () => {
      await announce(store, channel, told);
      await sleep(50);
      expect(client.events).toEqual([]);
    });
    expect(await client.count(1)).toEqual([told]);
    expect(client.frames.at(-1)).toEqual({
      type: 'data',
      id: 'mine',
      event: JSON.stringify(told),
    });
  });

  test('of a wildcard takes in all channels below, and letters of every script', async () => {
    const one = await visitor();
    const all = await visitor();
    await one.subscribe('/debug/match/one');
    await all.subscribe('/debug/match/*');
    const words = { text: 'Größe 測試 🎉', long: 'ü'.repeat(40_000) };
    const answer = await one.publish('/debug/match/one', 1, words, null);
    expect(answer).toMatchObject({ type: 'publish_success', failed: [] });
    expect(answer.successful).toHaveLength(3);
    await one.publish('/debug/match/two/deeper', 'two');
    expect(await one.count(3)).toEqual([1, words, null]);
    expect(await all.count(4)).toEqual([1, words, null, 'two']);
  });

  test('ends with its connection going on', async () => {
    const client = await visitor();
    await client.subscribe('/debug/a', 'first');
    await client.subscribe('/debug/a', 'second');
    expect(await client.ask({ type: 'unsubscribe', id: 'first' })).toEqual({
      type: 'unsubscribe_success',
      id: 'first',
    });
    await client.publish('/debug/a', 'once');
    await client.count(1);
    expect(client.frames.filter(({ type }) => type === 'data')).toMatchObject([{ id: 'second' }]);
    const unknown = await client.ask({ type: 'unsubscribe', id: 'first' });
    expect(unknown).toMatchObject({ type: 'unsubscribe_error', id: 'first' });
    expect(errorType(unknown)).toBe('UnknownOperationError');
  });
});

describe('what may not be', () => {
  test("is refused by its frame, and disturbs nothing else: someone else's channels", async () => {
    const creator = await api.creator('alpha');
    const other = await api.creator('alpha');
    const guest = await connect({
      authorization: await api.guestLink('alpha', { activation_id: 2 }),
    });
    const client = await connect({ authorization: creator.token });
    await client.subscribe(`/creators/${creator.id}`);
    const beta = api.program('beta').uuid;
    for (const channel of [
      `/creators/${other.id}`,
      '/creators/*',
      `/programs/${beta}/announcements`,
      '/programs/*',
      '/bingo/*',
      `/guest-links/${other.id}`,
    ]) {
      const refused = await client.subscribe(channel);
      expect(refused.type, channel).toBe('subscribe_error');
      expect(errorType(refused)).toBe('UnauthorizedException');
    }
    expect(errorType(await guest.subscribe(`/creators/${creator.id}`))).toBe(
      'UnauthorizedException',
    );
    expect(errorType(await client.subscribe('/nothing/here'))).toBe('ResourceNotFound');
    expect(errorType(await client.publish(`/creators/${creator.id}`, 1))).toBe(
      'UnauthorizedException',
    );
    const told: LiveEvent = { kind: 'quest_progress', quest_ids: [3] };
    await announce(api.services.store, `/creators/${creator.id}`, told);
    expect(await client.count(1)).toEqual([told]);
    expect(guest.events).toEqual([]);
  });

  test('a frame that is none is answered, and the connection goes on', async () => {
    const client = await visitor();
    const watching = await visitor();
    await watching.subscribe('/debug/faults');
    const faults: [unknown, string, string][] = [
      ['no json', 'error', 'InvalidInputError'],
      ['[]', 'error', 'InvalidInputError'],
      [{ type: 'dance' }, 'error', 'UnsupportedOperation'],
      [{ type: 'subscribe', id: 'with space', channel: '/debug/a' }, 'error', 'InvalidInputError'],
      [{ type: 'subscribe', id: 'a', channel: '//' }, 'subscribe_error', 'InvalidInputError'],
      [
        { type: 'subscribe', id: 'b', channel: '/debug/b' },
        'subscribe_error',
        'UnauthorizedException',
      ],
      [
        { type: 'publish', id: 'c', channel: '/debug/*', events: ['1'] },
        'publish_error',
        'InvalidInputError',
      ],
      [
        { type: 'subscribe', id: 'd', channel: '/debug/d', more: 'x'.repeat(250_000) },
        'error',
        'InvalidInputError',
      ],
      ['x'.repeat(1_100_000), 'error', 'InvalidInputError'],
    ];
    for (const [fault, type, error] of faults) {
      const seen = client.frames.length;
      client.send(fault);
      const answer = await client.next((frame) => client.frames.indexOf(frame) >= seen);
      expect([answer.type, errorType(answer)], JSON.stringify(fault).slice(0, 80)).toEqual([
        type,
        error,
      ]);
    }
    client.socket.send(Buffer.from([1, 2, 3]), { binary: true });
    await client.next((frame) => client.frames.indexOf(frame) >= faults.length + 1);
    await client.publish('/debug/faults', 'still here');
    expect(await watching.count(1)).toEqual(['still here']);
  });

  test('an event over 240 kB fails alone; a message beyond all measure closes its connection', async () => {
    const client = await visitor();
    await client.subscribe('/debug/large');
    const largest = 'x'.repeat(240 * 1024 - 2);
    const answer = await client.publish('/debug/large', 'small', `${largest}x`, largest);
    expect(answer).toMatchObject({
      type: 'publish_success',
      successful: [{ index: 0 }, { index: 2 }],
      failed: [{ index: 1, code: 413 }],
    });
    expect(await client.count(2)).toEqual(['small', largest]);
    const alone = await client.publish('/debug/large', `${largest}x`);
    expect(errorType(alone)).toBe('InvalidInputError');
    const other = await visitor();
    client.send('x'.repeat(2 * 1024 * 1024 + 1));
    expect((await client.closed).code).toBe(1009);
    expect((await other.subscribe('/debug/large')).type).toBe('subscribe_success');
  });

  test('the hundred-and-first subscription, and an id that is taken', async () => {
    const client = await visitor();
    for (let count = 0; count < 100; count += 1)
      await client.subscribe(`/debug/many/${count}`, `id-${count}`);
    expect(errorType(await client.subscribe('/debug/many/101'))).toBe(
      'MaxSubscriptionsReachedError',
    );
    expect(errorType(await client.subscribe('/debug/many/0', 'id-0'))).toBe('InvalidInputError');
  });
});
