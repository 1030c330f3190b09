import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  connectionStore,
  fetchPage,
  untilAnswered,
  watchConnection,
  watchedFetch,
} from './connection.ts';
import { StatusError } from './status-error.ts';

const events = new EventTarget();
let server: 'up' | 'down' | 'hanging' = 'up';
let probes = 0;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  server = 'up';
  probes = 0;
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    if (server === 'down') throw new TypeError('Failed to fetch');
    if (server === 'hanging')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    return new Response('{}', { status: 500 });
  });
  end = watchConnection(async () => {
    probes += 1;
    if (server === 'down') throw new TypeError('Failed to fetch');
  });
});
afterEach(async () => {
  server = 'up';
  await vi.advanceTimersByTimeAsync(4_000);
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = () => watchedFetch('/anything').catch(() => {});

test('a server that answers is there, whatever it says', async () => {
  await call();
  expect(connectionStore.get()).toBe('there');
  expect(probes).toBe(0);
});

test('a server is lost where a call and then the probe got no answer, and comes back by itself', async () => {
  server = 'down';
  await Promise.all([call(), call(), call()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('lost');
  expect(probes).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connectionStore.get()).toBe('lost');
  server = 'up';
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connectionStore.get()).toBe('there');
});

test('one call without an answer is no reason where the server answers the probe', async () => {
  server = 'down';
  const failed = call();
  server = 'up';
  await failed;
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('there');
  expect(probes).toBe(1);
});

test('a call that was given up says nothing of the server', async () => {
  await watchedFetch('/anything', { signal: AbortSignal.abort() }).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(probes).toBe(0);
});

test('the device that goes offline is believed at once, and asks again when it is back', async () => {
  server = 'down';
  events.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('lost');
  server = 'up';
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('there');
});

test('whoever ends the watch ends the looking too, and the next one goes on with it', async () => {
  server = 'down';
  await call();
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('lost');
  end();
  await vi.advanceTimersByTimeAsync(30_000);
  await call();
  expect(probes).toBe(1);
  const asked = vi.fn(async () => {});
  end = watchConnection(asked);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(connectionStore.get()).toBe('there');
});

test('what failed before anybody watched is lost, so that it is asked for again', async () => {
  end();
  server = 'down';
  await call();
  expect(connectionStore.get()).toBe('lost');
  server = 'up';
  end = watchConnection(async () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('there');
});

test('an answer that comes after the watch was ended changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  end();
  end = watchConnection(() => promise);
  server = 'down';
  await call();
  connectionStore.set(() => 'lost');
  end();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('lost');
  connectionStore.set(() => 'there');
});

test('what is asked for until it is answered is lost to its visitor, whatever the probe found', async () => {
  server = 'down';
  const signal = new AbortController().signal;
  const answered = untilAnswered(() => fetchPage('/page'), signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(connectionStore.get()).toBe('lost');
  const [asked, probed] = [vi.fn(), connectionStore.get()];
  void answered.then(asked);
  // Another server answers, as where pages and API are apart.
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/page' && server === 'down') throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  await call();
  expect([probed, connectionStore.get()]).toEqual(['lost', 'lost']);
  server = 'up';
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(connectionStore.get()).toBe('there');
});

test('what is asked for until it is answered comes at once when the device is online', async () => {
  server = 'down';
  const asked = vi.fn();
  void untilAnswered(() => fetchPage('/page')).then(asked);
  await vi.advanceTimersByTimeAsync(1_000);
  server = 'up';
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an answer that is an error is not asked for again, and nobody waits for what is not wanted', async () => {
  const refusal = new StatusError(503, 'Back in a minute.');
  await expect(untilAnswered(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(connectionStore.get()).toBe('there');
  server = 'down';
  const ending = new AbortController();
  const ask = vi.fn(() => fetchPage('/page'));
  const ended = untilAnswered(ask, ending.signal).catch((error) => error);
  await vi.advanceTimersByTimeAsync(0);
  ending.abort('elsewhere');
  expect(await ended).toBe('elsewhere');
  server = 'up';
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connectionStore.get()).toBe('there');
});

test('an answer that does not begin in time is none: 10 s for a page, 30 s for a call', async () => {
  server = 'hanging';
  const [page, called] = [vi.fn(), vi.fn()];
  void fetchPage('/page').catch(page);
  void watchedFetch('/anything').catch(called);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(page).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(page).toHaveBeenCalledWith(expect.any(TypeError));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(called).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(called).toHaveBeenCalledWith(expect.any(TypeError));
});
