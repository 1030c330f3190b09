import { expect, test } from 'vitest';
import { readTags } from './read-tags.ts';

test('tags are parted by commas, each once as it was first spelled', () => {
  expect(readTags(' Speedrunner,  press   list ,, speedrunner,')).toEqual([
    'Speedrunner',
    'press list',
  ]);
  expect(readTags('一、二，三')).toEqual(['一', '二', '三']);
  expect(readTags(' , ')).toEqual([]);
});
