import { describe, expect, test } from 'vitest';
import { createAuthTokens } from './auth-tokens.ts';
import { createMailTokens } from './mail-tokens.ts';
import { sealedPrefix, sealedWith } from './sealing.ts';
import { MAIL_TOKEN } from './secret-keys.ts';
import { DecryptionError, deriveSecrets, readPrevious, type Secrets } from './secrets.ts';
import { createViewTokens } from './view-tokens.ts';

const OLD = 'a secret for the tests of identity, long enough';
const NEW = 'the secret that takes its place, long enough too';
const before = deriveSecrets(OLD);
const both = deriveSecrets(NEW, [OLD]);
const after = deriveSecrets(NEW);
const CONTEXT = 'keys/code/17';

/** Secrets that know of the ones before what a store keeps of them. */
function afterwards(): Secrets {
  const secrets = deriveSecrets(NEW);
  secrets.remember(JSON.parse(JSON.stringify(both.former())));
  return secrets;
}

describe('what a build without key ids made of a secret', () => {
  test('opens, and is found, and is signed with the same key', () => {
    const sealed = '0166172d45d9025d99b64d65484f8cc0584da1279a647959b1a37e0e826f71893fc479d952d7';
    expect(before.decrypt(Buffer.from(sealed, 'hex'), CONTEXT)).toBe('AAAA-BBBB');
    expect(both.decrypt(Buffer.from(sealed, 'hex'), CONTEXT)).toBe('AAAA-BBBB');
    expect(before.fingerprint('refresh', 'token')).toBe(
      'b0ss1I9jphMgVLHG75WA7amdVCz48CUw0-hoofllFTE',
    );
    expect(before.signingKey('a').publicKey.export({ format: 'jwk' }).x).toBe(
      'JdpqsyfhVckvg6M-1zD3-zgpnr86hCT3VFj5LlVh0Q8',
    );
    expect(before.pushSeeds()[0]?.toString('hex')).toBe(
      'fcce7a42e4f48c4ba33bf57e7e42ab27b7cdd65de0759cae7ed1333d8dcda82a15724d5875dede67d6bf7ee843d0f205',
    );
  });

  test('is how it goes on to seal for such a build', () => {
    const secrets = deriveSecrets(OLD);
    secrets.use(secrets.keyId, 'bare');
    const sealed = secrets.encrypt('text', CONTEXT);
    expect([sealed[0], sealed.length]).toEqual([1, 1 + 12 + 16 + 4]);
    expect(sealedWith(sealed)).toBeUndefined();
    expect(secrets.decrypt(sealed, CONTEXT)).toBe('text');
  });
});

describe('of several secrets', () => {
  test('the first one seals, and names itself; each opens what it sealed', () => {
    const sealed = both.encrypt('text', CONTEXT);
    expect(sealedWith(sealed)).toBe(after.keyId);
    expect(sealed.toString('hex')).toMatch(new RegExp(`^${sealedPrefix(after.keyId)}`));
    expect(after.decrypt(sealed, CONTEXT)).toBe('text');
    expect(() => before.decrypt(sealed, CONTEXT)).toThrow(DecryptionError);
    expect(both.decrypt(before.encrypt('earlier', CONTEXT), CONTEXT)).toBe('earlier');
    expect(both.open(before.encrypt('earlier', CONTEXT), CONTEXT).under.id).toBe(before.keyId);
    expect(() => after.decrypt(before.encrypt('earlier', CONTEXT), CONTEXT)).toThrow(
      DecryptionError,
    );
  });

  test('a key id that was changed opens nothing, also where that key is at hand', () => {
    const sealed = both.encrypt('text', CONTEXT);
    Buffer.from(before.keyId, 'hex').copy(sealed, 1);
    expect(() => both.decrypt(sealed, CONTEXT)).toThrow(DecryptionError);
  });

  test('another one is taken into use, and nothing that is not at hand', () => {
    const secrets = deriveSecrets(NEW, [OLD]);
    secrets.use(before.keyId, 'named');
    expect(secrets.keyId).toBe(before.keyId);
    expect(before.decrypt(secrets.encrypt('text', CONTEXT), CONTEXT)).toBe('text');
    expect(secrets.fingerprint('a', 'b')).toBe(before.fingerprint('a', 'b'));
    expect(secrets.fingerprints('a', 'b')).toEqual([
      before.fingerprint('a', 'b'),
      after.fingerprint('a', 'b'),
    ]);
    expect(() => secrets.use('00000000', 'named')).toThrow('00000000');
    expect(secrets.keyIds).toEqual([after.keyId, before.keyId]);
  });

  test('the same one twice is one', () => {
    expect(deriveSecrets(NEW, [NEW, OLD, OLD]).keyIds).toEqual([after.keyId, before.keyId]);
    expect(deriveSecrets(NEW, [NEW]).fingerprints('a', 'b')).toHaveLength(1);
  });

  test('each is long enough; commas and white space stand between them', () => {
    expect(() => deriveSecrets(NEW, ['short'])).toThrow('MARQUEE_SECRET_PREVIOUS has 5 characters');
    expect(readPrevious(' one,\ntwo ,')).toEqual(['one', 'two']);
    expect(readPrevious(JSON.stringify([OLD, NEW]))).toEqual([OLD, NEW]);
    expect(readPrevious('[no list')).toEqual(['[no list']);
    expect(readPrevious(undefined)).toEqual([]);
  });
});

describe('a secret that is gone', () => {
  test('leaves what finds its fingerprints and serves its push subscriptions', () => {
    const secrets = afterwards();
    expect(secrets.fingerprints('api-key', 'k')).toEqual([
      after.fingerprint('api-key', 'k'),
      before.fingerprint('api-key', 'k'),
    ]);
    expect(secrets.pushSeeds()).toEqual([...after.pushSeeds(), ...before.pushSeeds()]);
    expect(secrets.former()).toEqual(both.former());
  });

  test('opens nothing that it sealed', () => {
    const secrets = afterwards();
    expect(() => secrets.decrypt(before.encrypt('text', CONTEXT), CONTEXT)).toThrow(
      DecryptionError,
    );
    expect(secrets.verifyingKeys('auth-token')).toHaveLength(1);
    expect(secrets.verifyingKeys(MAIL_TOKEN)).toHaveLength(2);
  });
});

describe('signed tokens', () => {
  const issuer = 'https://marquee.example';
  const claims = { kind: 'creator', sub: 'c-1', sid: 's-1', uuid: 'p-1' } as const;
  const of = (secrets: Secrets) => ({
    auth: createAuthTokens({ secrets, issuer }),
    mail: createMailTokens({ secrets, issuer }),
    view: createViewTokens({ secrets, issuer }),
  });

  test('of an earlier secret hold while it is at hand', async () => {
    const [id] = ['018f0f4e-5b7d-7c1e-9a3f-2d8e6b4c7a10'];
    const signed = {
      auth: await of(before).auth.sign(claims),
      mail: await of(before).mail.sign({ purpose: 'verify_email', subject: 'c-1' }, 60),
      view: await of(before).view.sign({ sub: id, uuid: id, operator: id, sid: id }),
    };
    const holds = async (secrets: Secrets) => {
      const { auth, mail, view } = of(secrets);
      return [
        (await auth.verify(signed.auth)).ok,
        (await mail.verify(signed.mail, 'verify_email')).ok,
        (await view.verify(signed.view.token)).ok,
      ];
    };
    expect(await holds(both)).toEqual([true, true, true]);
    expect(await holds(after)).toEqual([false, false, false]);
    expect(await holds(afterwards())).toEqual([false, false, false]);
  });

  test('name their key, and are signed by the secret in use at that moment', async () => {
    const secrets = deriveSecrets(NEW, [OLD]);
    const { auth } = of(secrets);
    secrets.use(before.keyId, 'named');
    const token = await auth.sign(claims);
    const [header = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      kid: before.keyId,
    });
    expect((await of(before).auth.verify(token)).ok).toBe(true);
    secrets.use(after.keyId, 'named');
    expect((await of(after).auth.verify(await auth.sign(claims))).ok).toBe(true);
  });

  test('that end mails hold after their secret is gone; no other link does', async () => {
    const { mail } = of(before);
    const unsubscribe = await mail.sign({ purpose: 'unsubscribe', subject: 'c-1' }, 60);
    const verify = await mail.sign({ purpose: 'verify_email', subject: 'c-1' }, 60);
    const then = of(afterwards()).mail;
    expect((await then.verify(unsubscribe, 'unsubscribe')).ok).toBe(true);
    expect((await then.verify(unsubscribe, 'verify_email')).ok).toBe(false);
    expect((await then.verify(verify, 'verify_email')).ok).toBe(false);
    expect((await of(after).mail.verify(unsubscribe, 'unsubscribe')).ok).toBe(false);
  });
});
