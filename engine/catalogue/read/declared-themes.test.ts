import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { declaredThemes } from './declared-themes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-themes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test("a program's faces are laid over the site's", () => {
  write('site.yaml', 'theme: { fonts: { display: Sora, body: Inter }, display: { weight: 600 } }');
  write('one/program.yaml', 'theme:\n  fonts: { display: Oswald }\n  frame: { mark: code }\n');
  write('two/program.json', '{ "theme": { "display": { "weight": 300, "case": "upper" } } }');
  expect(declaredThemes(folder)).toEqual([
    { fonts: { display: 'Sora', body: 'Inter' }, display: { weight: 600 }, frame: {} },
    {
      fonts: { display: 'Oswald', body: 'Inter' },
      display: { weight: 600 },
      frame: { mark: 'code' },
    },
    { fonts: { display: 'Sora', body: 'Inter' }, display: { weight: 300 }, frame: {} },
  ]);
});

test('a manifest that cannot be read asks for nothing of its own', () => {
  write('site.yaml', 'theme: { fonts: { body: Inter } }');
  write('broken/program.yaml', 'theme: [');
  write('empty/program.yaml', '# nothing');
  write('legal/terms.md', 'Terms');
  const site = { fonts: { body: 'Inter' }, display: {}, frame: {} };
  expect(declaredThemes(folder)).toEqual([site, site, site, site]);
});

test('a folder that is not there asks for nothing', () => {
  expect(declaredThemes(join(folder, 'nowhere'))).toEqual([{ fonts: {}, display: {}, frame: {} }]);
});
