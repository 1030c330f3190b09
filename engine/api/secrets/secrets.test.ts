import { type createPublicKey, sign, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DecryptionError, deriveSecrets } from './secrets.ts';

const SECRET = 'a secret for the tests of identity, long enough';
const secrets = deriveSecrets(SECRET);
const other = deriveSecrets(`${SECRET}!`);
const pem = (key: ReturnType<typeof createPublicKey>) =>
  key.export({ format: 'pem', type: 'spki' });

describe('signing keys', () => {
  test('are the same for the same secret and purpose', () => {
    const again = deriveSecrets(SECRET).signingKey('a');
    expect(pem(again.publicKey)).toBe(pem(secrets.signingKey('a').publicKey));
    const signature = sign(null, Buffer.from('text'), secrets.signingKey('a').privateKey);
    expect(verify(null, Buffer.from('text'), again.publicKey, signature)).toBe(true);
  });

  test('differ by purpose and by secret', () => {
    const keys = [
      secrets.signingKey('a').publicKey,
      secrets.signingKey('b').publicKey,
      other.signingKey('a').publicKey,
    ];
    expect(new Set(keys.map(pem)).size).toBe(3);
  });
});

describe('bytes', () => {
  test('are the same for the same purpose, and others for another', () => {
    expect(secrets.bytes('a', 48)).toEqual(deriveSecrets(SECRET).bytes('a', 48));
    expect(secrets.bytes('a', 48)).toHaveLength(48);
    expect(secrets.bytes('a', 32)).not.toEqual(secrets.bytes('b', 32));
    expect(secrets.bytes('a', 32)).not.toEqual(other.bytes('a', 32));
  });
});

describe('sealed values', () => {
  const sealed = secrets.encrypt('AAAA-BBBB-Ünïcode 🎮', 'keys/code/17');

  test('open in their own context, after a restart too', () => {
    expect(deriveSecrets(SECRET).decrypt(sealed, 'keys/code/17')).toBe('AAAA-BBBB-Ünïcode 🎮');
    expect(secrets.decrypt(secrets.encrypt('', 'x'), 'x')).toBe('');
  });

  test('are never the same twice', () => {
    expect(secrets.encrypt('same', 'x')).not.toEqual(secrets.encrypt('same', 'x'));
  });

  test('do not open elsewhere or under another secret', () => {
    expect(() => secrets.decrypt(sealed, 'keys/code/18')).toThrow(DecryptionError);
    expect(() => other.decrypt(sealed, 'keys/code/17')).toThrow(DecryptionError);
  });

  test('do not open once any byte of them has changed', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.decrypt(changed, 'keys/code/17'), `byte ${at}`).toThrow(DecryptionError);
    }
  });

  test('do not open when cut short', () => {
    for (const length of [0, 1, 12, 28, sealed.length - 1])
      expect(() => secrets.decrypt(sealed.subarray(0, length), 'keys/code/17')).toThrow(
        DecryptionError,
      );
  });
});

describe('fingerprints', () => {
  test('are the same for the same value and purpose only', () => {
    const fingerprint = secrets.fingerprint('refresh', 'token');
    expect(fingerprint).toMatch(/^[\w-]{43}$/);
    expect(deriveSecrets(SECRET).fingerprint('refresh', 'token')).toBe(fingerprint);
    const others = [
      secrets.fingerprint('refresh', 'tokem'),
      secrets.fingerprint('key', 'token'),
      secrets.fingerprint('refresht', 'oken'),
      other.fingerprint('refresh', 'token'),
    ];
    expect(others).not.toContain(fingerprint);
    expect(new Set(others).size).toBe(4);
  });
});

test('opaque tokens carry 256 bits and never repeat', () => {
  const tokens = Array.from({ length: 500 }, () => secrets.opaqueToken());
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  expect(new Set(tokens).size).toBe(500);
});

test('a short secret is refused with what to do', () => {
  expect(() => deriveSecrets('x'.repeat(31))).toThrow(/at least 32.*openssl rand/);
  expect(() => deriveSecrets('x'.repeat(32))).not.toThrow();
});
