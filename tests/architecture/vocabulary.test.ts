import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as campaign from '#contract/vocabulary/campaign-words.ts';
import * as review from '#contract/vocabulary/review-words.ts';
import * as state from '#contract/vocabulary/state-words.ts';

const lists = Object.entries({ ...campaign, ...review, ...state });
/** A list of words as it is written; the same words in another order say something of their own. */
const LIST = /\[\s*('[a-z_]+'(?:,\s*'[a-z_]+')+),?\s*\]/g;
const UNION = /(?<!\| *)'[a-z_]+'(?:\s*\|\s*'[a-z_]+')+/g;

const wordsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
const writtenIn = (text: string) => {
  const written = new Set([...text.matchAll(LIST)].map(([list]) => wordsIn(list).join()));
  const unions = new Set([...text.matchAll(UNION)].map(([union]) => wordsIn(union).sort().join()));
  return lists.filter(
    ([, words]) => written.has(words.join()) || unions.has([...words].sort().join()),
  );
};

const sources = readdirSync('engine', { recursive: true, encoding: 'utf8' })
  .map((file) => join('engine', file))
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/generated\/|\/vocabulary\//.test(file));

test('no closed list of words is written a second time', () => {
  const again = sources.flatMap((file) =>
    writtenIn(readFileSync(file, 'utf8')).map(
      ([name]) => `${file} writes ${name} again: import it from contract/vocabulary`,
    ),
  );
  expect(again).toEqual([]);
});
