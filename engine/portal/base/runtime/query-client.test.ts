import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who comes back to the page is shown what is new, unless it was read just now', async () => {
  const { queryClient } = await import('./query-client.ts');
  const asked = vi.fn(async () => 'an answer');
  const observer = new QueryObserver(queryClient, { queryKey: ['read'], queryFn: asked });
  const stop = observer.subscribe(() => {});
  const comeBack = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1);
  };
  await vi.advanceTimersByTimeAsync(1_000);
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
  queryClient.unmount();
});
