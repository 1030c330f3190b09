import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

const request = (
  remoteAddress: string | undefined,
  host: string | undefined,
  headers: Record<string, string> = {},
) => ({ socket: { remoteAddress }, headers: { host, ...headers } });

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.8.9.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'battlefield6.localhost'],
])('from %s to %s is local', (address, host) => {
  expect(isLocalRequest(request(address, host))).toBe(true);
});

test.each([
  ['192.168.0.7', 'localhost:3000'],
  ['::ffff:10.0.0.1', 'localhost'],
  [undefined, 'localhost'],
  ['127.0.0.1', 'marquee.example'],
  ['127.0.0.1', 'localhost.marquee.example'],
  ['127.0.0.1', '127.0.0.1.example'],
  ['127.0.0.1', '10.0.0.1'],
  ['127.0.0.1', '[::2]'],
  ['127.0.0.1', undefined],
])('from %s to %s is not', (address, host) => {
  expect(isLocalRequest(request(address, host))).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'what a proxy passed on is not (%s)',
  (name) => {
    expect(isLocalRequest(request('127.0.0.1', 'localhost', { [name]: 'x' }))).toBe(false);
  },
);
