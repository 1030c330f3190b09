import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.set((state) => ({ ...state, items: [] }));
});
afterEach(() => vi.useRealTimers());

const titles = () => toastStore.get().items.map(({ title }) => title);

test('at most five toasts are kept, and the oldest makes room', () => {
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) toast({ title });
  expect(titles()).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('a closed toast is removed 200 ms later', () => {
  const id = toast({ title: 'a' });
  dismissToast(id);
  expect(toastStore.get().items).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(199);
  expect(titles()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('toasts appear at the bottom right and expanded unless told otherwise', () => {
  expect(toastStore.get()).toMatchObject({ position: 'bottom-right', expanded: true });
});
