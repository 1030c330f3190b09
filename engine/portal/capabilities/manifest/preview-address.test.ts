import { expect, test } from 'vitest';
import { previewAddress, readPreview } from './preview-address.ts';

test('an address that asks for nothing sensible shows the first language, dark, on a desktop', () => {
  const usual = { width: 1440, locale: 'en', mode: 'dark', at: '' };
  expect(readPreview({}, ['en', 'de'])).toEqual(usual);
  const senseless = { width: '12', language: 'xx', mode: 'pink', moment: 'soon' };
  expect(readPreview(senseless, ['en', 'de'])).toEqual(usual);
});

test('a page is asked for in the language and mode that were chosen', () => {
  const preview = readPreview({ width: '360', language: 'de', mode: 'light' }, ['en', 'de']);
  expect(preview.width).toBe(360);
  expect(previewAddress('https://marquee.example/programs/acme', preview)).toBe(
    'https://marquee.example/programs/acme?locale=de&color_mode=light',
  );
});

test('a page is asked for as of a moment', () => {
  const preview = readPreview({ moment: '2026-12-01T18:00:00.000Z' }, ['en']);
  expect(previewAddress('https://marquee.example/programs/acme', preview)).toBe(
    'https://marquee.example/programs/acme?locale=en&color_mode=dark&at=2026-12-01T18%3A00%3A00.000Z',
  );
});
