import { expect, test } from 'vitest';
import { addressFields } from './delivery-fields.ts';
import {
  answersTo,
  sameAddress,
  savedAddressExpiry,
  savedAddressesUnusedSince,
  stillFitting,
} from './saved-address.ts';

const ADDRESS = { recipient: 'Maya', street: '1 Any Street', city: 'Anyville', country: 'US' };

test('of a delivery the address is kept, and not the size', () => {
  expect(answersTo(addressFields(undefined), { ...ADDRESS, size: 'L' })).toEqual(ADDRESS);
});

test('what a form no longer takes is left out of what it is filled in with', () => {
  expect(stillFitting(addressFields(['US', 'DE']), ADDRESS)).toEqual(ADDRESS);
  const { country: _, ...elsewhere } = ADDRESS;
  expect(stillFitting(addressFields(['DE']), ADDRESS)).toEqual(elsewhere);
  expect(stillFitting(addressFields(undefined), { ...ADDRESS, fax: '1' })).toEqual(ADDRESS);
  expect(stillFitting([], ADDRESS)).toEqual({});
});

test('an address is the same whatever the order, and another with one more line', () => {
  expect(sameAddress(ADDRESS, Object.fromEntries(Object.entries(ADDRESS).reverse()))).toBe(true);
  expect(sameAddress(ADDRESS, { ...ADDRESS, addition: '2nd floor' })).toBe(false);
  expect(sameAddress({ ...ADDRESS, addition: '2nd floor' }, ADDRESS)).toBe(false);
});

test('it expires 730 days after it was used', () => {
  const used = new Date('2026-03-01T12:00:00Z');
  expect(savedAddressExpiry(used)).toEqual(new Date('2028-02-29T12:00:00Z'));
  expect(savedAddressesUnusedSince(new Date('2028-02-29T12:00:00Z'))).toEqual(used);
});
