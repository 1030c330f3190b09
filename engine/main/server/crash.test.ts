import { expect, test } from 'vitest';
import { crashText } from './crash.ts';

test('a crash has message, stack and causes, and nothing else that hangs on an error', () => {
  const refused = Object.assign(new Error('WRONGPASS'), {
    ...{ code: 'ERR', command: { name: 'auth', args: ['hunter22'] } },
  });
  const text = crashText(new Error('Redis is away.', { cause: refused }));
  expect(text).toMatch(/^Error: Redis is away\.\n {4}at .+crash\.test\.ts/);
  expect(text).toMatch(/\n {2}caused by Error: WRONGPASS\n/);
  expect(text).toContain('{"code":"ERR"}');
  expect(text).not.toContain('hunter22');
  expect(crashText(new AggregateError([refused], 'All failed.'))).toMatch(/caused by Error: WRONG/);
  expect(crashText('only a text')).toBe('only a text');
});
