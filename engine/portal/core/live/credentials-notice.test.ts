import { expect, test } from 'vitest';
import { CREDENTIALS_ERRORS, CredentialsError } from '../../base/session/credentials-error.ts';
import { credentialsFault, tellCredentialsFault } from './credentials-fault.ts';
import { CREDENTIALS_NOTICES } from './credentials-notice.ts';

test('each of the five errors is said in words, with a way that leads on', () => {
  expect(Object.keys(CREDENTIALS_NOTICES).sort()).toEqual(Object.keys(CREDENTIALS_ERRORS).sort());
  for (const [code, { word, way }] of Object.entries(CREDENTIALS_NOTICES)) {
    expect(word.message, code).toMatch(way === 'sign_in' ? /sign in/i : /try again/i);
    expect(['sign_in', 'reload']).toContain(way);
  }
});

test('what else goes wrong while signing is no error of the identity service', () => {
  credentialsFault.set(() => undefined); // suites of a worker share it
  tellCredentialsFault(new Error('NETWORK_ERROR'));
  expect(credentialsFault.get()).toBeUndefined();
  tellCredentialsFault(new CredentialsError('INVALID_ID_TOKEN'));
  expect(credentialsFault.get()).toBe('INVALID_ID_TOKEN');
  credentialsFault.set(() => undefined);
});
