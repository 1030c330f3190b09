import { describe, expect, test } from 'vitest';
import { stackToasts } from './toast-stack.ts';

const shifts = (...stack: Parameters<typeof stackToasts>) =>
  stackToasts(...stack).places.map(({ shift }) => shift);

describe('an expanded stack', () => {
  test('moves each toast by the height and 16 px of every toast before it', () => {
    expect(shifts([60, 80, 100], 'top', 'expanded')).toEqual([212, 116, 0]);
  });

  test('grows upwards from the bottom', () => {
    expect(shifts([60, 80, 100], 'bottom', 'expanded')).toEqual([-212, -116, 0]);
  });

  test('shows every toast in full size', () => {
    const { places } = stackToasts([60, 80, 100], 'bottom', 'expanded');
    expect(places.map(({ scale }) => scale)).toEqual([1, 1, 1]);
  });

  test('is as high as its toasts and the gaps between them', () => {
    expect(stackToasts([60, 80, 100], 'bottom', 'expanded').height).toBe(272);
  });
});

describe('a collapsed stack', () => {
  test('lets each toast peep out 16 px behind the one before it', () => {
    expect(shifts([60, 80, 100], 'top', 'collapsed')).toEqual([32, 16, 0]);
    expect(shifts([60, 80, 100], 'bottom', 'collapsed')).toEqual([-32, -16, 0]);
  });

  test('shrinks each by 0.05 for every toast before it', () => {
    const { places } = stackToasts([60, 80, 100], 'bottom', 'collapsed');
    expect(places.map(({ scale }) => scale)).toEqual([0.9, 0.95, 1]);
  });

  test('takes on the height of the front toast, which is the last', () => {
    expect(stackToasts([60, 80, 100], 'bottom', 'collapsed').frontHeight).toBe(100);
  });
});

test('no toast takes no room', () => {
  expect(stackToasts([], 'top', 'expanded')).toEqual({ places: [], height: 0, frontHeight: 0 });
});
