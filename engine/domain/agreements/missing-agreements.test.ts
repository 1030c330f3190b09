import { expect, test } from 'vitest';
import { missingAgreements } from './missing-agreements.ts';

const versions = { coc_accepted: '2', confirmed_18: 'age-18' };

test('an agreement that was accepted in an older version is missing', () => {
  const accepted = [
    { agreement: 'coc_accepted', version: '1' },
    { agreement: 'confirmed_18', version: 'age-18' },
  ];
  expect(missingAgreements(['coc_accepted', 'confirmed_18'], versions, accepted, {})).toEqual([
    { agreement: 'coc_accepted', version: '2' },
  ]);
});

test('what is accepted with the call is not missing, and only that', () => {
  expect(
    missingAgreements(['coc_accepted', 'confirmed_18'], versions, [], { coc_accepted: true }),
  ).toEqual([{ agreement: 'confirmed_18', version: 'age-18' }]);
  expect(missingAgreements(['coc_accepted'], versions, [], { coc_accepted: undefined })).toEqual([
    { agreement: 'coc_accepted', version: '2' },
  ]);
});

test('what the program does not ask for is never missing, and nothing is named twice', () => {
  expect(missingAgreements(['confirmed_in_approved_country'], versions, [], {})).toEqual([]);
  expect(missingAgreements(['toString'], versions, [], {})).toEqual([]);
  expect(missingAgreements(['confirmed_18', 'confirmed_18'], versions, [], {})).toHaveLength(1);
});
