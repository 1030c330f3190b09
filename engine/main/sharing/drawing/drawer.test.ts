import { afterAll, expect, test } from 'vitest';
import { Drawer, DrawingQueueFull } from './drawer.ts';

const drawer = new Drawer();
afterAll(() => drawer.close());
const icon = (svg: string) => ({ kind: 'icon', svg, size: 16 }) as const;
const sound = icon('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>');

test('a picture that cannot be drawn fails alone', async () => {
  const broken = drawer.draw(icon('<svg'));
  const next = drawer.draw(sound);
  await expect(broken).rejects.toThrow();
  expect((await next).subarray(1, 4).toString()).toBe('PNG');
});

test('there is an end to how many may wait', async () => {
  const all = Array.from({ length: 300 }, () => drawer.draw(sound));
  const ends = await Promise.allSettled(all);
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(99);
  expect(
    refused.every((end) => end.status === 'rejected' && end.reason instanceof DrawingQueueFull),
  ).toBe(true);
});

test('who waits for a picture when the server closes is told', async () => {
  const closing = new Drawer();
  const ends = Promise.allSettled([closing.draw(sound), closing.draw(sound)]);
  await closing.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(closing.draw(sound)).rejects.toThrow('The server is closing.');
});
