import { environmentManager, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiCallError } from '#contract/endpoints/client.ts';
import { failedReads } from './failed-reads.ts';

beforeEach(() => {
  // On a server nothing is read at intervals.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

const failure = (status_code: number, code = 'A_CODE') =>
  new ApiCallError({ status_code, message: 'It failed.', extra: { code } });

/** Reads a list of pages that fails so many times; tells how often it was asked for. */
function read(failures: number, error: ApiCallError, interval?: number) {
  const asked = vi.fn(async () => {
    if (asked.mock.calls.length <= failures) throw error;
    return 'a page';
  });
  const list = new InfiniteQueryObserver<string, ApiCallError>(new QueryClient(), {
    queryKey: ['list'],
    queryFn: asked,
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
    ...failedReads(interval),
  });
  const stop = list.subscribe(() => {});
  return { list, asked, stop };
}

test.each([
  ['there was no answer', failure(0)],
  ['the server had a fault', failure(503)],
  ['the answer could not be read', failure(200, 'ANSWER_INVALID')],
])('a list is there by itself after %s more often than it is tried at once', async (_, error) => {
  const { list, asked, stop } = read(5, error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.getCurrentResult()).toMatchObject({ error: null, data: { pages: ['a page'] } });
  const calls = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(calls);
  stop();
});

test('what is refused is asked for once', async () => {
  const { list, asked, stop } = read(5, failure(403));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.getCurrentResult().error?.status).toBe(403);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('what is read at intervals is left alone once it is refused', async () => {
  const { list, asked, stop } = read(5, failure(410), 10_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.getCurrentResult().error?.status).toBe(410);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('what was asked for too often is read again at its interval', async () => {
  const { list, asked, stop } = read(1, failure(429), 10_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.getCurrentResult()).toMatchObject({ error: null, data: { pages: ['a page'] } });
  stop();
});

test('what was asked for too often is read again when the server lets it', async () => {
  const error = new ApiCallError(
    { status_code: 429, message: 'Wait.', extra: { code: 'RATE_LIMITED' } },
    7,
  );
  const { list, asked, stop } = read(1, error);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.getCurrentResult()).toMatchObject({ error: null, data: { pages: ['a page'] } });
  stop();
});
