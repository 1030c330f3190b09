import { expect, test, vi } from 'vitest';
import {
  fakeNetwork,
  latest,
  listener,
  refusal,
  settle,
  subscribed,
} from '../../../../tests/support/live-network.ts';

const fake = fakeNetwork();

test('whoever is refused tries once with fresh authorization, and then no more', async () => {
  const { heard, ...own } = listener();
  fake.connection.listen('/creators/maya', { ...own });
  await settle();
  latest(fake).say({ type: 'connection_error', ...refusal('UnauthorizedException') });
  await settle();
  expect(fake.authorize.mock.calls.map(([{ fresh }]) => fresh)).toEqual([false, true]);
  latest(fake).say({ type: 'connection_error', ...refusal('UnauthorizedException') });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fake.sockets).toHaveLength(2);
  expect(fake.connection.phase).toBe('refused');
  expect(heard.states).toEqual(['offline', 'refused']);
  const later = listener();
  fake.connection.listen('/creators/noah', later);
  await settle();
  expect(later.heard.states).toEqual(['refused']);
});

test('a bad request is not repeated at all; a limit is, later', async () => {
  fake.connection.listen('/creators/maya', listener());
  await settle();
  latest(fake).say({ type: 'connection_error', ...refusal('LimitExceededError') });
  expect(latest(fake).closed).toBe(false);
  latest(fake).break();
  await vi.advanceTimersByTimeAsync(500);
  expect(fake.sockets).toHaveLength(2);
  latest(fake).say({ type: 'connection_error', ...refusal('BadRequestException') });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fake.sockets).toHaveLength(2);
});

test('a refused subscription ends alone, after one more try with fresh authorization', async () => {
  const maya = await subscribed(fake);
  const noah = listener();
  fake.connection.listen('/creators/noah', noah);
  await settle();
  for (const fresh of ['false', 'true']) {
    const last = latest(fake).subscriptions().at(-1);
    expect(last).toMatchObject({
      channel: '/creators/noah',
      authorization: { 'x-api-key': fresh },
    });
    const id = last?.id ?? '';
    latest(fake).say({ type: 'subscribe_error', id, ...refusal('UnauthorizedException') });
    await settle();
  }
  expect(latest(fake).subscriptions()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(latest(fake).subscriptions()).toHaveLength(3);
  expect(noah.heard.states).toEqual(['refused']);
  expect(maya.heard.states).toEqual(['live']);
  expect(latest(fake).closed).toBe(false);
});

test('a subscription that fails for a reason that passes is asked for again, ever later', async () => {
  const { heard } = await subscribed(fake);
  const noah = listener();
  fake.connection.listen('/creators/noah', noah);
  await settle();
  const fail = async () => {
    const id = latest(fake).subscriptions().at(-1)?.id ?? '';
    latest(fake).say({ type: 'subscribe_error', id, ...refusal('SUBSCRIPTION_FAILED') });
    await settle();
  };
  for (const bound of [500, 1_000, 2_000]) {
    await fail();
    const before = latest(fake).subscriptions().length;
    await vi.advanceTimersByTimeAsync(bound - 1);
    expect(latest(fake).subscriptions()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(latest(fake).subscriptions()).toHaveLength(before + 1);
  }
  await latest(fake).accept();
  expect(noah.heard).toEqual({ events: [], resumes: 1, states: ['offline', 'live'] });
  expect([heard.states, fake.sockets.length]).toEqual([['live'], 1]);
});

test('authorization that cannot be had is asked for again later', async () => {
  fake.authorize.mockRejectedValueOnce(new Error('offline'));
  const { heard } = listener();
  fake.connection.listen('/creators/maya', { onEvent: () => {} });
  await settle();
  expect(fake.sockets).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(fake.sockets).toHaveLength(1);
  expect(heard.events).toEqual([]);
});

test('authorization that nobody answers is given up after 15 seconds', async () => {
  fake.authorize.mockReturnValueOnce(new Promise(() => {}));
  fake.connection.listen('/creators/maya', listener());
  await vi.advanceTimersByTimeAsync(14_999);
  expect(fake.connection.phase).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.connection.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(500);
  expect(fake.sockets).toHaveLength(1);
  await latest(fake).open();
  await latest(fake).accept();
  await vi.advanceTimersByTimeAsync(15_000);
  expect([fake.connection.phase, fake.sockets.length]).toEqual(['live', 1]);
});

test('another network begins anew what still waits for its authorization', async () => {
  fake.authorize.mockReturnValueOnce(new Promise(() => {}));
  fake.connection.listen('/creators/maya', listener());
  await settle();
  fake.wake(false);
  await settle();
  expect(fake.sockets).toHaveLength(0);
  fake.wake(true);
  await settle();
  expect(fake.sockets).toHaveLength(1);
  // With a socket its own time limit decides.
  fake.wake(true);
  await settle();
  expect([fake.authorize.mock.calls.length, fake.sockets.length]).toEqual([2, 1]);
});
