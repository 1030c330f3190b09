import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('a class is called by the end of its hash, the same one always the same', () => {
  const name = classNames();
  expect(name({ hash: '1lmnkik0' })).toBe('mnkik0');
  expect(name({ hash: '1lmnkik0' })).toBe('mnkik0');
});

test('two classes are never called the same', () => {
  const name = classNames();
  name({ hash: '1lmnkik0' });
  expect(() => name({ hash: '9abnkik0' })).toThrow(
    'The classes 1lmnkik0 and 9abnkik0 would both be called mnkik0.',
  );
});
