import { expect, test } from 'vitest';
import type { Speak } from './use-words.ts';
import { words } from './words.ts';

const { home, poweredBy, timeLeft } = words;
/** Says a word's id with the names of what it is given. */
const say: Speak = ({ id }, ...[values]) => [id, ...Object.keys(values ?? {})].join(' ');

test('a word is said with what it fills in', () => {
  expect(say(home)).toBe('home');
  expect(say(poweredBy, { product: 'Marquee' })).toBe('powered-by product');
  const time = { days: 1, hours: 2, minutes: 3 };
  expect(say(timeLeft, time)).toBe('time-left days hours minutes');
});

test('with less or more than that it does not compile', () => {
  // @ts-expect-error: what is filled in is missing.
  say(poweredBy);
  // @ts-expect-error: one of three is missing.
  say(timeLeft, { days: 1, hours: 2 });
  // @ts-expect-error: one is too many.
  say(poweredBy, { product: 'Marquee', program: 'Acme' });
  // @ts-expect-error: nothing is filled in.
  say(home, { product: 'Marquee' });
  const either: typeof home | typeof poweredBy = [home, poweredBy][1] ?? home;
  // @ts-expect-error: a word that may be one of two is given what each of them fills in.
  expect(say(either)).toBe('powered-by');
});
