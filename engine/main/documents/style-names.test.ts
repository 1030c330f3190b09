import { expect, test } from 'vitest';
import { styleFiles, styleNames } from './style-names.ts';

test('a document names style sheets without what their paths share', () => {
  const files = ['/assets/B6UFpC.css', '/assets/C-vr_9.css'];
  expect(styleNames(files)).toBe('B6UFpC C-vr_9');
  expect(styleFiles(styleNames(files))).toEqual(files);
});

test('a document without style sheets names none', () => {
  expect(styleFiles(styleNames([]))).toEqual([]);
});
