import { expect, test } from 'vitest';
import { consoleAddress, readConsoleAddress } from './console-address.ts';

test('an address is read as it was written', () => {
  expect(readConsoleAddress('/operator')).toEqual({});
  expect(readConsoleAddress('/operator/')).toEqual({});
  expect(readConsoleAddress('/operator/sega')).toEqual({ slug: 'sega' });
  const thing = 'application:8c1/ä?';
  expect(readConsoleAddress(consoleAddress('sega', 'inbox', thing))).toEqual({
    slug: 'sega',
    page: 'inbox',
    thing,
  });
});

test('what cannot be decoded stays as it is', () => {
  expect(readConsoleAddress('/operator/%E0%A4%A/inbox')).toEqual({
    slug: '%E0%A4%A',
    page: 'inbox',
  });
});
