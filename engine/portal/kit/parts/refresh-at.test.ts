import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshAt } from './refresh-at.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('what is due is read again shortly after its moment, also when its watcher lets go of it then', () => {
  const refresh = vi.fn();
  const letGo = refreshAt(10_000, refresh);
  vi.advanceTimersByTime(10_100);
  letGo();
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_500);
  expect(refresh).toHaveBeenCalledOnce();
});

test('what is called off before its moment is not read again', () => {
  const refresh = vi.fn();
  refreshAt(10_000, refresh)();
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

test('a moment further away than a timer can wait is not waited for', () => {
  const refresh = vi.fn();
  refreshAt(2 ** 31, refresh);
  vi.advanceTimersByTime(1_000);
  expect(refresh).not.toHaveBeenCalled();
});
