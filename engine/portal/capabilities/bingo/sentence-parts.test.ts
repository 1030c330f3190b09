import { expect, test } from 'vitest';
import { gap, sentenceParts } from './sentence-parts.ts';

test('a sentence comes apart at its gaps, wherever they stand', () => {
  const parts = sentenceParts(`${gap('name')} hat es um ${gap('time')} markiert`);
  expect(parts.map(({ text, name }) => (name === undefined ? text : { name }))).toEqual([
    { name: 'name' },
    ' hat es um ',
    { name: 'time' },
    ' markiert',
  ]);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(4);
});

test('a sentence without gaps stays whole', () => {
  expect(sentenceParts('Nothing yet').map(({ text }) => text)).toEqual(['Nothing yet']);
});
