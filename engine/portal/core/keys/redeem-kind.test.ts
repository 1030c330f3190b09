import { describe, expect, test } from 'vitest';
import { redeemKind } from './redeem-kind.ts';

describe('where a key is entered', () => {
  test.each([
    [{ platform: 'PC', label: 'PC (Steam), everywhere' }, 'steam'],
    [{ platform: 'PlayStation 5' }, 'playstation'],
    [{ platform: 'Xbox Series X|S' }, 'xbox'],
    [{ platform: 'Nintendo Switch' }, 'nintendo'],
    [{ platform: 'Bungie account' }, 'bungie'],
    [{ platform: 'SHiFT skin' }, 'shift'],
  ])('is read from %o: %s', (key, kind) => {
    expect(redeemKind(key)).toBe(kind);
  });

  test('is left general where the platform is not known', () => {
    expect(redeemKind({ platform: 'PC' })).toBe('other');
    expect(redeemKind({ platform: 'Web store' })).toBe('other');
  });
});
