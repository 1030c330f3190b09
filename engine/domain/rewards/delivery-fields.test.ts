import { expect, test } from 'vitest';
import { checkAnswers } from '../forms/check-answers.ts';
import { type Deliverable, deliveryFields } from './delivery-fields.ts';

const names = (reward: Deliverable) => deliveryFields(reward).map(({ name }) => name);

test('what is sent asks for an address, what is paid out for an account, the rest for nothing', () => {
  expect(names({ kind: 'merchandise' })).toEqual([
    ...['recipient', 'street', 'addition', 'postal_code', 'city', 'region', 'country'],
  ]);
  expect(names({ kind: 'cash' })).toEqual(['account_holder', 'account']);
  for (const kind of ['digital', 'key', 'experience'] as const) expect(names({ kind })).toEqual([]);
});

test('a size is chosen of those there are, and a country of those it is sent to', () => {
  const fields = deliveryFields({ kind: 'merchandise', sizes: ['S', 'L'], countries: ['US'] });
  const address = { recipient: 'M', street: '1', city: 'C', country: 'US', size: 'L' };
  expect(checkAnswers(fields, address).faults).toEqual([]);
  const wrong = checkAnswers(fields, { ...address, size: 'M', country: 'DE' }).faults;
  expect(wrong.map(({ field, code }) => [field, code])).toEqual([
    ['size', 'not_an_option'],
    ['country', 'not_an_option'],
  ]);
});
