import { describe, expect, test } from 'vitest';
import { readPointer, readProfile, readStatistics } from './provider-profile.ts';
import type { OfferedProvider, ProviderDescriptor } from './providers.ts';

type Pointers = ProviderDescriptor['profile'];
const EVERYTHING: Pointers = {
  id: '/id',
  name: '/name',
  email: '/email',
  email_verified: '/verified',
  picture: '/picture',
  country: '/country',
};
const provider = (profile: Pointers, insecure?: true): OfferedProvider => ({
  descriptor: {
    id: 'sample',
    name: 'Sample',
    icon: 'tabler:users',
    protocol: 'oauth2',
    scopes: [],
    profile,
  },
  clientId: 'id',
  clientSecret: 'secret',
  ...(insecure ? { insecure } : {}),
});
const read = (answer: object, profile = EVERYTHING) =>
  readProfile(provider(profile), { id: '7', ...answer });

describe('a JSON pointer', () => {
  const value = { a: [{ 'b/c': { 'd~e': 5 } }], '': 1, nothing: null };

  test.each([
    ['/a/0/b~1c/d~0e', 5],
    ['/', 1],
    ['/nothing', null],
    ['', value],
    ['/a/1', undefined],
    ['/a/length/x', undefined],
    ['/nothing/x', undefined],
    ['/constructor/name', undefined],
    ['/__proto__', undefined],
    [undefined, undefined],
  ])('%s leads to what stands there', (pointer, expected) => {
    expect(readPointer(value, pointer)).toEqual(expected);
  });
});

describe('a profile', () => {
  test('needs a subject and nothing else', () => {
    expect(read({}, { id: '/id' })).toEqual({
      provider: 'sample',
      subject: '7',
      name: '7',
      email_verified: false,
    });
    for (const id of [undefined, null, '', '  ', {}, Number.NaN])
      expect(() => read({ id })).toThrow(/nothing at \/id/);
  });

  test('takes a subject that is a number', () => {
    expect(read({ id: 12_345_678_901 }).subject).toBe('12345678901');
  });

  test('has a clean name', () => {
    expect(read({ name: ' Ada\u0000\nLovelace ' }).name).toBe('Ada Lovelace');
    expect(read({ name: 'x'.repeat(501) }).name).toBe('7');
  });

  test.each([
    ['a@b.example\r\nBcc: evil@e.example'],
    ['a@b.example, evil@e.example'],
    ['Ada <a@b.example>'],
    ['a@b'],
    ['a@b@c.example'],
    [`${'a'.repeat(65)}@b.example`],
    [`a@${'b'.repeat(250)}.example`],
  ])('has no e-mail address where it reads %j', (email) => {
    const profile = read({ email, verified: true });
    expect(profile).not.toHaveProperty('email');
    expect(profile.email_verified).toBe(false);
  });

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['yes', false],
    [1, false],
    [undefined, false],
  ])('with verified as %j has a verified address: %j', (verified, expected) => {
    const profile = read({ email: "o'hara+x@b.example", verified });
    expect([profile.email, profile.email_verified]).toEqual(["o'hara+x@b.example", expected]);
  });

  test('has no verified address where the descriptor does not say how to tell', () => {
    const profile = read({ email: 'a@b.example', verified: true }, { id: '/id', email: '/email' });
    expect(profile).toMatchObject({ email: 'a@b.example', email_verified: false });
  });

  test('has a picture from https only, but for the embedded provider', () => {
    expect(read({ picture: 'https://a.example/x y' }).picture).toBe('https://a.example/x%20y');
    for (const picture of ['http://a.example/x', 'javascript:alert(1)', 'data:,x', 'x'])
      expect(read({ picture })).not.toHaveProperty('picture');
    const embedded = provider(EVERYTHING, true);
    const answer = { id: '7', picture: 'http://localhost/x' };
    expect(readProfile(embedded, answer).picture).toBe('http://localhost/x');
  });

  test('has a picture whose address is put together, where there is one', () => {
    const profile = {
      ...EVERYTHING,
      picture_address: 'https://cdn.example/avatars/{id}/{picture}.png',
    };
    expect(read({ picture: '../a?b' }, profile).picture).toBe(
      'https://cdn.example/avatars/7/..%2Fa%3Fb.png',
    );
    expect(read({ picture: null }, profile)).not.toHaveProperty('picture');
  });

  test('has a country in capitals', () => {
    expect(read({ country: 'de' }).country).toBe('DE');
    expect(read({ country: 'Germany' })).not.toHaveProperty('country');
  });
});

test('figures are whole numbers that are told; anything else is left out', () => {
  const pointers = {
    endpoint: 'https://a.example',
    followers: '/a',
    average_views: '/b',
    average_viewers: '/c',
    uploads: '/d',
    community_size: '/e',
  };
  const answer = { a: '12', b: 3.7, c: -1, d: '1e9', e: null };
  const statistics = { followers: 12, average_views: 3 };
  expect(readStatistics(pointers, answer)).toEqual({ statistics });
  const named = { ...pointers, account_id: '/items/0/id' };
  expect(readStatistics(named, { ...answer, items: [] })).toEqual({ statistics });
  expect(readStatistics(named, { ...answer, items: [{ id: 'UC1' }] })).toEqual({
    ...{ statistics, account_id: 'UC1' },
  });
});
