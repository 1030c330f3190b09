import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import { draw } from '../drawing/draw.ts';
import type { Composition, Picture } from './picture.ts';

const fonts = mkdtempSync(join(tmpdir(), 'marquee-'));
afterAll(() => rmSync(fonts, { recursive: true }));

const palette = {
  ground: '#000000',
  surface: '#000000',
  border: '#000000',
  control: '#000000',
  primary: '#000000',
  muted: '#000000',
  accent: '#000000',
  text: '#ffffff',
};
/** Where ink is: of the title alone, as all else is as black as the ground. */
async function ink(over: Partial<Picture>) {
  const picture: Picture = {
    locale: 'en',
    title: 'Title',
    name: '',
    of: 'portal',
    composition: 'split',
    palette,
    theme: {},
    ...over,
  };
  const { width, height, data } = PNG.sync.read(await draw({ kind: 'picture', picture, fonts }));
  expect([width, height]).toEqual([1200, 630]);
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
  for (let index = 0; index < width * height; index += 1) {
    if ((data[index * 4] ?? 0) < 128) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    count += 1;
  }
  return { left, right, top, bottom, count };
}

const COMPOSITIONS: Composition[] = [
  'split',
  'centred',
  'poster',
  'banner',
  'ledger',
  'grid',
  'console',
];
const LONG = {
  en: 'A title of two hundred letters that goes on and on '.repeat(4).slice(0, 200),
  de: `${'Donaudampfschifffahrtsgesellschaft'.repeat(5)} und mehr`.slice(0, 200),
  ja: '映像を持ち帰れ、マラソンのクリエイターたち。'.repeat(9).slice(0, 200),
  'ar-sa': 'اخرج من المتاهة ومعك اللقطات (كلها)! '.repeat(6).slice(0, 200),
};

describe.each(COMPOSITIONS)('%s', (composition) => {
  test.each(Object.entries(LONG))('holds 200 letters in %s', async (locale, title) => {
    const { left, right, top, bottom } = await ink({ locale, title, composition });
    expect(left).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(1140);
    expect(top).toBeGreaterThanOrEqual(100);
    expect(bottom).toBeLessThanOrEqual(540);
  });
});

test('Arabic stands at the right, and its letters join', async () => {
  const latin = await ink({ title: 'Games' });
  const arabic = await ink({ locale: 'ar-sa', title: 'مرحبا' });
  expect(latin.left).toBeLessThan(100);
  expect(arabic.right).toBeGreaterThan(1100);
  // Letters that do not join take half as much room again.
  const apart = await ink({ locale: 'ar-sa', title: 'م\u200cر\u200cح\u200cب\u200cا' });
  expect(apart.right - apart.left).toBeGreaterThan((arabic.right - arabic.left) * 1.15);
});

test.each([
  ['ja', '映像'],
  ['ko-kr', '영상'],
  ['zh-cn', '影像'],
  ['zh-tw', '影像'],
  ['ru', 'Съёмка'],
  ['pl', 'Zażółć'],
])('%s is written with letters of its own', async (locale, title) => {
  const { count } = await ink({ locale, title });
  expect(count).toBeGreaterThan(2000);
});

test('a character that XML does not know is left out of a picture', async () => {
  const plain = await ink({ title: 'Title' });
  expect(await ink({ title: 'Ti\u0007t\ufffel\ud800e' })).toEqual(plain);
});
