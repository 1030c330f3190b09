import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileLegal } from './legal.ts';

const root = mkdtempSync(join(tmpdir(), 'marquee-legal-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A program's folder whose terms have these texts, by locale. */
function folderOf(name: string, texts: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const [locale, text] of Object.entries(texts))
    writeFileSync(join(folder, locale === 'en' ? 'terms.md' : `terms.${locale}.md`), text);
  return folder;
}

const compile = (folder: string, locales: readonly string[] = []) =>
  compileLegal({ terms: { file: 'terms.md', version: '1' } }, folder, locales).documents.terms;

test('programs that share a document have it alike, each with its own translations', () => {
  const english = '# The terms\n\nOf *all*.';
  const one = compile(folderOf('one', { en: english, de: '# Die Regeln' }), ['de']);
  const other = compile(folderOf('other', { en: english, de: '# Das Recht' }), ['de']);
  expect(one?.texts.en).toEqual({
    title: 'The terms',
    body: [{ kind: 'paragraph', content: ['Of ', { kind: 'emphasis', content: ['all'] }, '.'] }],
  });
  expect(other?.texts.en).toEqual(one?.texts.en);
  expect([one, other].map((terms) => terms?.texts.de?.title)).toEqual(['Die Regeln', 'Das Recht']);
});

test('of more documents than are remembered each has its own text', () => {
  const folders = Array.from({ length: 130 }, (_, index) =>
    folderOf(`many-${index}`, { en: `# Terms ${index}` }),
  );
  for (const turn of [folders, folders.toReversed()])
    for (const folder of turn) {
      const number = /\d+$/.exec(folder)?.[0];
      expect(compile(folder)?.texts.en?.title).toBe(`Terms ${number}`);
    }
});
