import { expect, test } from 'vitest';
import { acceptedEncoding, acceptsBrotli } from './accepted-encoding.ts';

test('of what a client takes, the form with the fewest bytes', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(acceptedEncoding('gzip, deflate')).toBe('gzip');
  expect(acceptedEncoding('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(acceptedEncoding('identity')).toBe('identity');
  expect(acceptedEncoding(undefined)).toBe('identity');
});

test('what a client refuses is not what it takes', () => {
  expect(acceptedEncoding('br;q=0.0, gzip; q=0')).toBe('identity');
  expect(acceptsBrotli('gzip, br;q=0')).toBe(false);
  expect(acceptsBrotli('br;q=0.1')).toBe(true);
});
