import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  identityKind,
  loginIdentity,
  visitorIdentity,
} from '../../credentials/credential-identities.ts';
import { deriveSecrets } from '../../secrets/secrets.ts';
import type { CredentialHolder } from './credential-holder.ts';
import { issueCredentials, openCredentials } from './credential-tokens.ts';

const secrets = deriveSecrets('a secret for the tests of credentials, long enough');
const others = deriveSecrets('another secret, which another server has, long enough');
const NOW = new Date('2026-11-21T12:00:00Z');
const holder = {
  kind: 'creator',
  program_uuid: 'p-1',
  creator_id: 'c-1',
  session_id: 's-1',
} as const satisfies CredentialHolder;

test('a session token says whose it is to the server that gave it, and to no other', () => {
  const issued = issueCredentials(secrets, holder, NOW);
  expect(openCredentials(secrets, issued.session_token)).toEqual({ ...issued, holder });
  expect(openCredentials(others, issued.session_token)).toBeUndefined();
  expect(issued.session_token).not.toContain(Buffer.from('c-1').toString('base64url'));
});

test('a sealed value of another purpose is no session token', () => {
  const plain = JSON.stringify({ access_key_id: 'ASIA1', expires: 1, holder });
  const sealed = secrets.encrypt(plain, 'game_keys.key').toString('base64url');
  expect(openCredentials(secrets, sealed)).toBeUndefined();
});

test('what was changed, cut off or made up opens nothing', () => {
  const { session_token } = issueCredentials(secrets, holder, NOW);
  const places = fc.nat({ max: session_token.length - 2 });
  fc.assert(
    fc.property(places, (at) => {
      const other = session_token[at] === 'A' ? 'B' : 'A';
      const changed = session_token.slice(0, at) + other + session_token.slice(at + 1);
      expect(openCredentials(secrets, changed)).toBeUndefined();
      expect(openCredentials(secrets, session_token.slice(0, at))).toBeUndefined();
    }),
  );
  const garbage = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.constant(''));
  fc.assert(fc.property(garbage, (text) => openCredentials(secrets, text) === undefined));
});

test('an identity proves its kind, and differs for each person, program and server', () => {
  const ids = [
    loginIdentity(secrets, holder),
    loginIdentity(secrets, { ...holder, creator_id: 'c-2' }),
    loginIdentity(secrets, { ...holder, program_uuid: 'p-2' }),
    loginIdentity(secrets, { ...holder, kind: 'guest', guest_link_id: 'l', token_hash: 'c-1' }),
    loginIdentity(others, holder),
    visitorIdentity(secrets),
    visitorIdentity(secrets),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => identityKind(secrets, id))).toEqual([
    ...Array.from({ length: 4 }, () => 'login'),
    undefined,
    'visitor',
    'visitor',
  ]);
  expect(loginIdentity(secrets, { ...holder, session_id: 's-2' })).toBe(ids[0]);
  fc.assert(fc.property(fc.string(), (id) => identityKind(secrets, id) === undefined));
});
