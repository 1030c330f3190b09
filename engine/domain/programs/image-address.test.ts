import { expect, test } from 'vitest';
import { encodedWidths, sourceSet } from './image-address.ts';

test('a picture is encoded in widths up to its own, and up to that of a large card', () => {
  expect(encodedWidths(320)).toEqual([320]);
  expect(encodedWidths(700)).toEqual([320, 640, 700]);
  expect(encodedWidths(960)).toEqual([320, 640, 960]);
  expect(encodedWidths(6000)).toEqual([320, 640, 960, 1280]);
});

test('a set of sources names each width with its address', () => {
  expect(sourceSet({ slug: 'acme', hash: 'abc', encoding: 'avif' }, 500)).toBe(
    '/assets/images/acme/abc/320.avif 320w,/assets/images/acme/abc/500.avif 500w',
  );
});
