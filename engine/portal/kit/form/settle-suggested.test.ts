import { expect, test } from 'vitest';
import { settleSuggested } from './settle-suggested.ts';

const known = { title: 'First night', content_type: 'video' };

test('what nobody answered is filled in', () => {
  const typed = { url: 'https://youtu.be/a', title: '', content_type: '' };
  expect(settleSuggested(typed, {}, known)).toEqual({ changes: known, given: known });
});

test('what somebody answered stays, and is not taken for a suggestion later', () => {
  const typed = { title: 'Mine', content_type: '' };
  const { changes, given } = settleSuggested(typed, {}, known);
  expect(changes).toEqual({ content_type: 'video' });
  expect(given).toEqual({ content_type: 'video' });
});

test('another address changes what the one before filled in, and takes back what it does not say', () => {
  const changed = settleSuggested({ ...known }, known, { content_type: 'short' });
  expect(changed).toEqual({
    changes: { title: '', content_type: 'short' },
    given: { content_type: 'short' },
  });
  const own = settleSuggested({ title: 'Mine', content_type: 'video' }, known, {});
  expect(own.changes).toEqual({ content_type: '' });
});

test('the same suggestion changes nothing', () => {
  expect(settleSuggested({ ...known }, known, known)).toEqual({ changes: {}, given: known });
});
