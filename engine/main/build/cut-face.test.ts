import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, expect, test } from 'vitest';
import type { FacePart } from '#portal/base/theme/face-files.ts';
import { cutFile, cutOf } from './cut-face.ts';
import { faceSources } from './face-sources.ts';
import { readSfnt } from './measure-face.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-faces-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sourcesOf = (family: string, weights: [number, number]) =>
  faceSources('node_modules', { family, weights });
async function cut(family: string, weights: [number, number], part: FacePart) {
  const [source] = sourcesOf(family, weights);
  const job = source && cutOf(source, part, folder);
  if (!job) throw new Error(`${family} has no ${part}.`);
  const bytes = await cutFile(job);
  const text = 'aéñąДя½';
  const sfnt = await subsetFont(bytes, text, { targetFormat: 'sfnt' });
  // A character that a font lacks has the width of its first glyph, which stands for all of them.
  const { width } = readSfnt(sfnt);
  return { job, bytes, has: (one: string) => width(one) !== width('\u{fffe}') };
}

test('what English is set in is a third of the file, and has the é of cafés', async () => {
  const { job, bytes, has } = await cut('Inter', [400, 700], 'basic');
  expect(bytes.length).toBeLessThan(statSync(job.source).size * 0.36);
  expect(['a', 'é', 'ñ', '½'].filter(has)).toEqual(['a', 'é']);
});

test('the western part has every letter of Latin-1', async () => {
  const { has } = await cut('Rubik', [400, 700], 'western');
  expect(['a', 'é', 'ñ', '½', 'ą'].filter(has)).toEqual(['a', 'é', 'ñ', '½']);
});

test('Polish and Russian have parts of their own', async () => {
  const extended = await cut('Inter', [400, 700], 'extended');
  const polish = await cut('Inter', [400, 700], 'polish');
  expect([extended.has('ą'), polish.has('ą')]).toEqual([true, true]);
  expect(polish.bytes.length).toBeLessThan(extended.bytes.length / 2);
  expect(['Д', 'я', 'a'].filter((await cut('Inter', [400, 700], 'cyrillic')).has)).toEqual([
    'Д',
    'я',
  ]);
});

test('a face of one weight is smaller than one with an axis', async () => {
  const one = await cut('Oswald', [700, 700], 'basic');
  const all = await cut('Oswald', [400, 700], 'basic');
  expect(one.bytes.length).toBeLessThan(all.bytes.length * 0.7);
});

test('the same cut has the same file, another weight another', () => {
  const target = (weights: [number, number]) =>
    sourcesOf('Inter', weights).map((source) => cutOf(source, 'basic', folder)?.target);
  expect(target([400, 700])).toEqual(target([400, 700]));
  expect(target([400, 700])).not.toEqual(target([500, 700]));
});

test('weights that a face does not have become those nearest', () => {
  expect(sourcesOf('Oswald', [800, 900])[0]?.axis).toEqual([700, 700]);
  expect(sourcesOf('Kanit', [400, 700]).map(({ fixed }) => fixed)).toEqual([400, 700]);
  expect(sourcesOf('Bungee', [400, 500]).map(({ fixed }) => fixed)).toEqual([400]);
  expect(sourcesOf('Kanit', [700, 700]).map(({ fixed }) => fixed)).toEqual([700]);
});

test('a face without Cyrillic has no Cyrillic part', () => {
  const [source] = sourcesOf('Sora', [700, 700]);
  expect(source && cutOf(source, 'cyrillic', folder)).toBeUndefined();
});

test('measures are those of the face itself', async () => {
  const [source] = sourcesOf('JetBrains Mono', [400, 400]);
  const path = source?.file('latin') ?? '';
  const sfnt = await subsetFont(readFileSync(path), 'aW', { targetFormat: 'sfnt' });
  const { ascent, descent, width } = readSfnt(sfnt);
  expect([ascent, descent, width('a'), width('W')]).toEqual([1.02, 0.3, 0.6, 0.6]);
});
