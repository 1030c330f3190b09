import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fontFiles } from './font-files.ts';
import { staticFont } from './static-font.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a font is kept for as long as its file has the same bytes', async () => {
  const [sora] = fontFiles('Sora', 700);
  const [inter] = fontFiles('Inter', 700);
  if (!sora || !inter) throw new Error('Sora and Inter are not installed.');
  const first = await staticFont(sora, folder);
  expect(await staticFont(sora, folder)).toBe(first);
  // As after an update of its package.
  expect(await staticFont({ ...sora, path: inter.path }, folder)).not.toBe(first);
});
