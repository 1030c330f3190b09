import { expect, test } from 'vitest';
import { missingAgreements } from './missing-agreements.ts';

const refused = (agreements: unknown) => ({ code: 'AGREEMENTS_MISSING', extra: { agreements } });

test('a refusal for missing agreements names them, whatever their versions', () => {
  const agreements = [
    { agreement: 'coc_accepted', version: '2026-11-01' },
    { agreement: 'confirmed_18', version: '1' },
  ];
  expect(missingAgreements(refused(agreements))).toEqual(['coc_accepted', 'confirmed_18']);
});

test('another refusal, and one that names none, asks for no agreement', () => {
  const agreements = [{ agreement: 'coc_accepted', version: '1' }];
  expect(missingAgreements({ code: 'NOT_A_MEMBER', extra: { agreements } })).toBeUndefined();
  for (const named of [undefined, [], [null, {}, 'coc_accepted']])
    expect(missingAgreements(refused(named))).toBeUndefined();
});
