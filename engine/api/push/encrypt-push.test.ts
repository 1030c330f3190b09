import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { CURVE, encryptPush, encryptUnder, isBrowserKey } from './encrypt-push.ts';

/** RFC 8291, section 5. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('a message is encrypted as the example of RFC 8291 is', () => {
  const pair = createECDH(CURVE);
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  const encrypted = encryptUnder(pair, text, KEYS, 'DGv6ra1nlYgDCS1FRnbzlw');
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('no two messages have the same salt or the same key', () => {
  const [one, other] = [1, 2].map(() => encryptPush('{}', KEYS));
  expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16));
  expect(one?.subarray(21, 86)).not.toEqual(other?.subarray(21, 86));
});

test('what is no point of the curve is no key of a browser', () => {
  expect(isBrowserKey(KEYS.p256dh)).toBe(true);
  expect(isBrowserKey(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isBrowserKey(KEYS.p256dh.replace('BCVx', 'BCVy'))).toBe(false);
  expect(isBrowserKey('')).toBe(false);
});
