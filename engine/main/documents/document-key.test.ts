import { expect, test } from 'vitest';
import type { AskedAddress } from '#domain/routing/asked-address.ts';
import { addressOf } from './document-key.ts';

const at = (path: string): AskedAddress => ({ host: { kind: 'portal', local: false }, path });

test('all that stands below the console is one document, whatever its address names', () => {
  expect(addressOf(at('/operator/sega/inbox'))).toBe(addressOf(at('/operator')));
  expect(addressOf(at('/operator/anything/else'))).toBe(addressOf(at('/operator')));
  expect(addressOf(at('/operators'))).not.toBe(addressOf(at('/operator')));
});

test('pages that are told apart by the server stay apart', () => {
  expect(addressOf(at('/programs/sega'))).not.toBe(addressOf(at('/programs/marathon')));
  expect(
    addressOf({ host: { kind: 'unknown' }, path: '/operator' } as AskedAddress),
  ).toBeUndefined();
});
