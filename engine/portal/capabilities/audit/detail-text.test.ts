import { expect, test } from 'vitest';
import { detailText, readDetails } from './detail-text.ts';

test('a value is told as text, and what is nested as JSON', () => {
  expect(detailText('accepted')).toBe('accepted');
  expect(detailText(0)).toBe('0');
  expect(detailText(false)).toBe('false');
  expect(detailText(['a', 2])).toBe('a, 2');
  expect(detailText({ rows: 3 })).toBe('{\n  "rows": 3\n}');
  expect(detailText([{ id: 1 }])).toBe('[\n  {\n    "id": 1\n  }\n]');
});

test('nothing is no text', () => {
  expect([null, undefined, '', []].map(detailText)).toEqual(Array(4).fill(undefined));
});

test('what changed stands side by side, and is not told a second time', () => {
  const details = { email: 'ada@example.com', from_role: null, to_role: 'owner' };
  expect(readDetails({ details, before: { role: null }, after: { role: 'owner' } })).toEqual({
    changes: [{ name: 'role', before: null, after: 'owner' }],
    facts: [['email', 'ada@example.com']],
  });
});

test('where only one side is known, all of it is facts', () => {
  const details = { to_state: 'accepted' };
  expect(readDetails({ details, before: null, after: null })).toEqual({
    changes: [],
    facts: [['to_state', 'accepted']],
  });
});
