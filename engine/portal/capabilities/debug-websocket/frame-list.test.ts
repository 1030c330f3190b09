import { expect, test } from 'vitest';
import {
  addFrame,
  clearList,
  EMPTY_LIST,
  filterLines,
  MOST_LINES,
  pauseList,
} from './frame-list.ts';

const frame = (text: string, direction: 'in' | 'out' = 'in') => ({ at: 0, direction, text });

test('a frame is listed with its type, its size in bytes and readable JSON', () => {
  const { lines } = addFrame(EMPTY_LIST, frame('{"type":"ka","word":"é"}'));
  expect(lines).toEqual([
    {
      id: 1,
      at: 0,
      direction: 'in',
      type: 'ka',
      size: 25,
      text: '{\n  "type": "ka",\n  "word": "é"\n}',
    },
  ]);
  expect(addFrame(EMPTY_LIST, frame('oops')).lines[0]).toMatchObject({ type: '?', text: 'oops' });
});

test('what proves who one is is cut short', () => {
  const token = 'eyJhbGciOiJFZERTQSJ9.secret.secret';
  const text = JSON.stringify({ type: 'subscribe', authorization: { Authorization: token } });
  const shown = addFrame(EMPTY_LIST, frame(text, 'out')).lines[0]?.text ?? '';
  expect(shown).toContain('eyJhbGciOiJF…');
  expect(shown).not.toContain('secret');
});

test('the newest is first, and the oldest make room', () => {
  let list = EMPTY_LIST;
  for (let at = 0; at < MOST_LINES + 5; at += 1)
    list = addFrame(list, { ...frame('{"type":"ka"}'), at });
  expect(list.lines).toHaveLength(MOST_LINES);
  expect(list.lines[0]?.at).toBe(MOST_LINES + 4);
  expect(list.lines.at(-1)?.at).toBe(5);
});

test('a paused list counts what it leaves out; a cleared one is empty', () => {
  const paused = pauseList(addFrame(EMPTY_LIST, frame('{"type":"ka"}')), true);
  const later = addFrame(paused, frame('{"type":"data"}'));
  expect([later.lines.length, later.missed]).toEqual([1, 1]);
  expect(pauseList(later, false).missed).toBe(0);
  expect(clearList(later).lines).toEqual([]);
});

test('lines are found by direction and text', () => {
  let list = addFrame(EMPTY_LIST, frame('{"type":"ka"}'));
  list = addFrame(list, frame('{"type":"subscribe","channel":"/Debug/a"}', 'out'));
  const types = (direction: 'both' | 'in' | 'out', text: string) =>
    filterLines(list.lines, direction, text).map(({ type }) => type);
  expect(types('both', '')).toEqual(['subscribe', 'ka']);
  expect(types('in', '')).toEqual(['ka']);
  expect(types('both', ' debug/A ')).toEqual(['subscribe']);
});
