import { expect, test } from 'vitest';
import type { Block } from '#contract/programs/program.ts';
import { shownIcons } from './shown-icons.ts';

const items = ['tabler:flag', 'tabler:key'].map((icon) => ({ title: icon, text: 'A text.', icon }));
const icons = (block: object) => [...shownIcons([block as Block])];

test.each([
  [undefined, ['tabler:flag', 'tabler:key']],
  ['bento', ['tabler:flag']],
  ['index', []],
])('benefits that look %s show %o', (look, shown) => {
  expect(icons({ kind: 'benefits', look, title: 'Benefits', items })).toEqual(shown);
});

test.each([
  [undefined, ['tabler:flag', 'tabler:key']],
  ['numerals', []],
  ['log', []],
])('steps that look %s show %o', (look, shown) => {
  expect(icons({ kind: 'steps', look, title: 'Steps', items })).toEqual(shown);
});

test('resources show theirs, and blocks without items none', () => {
  const resources = [{ title: 'Logos', text: 'All of them.', to: '/logos', icon: 'tabler:photo' }];
  expect(icons({ kind: 'resources', title: 'Resources', items: resources })).toEqual([
    'tabler:photo',
  ]);
  expect(icons({ kind: 'hero', title: 'Hello' })).toEqual([]);
});
