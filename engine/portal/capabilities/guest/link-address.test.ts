import { expect, test } from 'vitest';
import { linkFault, linkToken } from './link-address.ts';

test('the token of a guest link is the last part of its address', () => {
  expect(linkToken('/activations/acme/T0k-en_1')).toBe('T0k-en_1');
  expect(linkToken('/quests/acme/T0k-en_1/')).toBe('T0k-en_1');
  expect(linkToken('/activations/acme')).toBe('');
});

test('a shortened link is as unknown as an invented one, and other faults are not the link’s', () => {
  expect(linkFault('REQUEST_INVALID')).toBe('unknown');
  expect(linkFault('GUEST_LINK_UNKNOWN')).toBe('unknown');
  expect(linkFault('GUEST_LINK_EXPIRED')).toBe('expired');
  expect(linkFault('GUEST_LINK_REVOKED')).toBe('revoked');
  expect(linkFault('GUEST_LINK_USED_UP')).toBe('used_up');
  expect(linkFault('GUEST_LINK_MERGED')).toBe('merged');
  expect(linkFault('NETWORK')).toBeUndefined();
});
