import { importJWK, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { deriveSecrets } from '../secrets/secrets.ts';
import { isBrowserKey } from './encrypt-push.ts';
import { vapidKey } from './vapid-key.ts';

const keyOf = (secret: string) => {
  const [seed] = deriveSecrets(secret).pushSeeds();
  if (!seed) throw new Error('There is no seed.');
  return vapidKey(seed);
};
const SECRET = 'a secret for tests, long enough to be taken';
const NOW = new Date();

test('one secret gives one key, a point of the curve; another secret another', () => {
  const { publicKey } = keyOf(SECRET);
  expect(keyOf(SECRET).publicKey).toBe(publicKey);
  expect(isBrowserKey(publicKey)).toBe(true);
  expect(keyOf(`${SECRET}.`).publicKey).not.toBe(publicKey);
});

test('whatever comes of the secret, it is a private key', () => {
  for (const byte of [0x00, 0xff])
    expect(isBrowserKey(vapidKey(Buffer.alloc(48, byte)).publicKey)).toBe(true);
});

test('a request says whom it is from, for one service, for half a day', async () => {
  const { publicKey, authorization } = keyOf(SECRET);
  const header = await authorization('https://push.example.com', 'mailto:a@b.example', NOW);
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = await importJWK({
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  });
  const { payload } = await jwtVerify(token, jwk, { audience: 'https://push.example.com' });
  expect(payload).toEqual({
    aud: 'https://push.example.com',
    sub: 'mailto:a@b.example',
    exp: Math.floor(NOW.getTime() / 1000) + 12 * 60 * 60,
  });
});
