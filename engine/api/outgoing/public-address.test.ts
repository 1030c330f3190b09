import { expect, test } from 'vitest';
import { postToServices } from '../push/post-push.ts';
import { isPublicAddress, publicLookup, readPushAddress } from './public-address.ts';

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['no address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://8.8.8.8/send', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://someone:secret@push.example.com/', false],
  ['https://localhost/send', false],
  ['https://intranet/send', false],
  ['https://127.0.0.1/send', false],
  ['https://127.1/send', false],
  ['https://2130706433/send', false],
  ['https://0x7f.1/send', false],
  ['https://[::1]/send', false],
  ['https://[::ffff:10.0.0.1]/send', false],
  ['https://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('a push service at %s may be called: %s', (endpoint, expected) => {
  expect(readPushAddress(endpoint) !== undefined).toBe(expected);
});

test('a name that leads into no public network is not called', async () => {
  const found = await new Promise<Error | null>((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  );
  expect(found?.message).toBe('"localhost" is in no public network.');
  const request = { headers: {}, body: Buffer.from('x') };
  await expect(postToServices('https://127.0.0.1:1/send', request)).rejects.toThrow(/no public/);
});
