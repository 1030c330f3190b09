import { expect, test } from 'vitest';
import { beginHistory, doStep, type History, MOST_STEPS, redo, undo } from './history.ts';

const doneOf = (...states: string[]): History<string> =>
  states.reduce((history, state) => doStep(history, state), beginHistory('first'));

test('steps are taken back in their order and done again', () => {
  const history = doneOf('one', 'two');
  expect(undo(history).present).toBe('one');
  expect(undo(undo(history)).present).toBe('first');
  expect(redo(undo(undo(history))).present).toBe('one');
  expect(redo(redo(undo(undo(history))))).toMatchObject({ present: 'two', future: [] });
});

test('where there is nothing to take back or to do again, nothing changes', () => {
  const history = doneOf('one');
  expect(redo(history)).toBe(history);
  const begun = beginHistory('first');
  expect(undo(begun)).toBe(begun);
});

test('something new after taking back replaces what was taken back', () => {
  const history = doStep(undo(doneOf('one', 'two')), 'other');
  expect(redo(history)).toBe(history);
  expect(undo(history).present).toBe('one');
});

test('what is done under one name is one step, until something else is done', () => {
  let history = beginHistory('');
  for (const typed of ['a', 'ab', 'abc']) history = doStep(history, typed, 'title');
  history = doStep(history, 'abc!', 'description');
  history = doStep(history, 'abcd!', 'title');
  expect(undo(history).present).toBe('abc!');
  expect(undo(undo(history)).present).toBe('abc');
  expect(undo(undo(undo(history))).present).toBe('');
});

test('typing on after taking back is a step of its own', () => {
  const typed = doStep(doStep(beginHistory('a'), 'ab', 'title'), 'abc', 'title');
  const again = doStep(redo(undo(typed)), 'abcd', 'title');
  expect(undo(again).present).toBe('abc');
});

test('what changes nothing is no step, and the oldest steps are forgotten', () => {
  const history = beginHistory('first');
  expect(doStep(history, 'first')).toBe(history);
  let many = beginHistory(0);
  for (let step = 1; step <= MOST_STEPS + 5; step++) many = doStep(many, step);
  expect(many.past).toHaveLength(MOST_STEPS);
});
