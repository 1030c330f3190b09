import { describe, expect, test } from 'vitest';
import { answeredCountry, countryConflict, countryDoubts } from './approved-country.ts';

const ASKED = { agreements: { confirmed_in_approved_country: { countries: ['US', 'CA'] } } };

describe('the agreement to live in an approved country', () => {
  test('is contradicted by a profile or an answer of another one', () => {
    const profile = { source: 'profile', country: 'DE', countries: ['US', 'CA'] };
    expect(countryConflict(ASKED, { profile: 'DE' })).toEqual(profile);
    expect(countryConflict(ASKED, { profile: 'DE', answer: 'US' })).toEqual(profile);
    expect(countryConflict(ASKED, { profile: 'CA', answer: 'FR' })).toMatchObject({
      source: 'answer',
      country: 'FR',
    });
  });

  test('is contradicted by nothing where no country is known, or the program does not ask', () => {
    expect(countryConflict(ASKED, { profile: null })).toBeUndefined();
    expect(countryConflict(ASKED, { profile: 'US', answer: 'CA' })).toBeUndefined();
    expect(countryConflict({ agreements: {} }, { profile: 'DE' })).toBeUndefined();
    expect(countryConflict({}, { profile: 'DE' })).toBeUndefined();
  });

  test('operators see every doubt, also where only profile and answer differ', () => {
    expect(countryDoubts(ASKED, { profile: 'CA', answer: 'FR' })).toEqual([
      'answer_not_approved',
      'answer_differs',
    ]);
    expect(countryDoubts(ASKED, { profile: 'JP' })).toEqual(['profile_not_approved']);
    expect(countryDoubts({}, { profile: 'JP', answer: 'DE' })).toEqual(['answer_differs']);
    expect(countryDoubts(ASKED, { profile: null, answer: 'US' })).toEqual([]);
  });
});

test('of a form counts the first answer to a question for a country', () => {
  const form = [
    { name: 'about', type: 'text' },
    { name: 'home', type: 'country' },
    { name: 'second', type: 'country' },
  ] as const;
  expect(answeredCountry(form, { about: 'US', second: 'FR' })).toBe('FR');
  expect(answeredCountry(form, { home: 'CA', second: 'FR' })).toBe('CA');
  expect(answeredCountry(form, {})).toBeUndefined();
});
