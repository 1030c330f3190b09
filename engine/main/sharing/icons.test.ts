import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { draw } from './drawing/draw.ts';
import { iconSvg } from './icons.ts';

const square = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>',
).toString('base64')}`;

test.each([
  ['192.png', 192, [255, 0, 0]],
  ['512.png', 512, [255, 0, 0]],
  ['180.png', 180, [0, 0, 255]],
  ['maskable.png', 512, [0, 0, 255]],
] as const)('%s has its size, and a ground where a device cuts it', async (name, size, corner) => {
  const png = await draw({ kind: 'icon', svg: iconSvg(name, square, '#0000ff'), size });
  const { width, height, data } = PNG.sync.read(png);
  expect([width, height]).toEqual([size, size]);
  expect([...data.subarray(0, 3)]).toEqual(corner);
  const middle = (size / 2) * (size + 1) * 4;
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
});
