import { createSecretKey } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { AUTH_TOKEN_LIFETIME, type AuthClaims, createAuthTokens } from './auth-tokens.ts';
import { createMailTokens } from './mail-tokens.ts';
import { RecentTokens } from './recent-tokens.ts';
import { deriveSecrets } from './secrets.ts';

const secrets = deriveSecrets('a secret for the tests of identity, long enough');
const issuer = 'https://marquee.example';
let clock = Date.UTC(2026, 10, 21);
const now = () => clock;
const tokens = createAuthTokens({ secrets, issuer, now });
const creator: AuthClaims = { kind: 'creator', sub: 'c-1', sid: 's-1', uuid: 'program-uuid' };
const operator: AuthClaims = { kind: 'operator', sub: 'o-1', sid: 's-2' };
const invalid = { ok: false, reason: 'invalid' };
const expired = { ok: false, reason: 'expired' };

/** A token as ours in every respect but what is given. */
async function forge(
  claims: JWTPayload = {},
  header: { alg?: string; typ?: string } = {},
  key = secrets.signingKey('auth-token').privateKey,
): Promise<string> {
  const seconds = Math.floor(clock / 1000);
  return new SignJWT({
    ...creator,
    iss: issuer,
    aud: `${issuer}/api`,
    iat: seconds,
    exp: seconds + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'marquee-auth+jwt', ...header })
    .sign(key);
}

describe('an auth_token', () => {
  test.each([creator, operator])('of a $kind says who they are', async (claims) => {
    expect(await tokens.verify(await tokens.sign(claims))).toEqual({ ok: true, claims });
  });

  test('is accepted by another instance with the same secret', async () => {
    const elsewhere = createAuthTokens({ secrets, issuer, now });
    expect(await elsewhere.verify(await tokens.sign(creator))).toMatchObject({ ok: true });
    expect(await elsewhere.verify(await forge())).toEqual({ ok: true, claims: creator });
  });

  test.each([false, true])('holds for 15 minutes (verified before: %s)', async (before) => {
    const token = await tokens.sign(creator);
    if (before) await tokens.verify(token);
    clock += (AUTH_TOKEN_LIFETIME - 1) * 1000;
    expect((await tokens.verify(token)).ok).toBe(true);
    clock += 1000;
    expect(await tokens.verify(token)).toEqual(expired);
    expect(await tokens.verify(token)).toEqual(expired);
  });

  test('costs next to nothing to verify again', async () => {
    const token = await tokens.sign(creator);
    const first = await tokens.verify(token);
    const second = await tokens.verify(token);
    expect(first.ok && second.ok && first.claims === second.claims).toBe(true);
  });
});

describe('a token is invalid', () => {
  test('with any character of it changed', async () => {
    const token = await tokens.sign(creator);
    await tokens.verify(token);
    // The last character carries bits that no byte of the signature uses.
    for (let at = 0; at < token.length - 1; at += 7) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(await tokens.verify(changed), `character ${at}`).toEqual(invalid);
    }
  });

  test.each([
    ['from another issuer', { iss: 'https://elsewhere.example' }, {}],
    ['for another audience', { aud: issuer }, {}],
    ['without an expiry', { exp: undefined }, {}],
    ['without a session', { sid: undefined }, {}],
    ['of an unknown kind', { kind: 'guest' }, {}],
    ['of a creator without a program', { uuid: undefined }, {}],
    ['of an operator with a program', { kind: 'operator' }, {}],
    ['with a subject that is no text', { sub: 7 as unknown as string }, {}],
    ['of another type', {}, { typ: 'marquee-mail+jwt' }],
    ['of the general type', {}, { typ: 'JWT' }],
    ['signed by an algorithm under another name', {}, { alg: 'Ed25519' }],
  ])('%s', async (_what, claims, header) => {
    expect((await tokens.verify(await forge())).ok).toBe(true);
    expect(await tokens.verify(await forge(claims, header))).toEqual(invalid);
  });

  test('when expired and wrong besides: expiry is told of genuine tokens only', async () => {
    const past = Math.floor(clock / 1000) - 10;
    expect(await tokens.verify(await forge({ exp: past }))).toEqual(expired);
    expect(await tokens.verify(await forge({ exp: past, aud: issuer }))).toEqual(invalid);
    const foreign = secrets.signingKey('mail-token').privateKey;
    expect(await tokens.verify(await forge({ exp: past }, {}, foreign))).toEqual(invalid);
  });

  test('signed by the key of another purpose or secret', async () => {
    const other = deriveSecrets('another secret, as long as the first one is');
    for (const { privateKey } of [secrets.signingKey('mail-token'), other.signingKey('auth-token')])
      expect(await tokens.verify(await forge({}, {}, privateKey))).toEqual(invalid);
  });

  test('signed with the public key as if it were a shared secret', async () => {
    const { publicKey } = secrets.signingKey('auth-token');
    const shared = createSecretKey(publicKey.export({ format: 'der', type: 'spki' }));
    expect(await tokens.verify(await forge({}, { alg: 'HS256' }, shared))).toEqual(invalid);
  });

  test('unsigned, or no token at all', async () => {
    const [, payload] = (await forge()).split('.');
    const header = Buffer.from('{"alg":"none","typ":"marquee-auth+jwt"}').toString('base64url');
    for (const text of [`${header}.${payload}.`, '', '.', '..', 'a.b.c', 'Bearer x'])
      expect(await tokens.verify(text)).toEqual(invalid);
  });
});

describe('tokens remembered', () => {
  test('never exceed their limit; the one used longest ago goes first', () => {
    const recent = new RecentTokens<string>(2);
    recent.add('a', 'A', 1);
    recent.add('b', 'B', 1);
    recent.get('a');
    recent.add('c', 'C', 1);
    expect(recent.size).toBe(2);
    expect([recent.get('a')?.claims, recent.get('b'), recent.get('c')?.claims]).toEqual([
      'A',
      undefined,
      'C',
    ]);
  });
});

describe('the token of a link in a mail', () => {
  const mail = createMailTokens({ secrets, issuer, now });
  const content = { purpose: 'verify_email', subject: 'c-1' };

  test('says for whom it is, under an id of its own', async () => {
    const [first, second] = [await mail.sign(content, 60), await mail.sign(content, 60)];
    const verified = await mail.verify(first, 'verify_email');
    expect(verified).toMatchObject({
      ok: true,
      claims: { ...content, expires: Math.floor(clock / 1000) + 60 },
    });
    const ids = [verified, await mail.verify(second, 'verify_email')].map(
      (each) => each.ok && each.claims.id,
    );
    expect(new Set(ids).size).toBe(2);
  });

  test('expires', async () => {
    const token = await mail.sign(content, 60);
    clock += 60_000;
    expect(await mail.verify(token, 'verify_email')).toEqual(expired);
  });

  test('does not serve another purpose', async () => {
    expect(await mail.verify(await mail.sign(content, 60), 'unsubscribe')).toEqual(invalid);
  });

  test('does not sign anyone in, and an auth_token is no link', async () => {
    expect(await tokens.verify(await mail.sign(content, 60))).toEqual(invalid);
    expect(await mail.verify(await tokens.sign(creator), 'verify_email')).toEqual(invalid);
  });

  test('of the right key but the wrong type is refused', async () => {
    const { privateKey } = secrets.signingKey('mail-token');
    const claims = { aud: `${issuer}/mail/verify_email`, jti: 'x' };
    const genuine = await forge(claims, { typ: 'marquee-mail+jwt' }, privateKey);
    expect((await mail.verify(genuine, 'verify_email')).ok).toBe(true);
    const wrong = await forge(claims, {}, privateKey);
    expect(await mail.verify(wrong, 'verify_email')).toEqual(invalid);
  });
});
