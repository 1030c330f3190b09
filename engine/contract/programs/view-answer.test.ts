import { expect, test } from 'vitest';
import { isViewAnswer } from './view-answer.ts';

const view = {
  ...{ status: 200, locale: 'en', layout: 'default' },
  ...{ theme: {}, content: { kind: 'site' }, messages: {} },
};

test('an address shows something or leads elsewhere', () => {
  expect(isViewAnswer({ view })).toBe(true);
  expect(isViewAnswer({ redirect: '/programs' })).toBe(true);
});

test.each([
  undefined,
  null,
  'A page of a proxy',
  {},
  { redirect: 1 },
  { view: null },
  { view: { ...view, content: null } },
  { view: { ...view, locale: undefined } },
])('%j is no such answer', (answer) => {
  expect(isViewAnswer(answer)).toBe(false);
});
