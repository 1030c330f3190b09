import { expect, test } from 'vitest';
import { Flights } from './flights.ts';

class Refused extends Error {}
const flights = () => new Flights<string>((error) => error instanceof Refused);

test('all who ask at the same time get what was made once; who asks later has it made anew', async () => {
  let made = 0;
  const one = flights();
  const make = async () => `page ${++made}`;
  expect(await Promise.all([1, 2, 3].map(() => one.share('a', make)))).toEqual(
    Array(3).fill('page 1'),
  );
  expect(await one.share('a', make)).toBe('page 2');
  expect(await Promise.all([one.share('a', make), one.share('b', make)])).toEqual([
    'page 3',
    'page 4',
  ]);
});

test("that the first one is refused is nobody else's: the next one tries", async () => {
  const one = flights();
  const first = one.share('a', () => Promise.reject(new Refused()));
  const others = [1, 2].map(() => one.share('a', async () => 'page'));
  await expect(first).rejects.toThrow(Refused);
  expect(await Promise.all(others)).toEqual(['page', 'page']);
});

test('any other failure is that of all who waited', async () => {
  const one = flights();
  const first = one.share('a', () => Promise.reject(new Error('broken')));
  const second = one.share('a', async () => 'page');
  await expect(first).rejects.toThrow('broken');
  await expect(second).rejects.toThrow('broken');
});
