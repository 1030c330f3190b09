import { expect, test } from 'vitest';
import { encodedWidths, imageSources } from './image-address.ts';

test('a picture is encoded in widths up to its own, and up to that of key art', () => {
  expect(encodedWidths(320)).toEqual([320]);
  expect(encodedWidths(700)).toEqual([320, 640, 700]);
  expect(encodedWidths(960)).toEqual([320, 640, 960]);
  expect(encodedWidths(6000)).toEqual([320, 640, 960, 1280, 1920]);
});

test('a picture’s sources name each width of each encoding with its address', () => {
  expect(imageSources('/assets/programs/acme/abc/art/key.jpg', 500)).toEqual([
    {
      type: 'image/avif',
      srcSet: '/assets/images/acme/abc/320.avif 320w,/assets/images/acme/abc/500.avif 500w',
    },
    {
      type: 'image/webp',
      srcSet: '/assets/images/acme/abc/320.webp 320w,/assets/images/acme/abc/500.webp 500w',
    },
  ]);
});

test('a drawing, and what is no asset, has none', () => {
  expect(imageSources('/assets/programs/acme/abc/key.svg', 500)).toEqual([]);
  expect(imageSources('/elsewhere.png', 500)).toEqual([]);
});
