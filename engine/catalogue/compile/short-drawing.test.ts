import { expect, test } from 'vitest';
import { drawingMarkup, isLineDrawing } from '#contract/icons/line-drawing.ts';
import { shortDrawing } from './short-drawing.ts';

const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

test('a path of lines is its data alone', () => {
  const body = `<path ${LINES} d="m3 6h18"/>`;
  expect(shortDrawing(body)).toBe('m3 6h18');
  expect(isLineDrawing('m3 6h18')).toBe(true);
  expect(drawingMarkup('m3 6h18')).toBe(body);
});

test.each([
  ['M4 4h2', 'm3 6l2 2', 'M4 4h2M3 6l2 2'],
  ['m4 4h2', 'm3.5-6 2 2z', 'M4 4h2M3.5-6l2 2z'],
  ['M4 4h2', 'm.5.5', 'M4 4h2M.5.5'],
  ['M4 4h2', 'm3,6,-2,2', 'M4 4h2M3,6l-2,2'],
  ['M4 4h2', 'm3 6-2 2', 'M4 4h2M3 6l-2 2'],
])('paths become one, each from where it began: %s and %s', (first, second, joined) => {
  const body = `<g ${LINES}><path d="${first}"/><path d="${second}"/></g>`;
  expect(shortDrawing(body)).toBe(joined);
});

test.each([
  '<path fill="currentColor" d="M17 3"/>',
  `<path ${LINES} opacity=".5" d="M17 3"/>`,
  `<g ${LINES}><path d="M1 1"/><circle r="1"/></g>`,
  `<path ${LINES} d="M1 1"/><path ${LINES} d="M2 2"/>`,
])('what is more than lines stays as it is: %s', (body) => {
  expect(shortDrawing(body)).toBe(body);
  expect(isLineDrawing(body)).toBe(false);
  expect(drawingMarkup(body)).toBe(body);
});
