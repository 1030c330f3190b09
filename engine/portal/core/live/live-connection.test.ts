import { expect, test, vi } from 'vitest';
import { decodeSubprotocols } from '#domain/events/connection-header.ts';
import {
  fakeNetwork,
  latest,
  listener,
  refusal,
  settle,
  subscribed,
} from '../../../../tests/support/live-network.ts';
import { CHANNEL_LINGER, LINGER } from './live-connection.ts';

const fake = fakeNetwork();

test('it connects when somebody listens, says who it is, and hands on what arrives', async () => {
  expect(fake.sockets).toHaveLength(0);
  const { heard } = await subscribed(fake);
  expect(decodeSubprotocols(latest(fake).protocols.join(', '))).toEqual({
    host: 'h',
    'x-api-key': 'false',
  });
  const [init, subscribe] = latest(fake).sent;
  expect(init).toEqual({ type: 'connection_init' });
  expect(subscribe).toMatchObject({
    channel: '/creators/maya',
    authorization: { 'x-api-key': 'false' },
  });
  latest(fake).say({ type: 'data', id: subscribe?.id ?? '', event: '{"kind":"news"}' });
  latest(fake).say({ type: 'data', id: 'of nobody', event: '{"kind":"stray"}' });
  latest(fake).say({ type: 'data', id: subscribe?.id ?? '', event: 'no JSON' });
  latest(fake).say('no frame at all');
  await settle();
  expect(heard).toEqual({ events: [{ kind: 'news' }], resumes: 1, states: ['live'] });
});

test('a channel is subscribed to once, however many listen, and left with the last of them', async () => {
  const first = await subscribed(fake);
  const second = listener();
  const endSecond = fake.connection.listen('/creators/maya', second);
  await settle();
  expect(latest(fake).subscriptions()).toHaveLength(1);
  expect(second.heard).toEqual({ events: [], resumes: 1, states: ['live'] });
  const id = latest(fake).subscriptions()[0]?.id ?? '';
  first.end();
  latest(fake).say({ type: 'data', id, event: '1' });
  await settle();
  expect([first.heard.events, second.heard.events]).toEqual([[], [1]]);
  expect(latest(fake).sent.at(-1)?.type).toBe('subscribe');
  endSecond();
  await vi.advanceTimersByTimeAsync(CHANNEL_LINGER);
  expect(latest(fake).sent.at(-1)).toEqual({ type: 'unsubscribe', id });
});

test('an unused connection is closed after a while, and one that is wanted again stays', async () => {
  const { end } = await subscribed(fake);
  end();
  await vi.advanceTimersByTimeAsync(LINGER - 1);
  const again = fake.connection.listen('/creators/noah', listener());
  await settle();
  await latest(fake).accept();
  await vi.advanceTimersByTimeAsync(LINGER);
  expect(latest(fake).closed).toBe(false);
  expect(fake.sockets).toHaveLength(1);
  again();
  await vi.advanceTimersByTimeAsync(LINGER);
  expect(latest(fake).closed).toBe(true);
  expect(fake.connection.phase).toBe('idle');
});

test('a server that does not acknowledge within 15 seconds is given up and asked again', async () => {
  const { onState, ...own } = listener();
  fake.connection.listen('/creators/maya', { ...own, onState });
  await settle();
  latest(fake).onopen?.call(latest(fake) as never, new Event('open'));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(latest(fake).closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.sockets[0]?.closed).toBe(true);
  expect(own.heard.states).toEqual(['offline']);
  await vi.advanceTimersByTimeAsync(500);
  expect(fake.sockets).toHaveLength(2);
});

test('it waits up to a bound that doubles from half a second to half a minute', async () => {
  fake.connection.listen('/creators/maya', listener());
  await settle();
  for (const bound of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = fake.sockets.length;
    latest(fake).break();
    await vi.advanceTimersByTimeAsync(bound - 1);
    expect(fake.sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(fake.sockets).toHaveLength(before + 1);
  }
  fake.chance = 0.1;
  latest(fake).break();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fake.sockets).toHaveLength(10);
});

test('a connection that held begins anew with short waits; one that broke at once does not', async () => {
  const { heard } = await subscribed(fake);
  for (const expected of [500, 1_000]) {
    latest(fake).break();
    await vi.advanceTimersByTimeAsync(expected - 1);
    expect(latest(fake).closed).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await latest(fake).open();
    await latest(fake).accept();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  latest(fake).break();
  await vi.advanceTimersByTimeAsync(500);
  await latest(fake).open();
  expect(latest(fake).subscriptions()).toHaveLength(1);
  await latest(fake).accept();
  expect(heard.resumes).toBe(4);
  expect(heard.states.slice(-2)).toEqual(['offline', 'live']);
});

test('a connection that hears nothing for as long as the server said is made anew', async () => {
  fake.connection.listen('/creators/maya', listener());
  await settle();
  await latest(fake).open(60_000);
  await latest(fake).accept();
  await vi.advanceTimersByTimeAsync(50_000);
  latest(fake).say({ type: 'ka' });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(latest(fake).closed).toBe(false);
  await vi.advanceTimersByTimeAsync(501);
  expect(fake.sockets[0]?.closed).toBe(true);
  expect(fake.sockets).toHaveLength(2);
});

test('it tries at once when the visitor or the network is back', async () => {
  await subscribed(fake);
  latest(fake).break();
  fake.wake(false);
  await settle();
  expect(fake.sockets).toHaveLength(2);
  await latest(fake).open();
  fake.wake(false);
  await settle();
  expect(fake.sockets).toHaveLength(2);
  // Another network: the socket hangs on the one that is gone.
  fake.wake(true);
  await settle();
  expect(fake.sockets).toHaveLength(3);
  expect(fake.sockets[1]?.closed).toBe(true);
});

test('a connection that another replaces ends with its last listener', async () => {
  const { end } = await subscribed(fake);
  fake.connection.retire();
  expect(latest(fake).closed).toBe(false);
  end();
  expect(latest(fake).closed).toBe(true);
});

test('what is published is answered, refused in words, or lost with the connection', async () => {
  await expect(fake.connection.publish('/debug/a', ['1'])).rejects.toThrow('NOT_CONNECTED');
  await subscribed(fake);
  const publish = async () => {
    const answer = fake.connection.publish('/debug/a', ['1']);
    answer.catch(() => {});
    await settle();
    return { answer, id: latest(fake).sent.at(-1)?.id ?? '' };
  };
  const taken = await publish();
  const successful = [{ identifier: 'x', index: 0 }];
  latest(fake).say({ type: 'publish_success', id: taken.id, successful, failed: [] });
  expect(await taken.answer).toEqual({ successful, failed: [] });
  const refused = await publish();
  latest(fake).say({ type: 'publish_error', id: refused.id, ...refusal('UnauthorizedException') });
  await expect(refused.answer).rejects.toThrow('UnauthorizedException: No.');
  const lost = await publish();
  latest(fake).break();
  await expect(lost.answer).rejects.toThrow('NOT_CONNECTED');
});
