import { expect, test } from 'vitest';
import { BOARD_SIZES } from '#domain/bingo/board-shape.ts';
import { fitText, HEIGHT, LINE, pictureLayout, WIDTH } from './picture-layout.ts';

test('the cells of every size stand within the picture, between head and foot', () => {
  for (const size of BOARD_SIZES) {
    const { cells, head, foot } = pictureLayout(size, 'ltr');
    expect(cells).toHaveLength(size * size);
    for (const { x, y, width, height } of cells) {
      expect(x).toBeGreaterThanOrEqual(head.x);
      expect(x + width).toBeLessThanOrEqual(WIDTH - head.x + 0.001);
      expect(y).toBeGreaterThan(head.y + head.height);
      expect(y + height).toBeLessThan(foot.y);
    }
    expect(foot.y + foot.height).toBeLessThan(HEIGHT);
  }
});

test('where reading goes to the left, the first cell stands on the right', () => {
  const [first, second] = pictureLayout(5, 'rtl').cells;
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  expect(first?.y).toBe(second?.y);
});

/** Every letter is half as wide as the type is high. */
const measure = (text: string, type: number) => text.length * type * 0.5;

test('a text takes the largest type in which its lines fit', () => {
  const { lines, type } = fitText(
    'Chat types in capitals',
    { width: 180, height: 180 },
    [60, 10],
    measure,
  );
  expect(lines.join(' ')).toBe('Chat types in capitals');
  expect(Math.max(...lines.map((line) => measure(line, type)))).toBeLessThanOrEqual(180);
  expect(lines.length * type * LINE).toBeLessThanOrEqual(180);
  const larger = fitText('Rain', { width: 180, height: 180 }, [60, 10], measure);
  expect(larger.type).toBeGreaterThan(type);
});

test('what does not fit at all ends in an ellipsis', () => {
  const { lines, type } = fitText(
    'one two three four five',
    { width: 30, height: 20 },
    [20, 10],
    measure,
  );
  expect(type).toBe(10);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/…$/);
});

test('a script without spaces breaks between its characters', () => {
  const { lines } = fitText('全員が同時に叫ぶ', { width: 40, height: 400 }, [20, 10], measure);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('全員が同時に叫ぶ');
});
