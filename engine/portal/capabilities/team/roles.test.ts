import { expect, test } from 'vitest';
import { giverName } from './roles.ts';

const ADA = 'a1fa0000-0000-4000-8000-00000000000a';
const nameOf = (id: string) => (id === ADA ? 'Ada' : undefined);

test('who gave something is told by name, by what they are, or as the command line has it', () => {
  expect(giverName(ADA, nameOf, 'Somebody who has left')).toBe('Ada');
  expect(giverName(ADA.replace('a1fa', 'be7a'), nameOf, 'Somebody who has left')).toBe(
    'Somebody who has left',
  );
  expect(giverName('root', nameOf, 'Somebody who has left')).toBe('root');
});
