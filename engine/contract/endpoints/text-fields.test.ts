import { describe, expect, test } from 'vitest';
import { plainName, shortName } from './characters.ts';
import { moment } from './fields.ts';
import { line, paragraphs, personName, webAddress } from './text-fields.ts';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('names of people', () => {
  test.each([
    ['Olivia', 'Olivia'],
    ['  Zoë   Müller ', 'Zoë Müller'],
    ['Zoe\u0308', 'Zoë'],
    ['محمد\u200cرضا', 'محمد\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d👩\u200d👧 family', '👩\u200d👩\u200d👧 family'],
    ['❤\ufe0f Maya', '❤\ufe0f Maya'],
    ['玉木\u3000宏', '玉木 宏'],
  ])('%j is kept as %j', (name, kept) => {
    expect(personName.parse(name)).toBe(kept);
  });

  test.each([
    ['a directional override', 'Maya\u202egnp.exe'],
    ['an isolate', '\u2066Maya\u2069'],
    ['a zero-width space alone', '\u200b'],
    ['a zero-width space inside', 'Ma\u200bya'],
    ['a joiner between Latin letters', 'Ma\u200dya'],
    ['a filler that counts as a letter', '\u3164'],
    ['a soft hyphen', 'Ma\u00adya'],
    ['a line separator', 'Ma\u2028ya'],
    ['a control character', 'Ma\u0007ya'],
    ['half a character', 'Maya\ud83d'],
    ['a tower of marks', `M${'\u0301'.repeat(20)}`],
    ['tags', 'Maya\u{e0041}\u{e0042}'],
    ['nothing', '   '],
  ])('%s is refused, and taken out of what a provider tells', (_what, name) => {
    expect(takes(personName, name)).toBe(false);
    const told = plainName(name);
    expect(told === '' || takes(personName, told), JSON.stringify(told)).toBe(true);
  });

  test('a long name is cut at a whole character', () => {
    expect(shortName(`${'a'.repeat(59)}😀`)).toBe('a'.repeat(59));
  });
});

test.each([
  'https://www.youtube.com@evil.example/watch',
  'https://user:pass@video.example/',
  'https://@video.example/',
  'https://video.example/\u202egnp.exe',
  'https://video.example/a\ud83d',
  'https://video.example/a\u0000',
  'https:\\\\video.example/',
  'https:video.example',
  'ftp://video.example/',
])('%j is no address that says where it leads', (address) => {
  expect(takes(webAddress, address)).toBe(false);
});

test.each(['https://video.example/@maya', 'http://a.example:8080/x?at=a@b.example#c'])(
  '%j is an address',
  (address) => expect(webAddress.parse(address)).toBe(address),
);

test('lines and paragraphs show something, and turn nothing around', () => {
  for (const kind of [line(100), paragraphs(100)]) {
    for (const wrong of ['\u200b\u2060', 'a\u202eb', 'a\u2067b', 'a\udc00', 'a\u0000'])
      expect(takes(kind, wrong), JSON.stringify(wrong)).toBe(false);
    for (const right of ['שלום \u200f(1)', 'می\u200cخواهم', '👩\u200d🚀', 'a\u00a0b'])
      expect(takes(kind, right), JSON.stringify(right)).toBe(true);
  }
  expect([takes(line(9), 'a\nb'), takes(paragraphs(9), 'a\n\tb')]).toEqual([false, true]);
});

test.each([
  ['0000-01-01T00:00:00Z', false],
  ['1969-12-31T23:59:59Z', false],
  ['2026-02-30T00:00:00Z', false],
  ['+012026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00+02:00', false],
  [`2026-01-01T00:00:00.${'1'.repeat(30)}Z`, false],
  ['1970-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59.999Z', true],
])('the moment %s is one: %s', (value, right) => {
  expect(takes(moment, value)).toBe(right);
});
