import { expect, test } from 'vitest';
import type { Speak } from '../../base/i18n/use-words.ts';
import { addErrorWords, errorText } from './error-text.ts';

const say = (({ id }: { readonly id: string }) => id) as Speak;

test('a code whose sentence only some pages bring is said in words once they brought it', () => {
  const error = { code: 'ROLE_INSUFFICIENT', message: 'As the API says it.' };
  expect(errorText(error, say)).toBe('As the API says it.');
  addErrorWords({ ROLE_INSUFFICIENT: { id: 'operator-error.ROLE_INSUFFICIENT' } });
  expect(errorText(error, say)).toBe('operator-error.ROLE_INSUFFICIENT');
  expect(errorText({ code: 'NOT_ALLOWED', message: '' }, say)).toBe('error.NOT_ALLOWED');
});
