import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rest } from './bell.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;

/** Rests again and again, and notes when it was woken and why. */
function lane(rest: Rest, name: string, span: number, woken: string[], looks = 0): void {
  const again = (): void =>
    void rest.until(rest.rung, span).then((why) => {
      woken.push(`${Math.round(performance.now())} ${name} ${why}`);
      setTimeout(again, looks);
    });
  again();
}

test('lanes take turns: so many look no more often than one', async () => {
  const [rest, woken]: [Rest, string[]] = [new Rest(), []];
  vi.setSystemTime(0);
  const began = Math.round(performance.now());
  for (const name of ['a', 'b', 'c']) lane(rest, name, 5_000, woken, 3);
  await vi.advanceTimersByTimeAsync(25_100);
  const seconds = (line: string) =>
    line.replace(/^\d+/, (at) => String(Math.round((Number(at) - began) / 1_000)));
  expect(woken.map(seconds)).toEqual([
    '5 a turn',
    '10 b turn',
    '15 c turn',
    '20 a turn',
    '25 b turn',
  ]);
});

test('where one is at work the others look in its place', async () => {
  const [rest, woken]: [Rest, string[]] = [new Rest(), []];
  void rest.until(rest.rung, 5_000);
  lane(rest, 'other', 5_000, woken);
  await vi.advanceTimersByTimeAsync(20_100);
  expect(woken.length).toBe(3);
});

test('a ring wakes all at once, also who is about to rest', async () => {
  const [rest, woken]: [Rest, string[]] = [new Rest(), []];
  lane(rest, 'a', HOUR, woken);
  lane(rest, 'b', HOUR, woken);
  const before = rest.rung;
  rest.ring();
  await vi.advanceTimersByTimeAsync(0);
  expect(woken.map((line) => line.split(' ').slice(1).join(' '))).toEqual(['a rung', 'b rung']);
  expect(await rest.until(before, HOUR)).toBe('rung');
});

test('a shorter rest is not held up by a longer one that began before it', async () => {
  const [rest, woken]: [Rest, string[]] = [new Rest(), []];
  lane(rest, 'long', HOUR, woken);
  await vi.advanceTimersByTimeAsync(1_000);
  void rest.until(rest.rung, 3_000).then((why) => woken.push(`short ${why}`));
  await vi.advanceTimersByTimeAsync(3_010);
  expect(woken).toEqual(['short turn']);
});
