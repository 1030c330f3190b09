import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const askOften = (names: StatementNames, text: string) => {
  for (let time = 1; time < 30; time += 1) expect(names.nameOf(text)).toBeUndefined();
  return names.nameOf(text);
};

test('a statement has a name of its own from the thirtieth time on', () => {
  const names = new StatementNames();
  const first = askOften(names, 'select 1 where $1');
  expect(first).toBeTypeOf('string');
  expect(names.nameOf('select 1 where $1')).toBe(first);
  expect(askOften(names, 'select 2 where $1')).not.toBe(first);
});

test('names are few, however many texts are run often', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 200 }, (_, index) => askOften(names, `select ${index}`));
  expect(new Set(given.filter(Boolean)).size).toBe(150);
  expect(names.nameOf('select 0')).toBe(given[0]);
});
